// What the scripts and the server say to each other, and what several scripts share.
// These are global names, so that no script has to import what browsers never load.

/** Something that this screen asks of the table; `do` names the kind of command. */
type Command = { id: string; do: string; [field: string]: unknown };

/** The answer to a command: done, or a code and a sentence that say why not. */
type Acknowledgement = { id?: string; ok: boolean; code?: string; say?: string };

/** The HTML of each region that looks different now, by the region's name. */
type Regions = Record<string, string>;

/** The last reveal, for show.js. Beats are numbered from 1; before the first it is 0. */
type Show = {
  /** The number of the playback; each later one has a greater number. */
  number: number;
  /** How long it takes until the first beat, and how long each takes, at the ordinary pace. */
  seconds: number[];
  /** The kind of each beat. */
  kinds: string[];
  /** The sound of each highlight, by the number of its beat. */
  sounds: Record<string, string>;
  /** The cells of each seat: before the first beat, after each, and at rest. */
  scores: Record<string, string[][]>;
  /** Whom reactions are for: before the first beat, and at each. */
  about: string[][];
  /** At the end of a game, the beat at which it is told who came where; else null. */
  closing: number | null;
  /** At the end of a game, the beat that shows the winner, for which phones wait; else null. */
  won: number | null;
};

/** What was corrected last; `said` is HTML. */
type Correction = { id: string; said: string };

/**
 * The seat of a pad: its player's name and symbol, what the pad is called, its total, which is empty if it has none; a
 * game that it has not played before at this table `begins`.
 */
type Me = { name: string; colour: string; pad: string; total: string; begins: boolean; tour: boolean };

/**
 * What a screen's scripts know beside its regions (companion/presenters/screen_data.py says what each is). What could
 * not be made is null, whatever its type.
 */
type ScreenData = {
  game?: string | null;
  me?: Me;
  submissions?: Record<string, string>;
  countdown?: string | null;
  show?: Show | null;
  asks?: Record<string, string>;
  correction?: Correction | null;
  redo?: number | null;
  time?: QuestionTime | null;
};

/** What a page carries besides: the style sheets and the script of each game, and the sounds. */
type PageData = ScreenData & {
  files?: Record<string, { sheets: string[]; script: string | null }>;
  sounds?: Record<string, string>;
};

/** What a phone sent for boards to show; nobody is named who only watches. */
type Reaction = { kind: string; seat?: string; name?: string; colour?: string };

/** The time of the present question, in milliseconds: what is left of it, and how long it is. */
type QuestionTime = { left: number; of: number; paused?: boolean };

/** What the server sends through the WebSocket. */
type ServerMessage = {
  /** What has changed of the screen. */
  regions?: Regions;
  data?: ScreenData;
  ack?: Acknowledgement;
  reaction?: Reaction;
  /** The seat whose phone says hello in the lobby. */
  greeting?: string;
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
