// What the scripts and the server say to each other, and what several scripts share.
// These are global names, so that no script has to import what browsers never load.

/** Something that this screen asks of the table; `do` names the kind of command. */
type Command = { id: string; do: string; [field: string]: unknown };

/** The answer to a command: done, or a code and a sentence that say why not. */
type Acknowledgement = { id?: string; ok: boolean; code?: string; say?: string };

/** The HTML of each region that looks different now, by the region's name. */
type Regions = Record<string, string>;

/** Who has sealed and who has not: a state for each seat. */
type Submissions = Record<string, string>;

/** What a phone sent for boards to show; nobody is named who only watches. */
type Reaction = { kind: string; seat?: string; name?: string; colour?: string };

/** The time of the present question, in milliseconds: what is left of it, and how long it is. */
type QuestionTime = { left: number; of: number; paused?: boolean };

/** What the server sends through the WebSocket. */
type ServerMessage = {
  /** The game whose files the screen needs. */
  game?: string;
  regions?: Regions;
  submissions?: Submissions;
  ack?: Acknowledgement;
  reaction?: Reaction;
  /** The seat whose phone says hello in the lobby. */
  greeting?: string;
  /** Another time for the present question; null: it has none. */
  time?: QuestionTime | null;
  /** The board rings this phone: for its own seat, "", or for another one that it holds, by its name. */
  ring?: string;
  /** The version of the static files, where an author changes them. */
  files?: string;
  /** This phone was taken off its seat. */
  removed?: boolean;
  /** Why the page has to be loaded again: the server is about to end, or files have changed. */
  gone?: string;
};

/** Returns what an element with `data-collect` is worth as JSON, or null while it is not complete. */
type Collector = (element: HTMLElement) => unknown;

/** The script that plays the music; it is fetched with the sounds. */
type MusicPlayer = typeof import("./music.js");
type TvScript = typeof import("./show_on_tv.js");
type Poller = typeof import("./polling.js");

/** How a toast looks: red, yellow, or plain. */
type Tone = "bad" | "warn" | "";

/** Only what we use of vendor/idiomorph. */
declare const Idiomorph: {
  morph(
    element: Element,
    html: string,
    options: { morphStyle: "innerHTML"; callbacks: { beforeNodeMorphed(from: Node, to: Node): boolean } },
  ): void;
};
