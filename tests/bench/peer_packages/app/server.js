// Serves the pages of a folder, packed once, and boardgame.io's lobby and sockets; nothing is kept on disk.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Server } from "boardgame.io/server";
import { goofspiel } from "./game.js";

const [, , folder, icons] = process.argv;
const LETTERS = "BCDFGHJKLMNPQRSTVWXYZ";
const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

const page = (name) => `<!doctype html>
<html lang="en" class="${name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Goofspiel</title>
<link rel="stylesheet" href="/${name}.css">
<script type="module" src="/${name}.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

function packed(type, content) {
  return { type: TYPES[type], body: gzipSync(content, { level: 9 }), isPage: type === "html" };
}

const files = { "/icons.svg": packed("svg", readFileSync(icons)) };
for (const name of readdirSync(folder)) {
  files[`/${name}`] = packed(name.split(".").pop(), readFileSync(`${folder}/${name}`));
}
const phone = packed("html", page("phone"));
const board = packed("html", page("board"));

function fileAt(path) {
  if (/^\/board\/[A-Z]{4}$/.test(path)) return board;
  return files[path] ?? (/^\/[A-Z]{4}$/.test(path) ? phone : null);
}

const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)];
const uuid = () => Array.from({ length: 4 }, letter).join("");
const server = Server({ games: [goofspiel], origins: [/.*/], uuid });
server.app.use(async (ctx, next) => {
  const file = ctx.method === "GET" && fileAt(ctx.path);
  if (!file) return next();
  ctx.set("Content-Encoding", "gzip");
  ctx.set("Cache-Control", file.isPage ? "no-cache" : "max-age=3600");
  ctx.type = file.type;
  ctx.body = file.body;
});
server.run({ port: 0 }).then(({ appServer }) => console.log(`serving http://127.0.0.1:${appServer.address().port}`));
