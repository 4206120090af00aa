// The types of the scripts of pages: the engine's answers, and what the scripts find in the page. `tsc` reads them; pages do not contain them.

declare const CodeMirror: any;

// What the scripts set once they run.
declare namespace Galley {
  let page: any;
  let live: (news: any) => void;
  let data: (revision: number, data: any) => void;
  let desk: any;
  let engineFile: string | null;
}

// The classes of the scripts.
type Workbench = InstanceType<typeof Galley.Workbench>;
type Picture = InstanceType<typeof Galley.Picture>;
type Stage = InstanceType<typeof Galley.Stage>;
type Elements = InstanceType<typeof Galley.Elements>;
type Outlines = InstanceType<typeof Galley.Outlines>;

type Store = InstanceType<typeof Galley.Store>;

/** A picture or a screen, which draws boxes but selects nothing. */
type Drawn = InstanceType<typeof Galley.Screen>;

type TableName = "elements" | "sections" | "groups";

/** The name of a picture: a number in exported pages. */
type Word = string | number;

/** A number of a frame. */
type Side = keyof Rect;

type Axis = "vertical" | "horizontal";

/** An element, section or group: its table, and its row in it. */
interface Found { table: any; index: number }

/** Events of elements. */
interface Pointed extends PointerEvent { target: HTMLElement }
interface Pressed extends KeyboardEvent { target: HTMLElement }

/** A rectangle in points. */
interface Rect { x: number; y: number; width: number; height: number }

/** A range of code. Lines and columns start at 1; columns and lengths count bytes. */
interface Source { file: string; line: number; column: number; length: number }

/** Replaces a range of code. */
interface Edit { source: Source; text: string }

/** The answer's shape is `Workbench.shape`. */
interface Answer {
  isRead: boolean;
  problems: Problem[];
  components: Component[];
  hasPlaceholders: boolean;
  message: string | null;
  applying: string | null;
  picture: { panes: Pane[] } | null;
  lesson: Verdict | null;
}

interface Problem {
  severity: "error" | "warning" | "info" | "hint";
  message: string;
  notes: string[];
  source: Source | null;
  check: string | null;
  rule: string | null;
  uikit: string | null;
  page: string | null;
  commands: string[];
}

interface Component {
  name: string;
  kind: string;
  elementKind: string | null;
  source: Source | null;
  properties: { name: string; value: string; source: Source | null }[];
}

/** A column of a table: its numbers, or runs of a first number, a step and a count. */
type Column = number[] | { runs: number[] };

/** A view on its screen, as `PagePane` writes it. */
interface Pane {
  title: string;
  bounds: [number, number];
  contentSize: [number, number];
  contentOffset: [number, number];
  axis: Axis;
  isMirrored: boolean;
  isDevice: boolean;
  safeArea: number[];
  inset: number[];
  notes: string[];
  sections: any[];
  elements: { count: number; total: number; names: string[]; kinds: string[]; [column: string]: any };
  groups: { count: number; isWhole: boolean; [column: string]: any };
  pins: Pin[];
  parts: Part[];
  steps: any;
  apply: Apply | null;
  next: Apply | null;
}

/** An apply: what it changes, and the cells on the side of it that the picture does not show. */
interface Apply {
  number: number;
  contentSize: [number, number];
  inserted: string[];
  deleted: string[];
  moved: string[];
  count: number;
  names: string[];
  x: Column;
  y: Column;
  width: Column;
  height: Column;
  section: Column;
}

// What the parts of the page ask of each other.

interface EditorAsked {
  changed(): void;
  moved(file: string, line: number): void;
  told(text: string, action?: string, act?: () => void): void;
  spans(text: string): Spans;
  commandSpans(text: string): Spans;
  completeCode(file: string, offset: number): Completion | null;
  completeCommand(before: string): Completion | null;
}

interface ProblemsAsked {
  go(source: Source): void;
  fix(edits: Edit[]): void;
  help(page: string): void;
  counted(grave: number, all: number): void;
}

interface StageAsked {
  selected(): void;
  applies?(word: Word): (() => void) | null;
  stacks?(): boolean;
  zoomed?(scale: number): void;
  made?(word: Word, picture: Picture): void;
  options?(word: Word): Partial<PictureOptions>;
}

interface PictureOptions {
  selected(key: string | null): void;
  source?(source: Source): void;
  control?(source: Source, part: Side, found: Found): Node | null;
  extras?(found: Found): Node[];
  grip?(area: HTMLElement, band: Band): void;
  spaced?(found: Found): void;
}

interface EngineTold {
  answer(text: string): void;
  error(text: string): void;
  accepted(lines: Uint8Array): void;
  trapped(reason: string): void;
}

interface EntryAsked {
  assist(text: string): Assistance | null;
  complete(text: string): Completion | null;
  history(): string[];
  run(text: string): void;
  abandoned?(text: string): void;
  edited?(): void;
}

interface ShellAsked {
  store: Store;
  module: WebAssembly.Module;
  language: string;
  before?(line: string): void;
  changed(line?: string | null): void;
  written(name: string, bytes: Uint8Array): void;
  edited(): void;
}

interface RowOptions {
  isMirrored: boolean;
  draw(box: any): HTMLElement;
  moved(offset: number): void;
  settled(): void;
}

interface Surrounded {
  device: string;
  isLandscape: boolean;
  share: string;
  textSize: string;
  isMirrored: boolean;
  version: number;
  second: string | null;
  size: number[] | null;
}

/** A part of a layout section: an item or a group. */
interface Part { name: string; path: number[]; size: string[]; estimated: boolean[]; insets: number[]; axis: Axis | null; spacing: string | null }

/** A pinned element, and the track in which it moves. */
interface Pin { element: number; track: number[]; isAtEnd: boolean }

/** A gap or an inset on the screen, with the property of the component that sets it. */
interface Band extends Rect {
  kind: string;
  axis: Axis;
  length: number;
  isFixed?: boolean;
  component?: string | null;
  property?: string;
  side?: string;
}

/** The completions of a word. The range counts bytes. Its shape is `Completion.shape`. */
interface Completion { from: number; to: number; candidates: Candidate[] }
interface Candidate { text: string; endsWord: boolean; summary: string }

/** A completion that the editor offers. */
interface Hint { text: string; displayText: string }

/** A place in the editor; lines and characters start at 0. */
interface Place { line: number; ch: number }

/** A file that is open in the editor, with its CodeMirror document. */
interface OpenFile { name: string; role: CodeFile["role"]; doc: CodeDocument }

/** CodeMirror's document, as far as the page uses it. */
interface CodeDocument {
  changeGeneration(): number;
  getAllMarks(): CodeMark[];
  getLine(line: number): string | undefined;
  getRange(from: Place, to: Place): string;
  getValue(): string;
  indexFromPos(place: Place): number;
  lastLine(): number;
  lineCount(): number;
  markText(from: Place, to: Place, options: { className: string; attributes: Record<string, string> }): CodeMark;
  posFromIndex(index: number): Place;
  replaceRange(text: string, from: Place, to: Place, origin: string): void;
}
interface CodeMark { isGalley?: boolean; clear(): void }

/** The text that a mode of CodeMirror reads, one line at a time. */
interface CodeStream { pos: number; eat(pattern: RegExp): string | undefined; next(): string; eol(): boolean; peek(): string }

/** A number in the code; without a document, in the current one. */
interface CodeNumber { doc?: CodeDocument; text: string; from: Place; to: Place }

/** The spans of code: the start, the end and the kind of each. Count bytes. Its shape is `Workbench.spansShape`. */
type Spans = (number | string)[];

/** Its shape is `Session.assistanceShape`. */
interface Assistance {
  spans: [number, number, string][]; continuation: string | null; template: string | null; isWhole: boolean; view: string | null; isPending: boolean;
}

/** A file in the editor. */
interface CodeFile { name: string; role: "file" | "typed" | "commands"; text: string }

/** What the engine reads, as `Workbench.Request` does. */
interface LookRequest { language: string; files: { name: string; text: string }[]; surroundings: string[]; entries: { name: string; text: string }[]; isLesson?: boolean }

/** A part of a lesson's goal, after the lines of the goal that run before it. */
interface GoalPart { text: string; isMet: boolean; after: string | null }

/** The state of the goal of a lesson, and the reply. Its shape is `CodeLesson.verdictShape`. */
interface Verdict { met: number; of: number; isReached: boolean; isTry: boolean; reply: string | null; goal: GoalPart[] }

/** The texts of a lesson, in lines. */
interface LessonTexts { title: string; text: string[]; hints: string[][]; done: string[] }

/** Its shape is `PageLesson.shape`. */
interface Lesson extends LessonTexts { code: LessonCode | null }

/** Neighbouring lines that a change replaces, below lines that stay. */
interface CodePlace { above: string[]; removed: string[]; added: string[] }
/** The code after a change is null if the change hides what it adds. Its shape is `ChangedCode.shape`. */
interface ChangedCode { places: CodePlace[]; code: string | null }
/** A part of a lesson's text, as `CodeLesson.TextPart`. */
interface TextPart { kind: "prose" | "code" | "change" | "hidden" | "explanation" | "component"; lines: string[]; change: ChangedCode | null }

interface LessonCode {
  start: string; solution: string; screen: string[]; sizes: string[]; target: { panes: Pane[] };
  text: TextPart[]; hints: TextPart[][];
  question: string[]; choices: { text: string; isCorrect: boolean; reply: string[] }[];
}

/** Its shape is `Session.lessonMapShape`. */
interface LessonMap {
  chapters: { title: string; sentence: string; lessons: { name: string; number: number; title: string; level: number; state: "solved" | "current" | null }[] }[];
  solved: number;
  of: number;
  isBundled: boolean;
  running: (LessonTexts & { name: string; number: number | null; isReached: boolean }) | null;
}

/** The progress in a lesson in code. `word` is its name or its link, `back` the document before it. */
interface LessonProgress {
  word: string; course: string; back: string | null; number: number | null; key: string | null;
  tries: number; hints: number; isCopied: boolean; isReached: boolean; reply: string;
}

/** A dropped file or folder: a handle or, in browsers without handles, an entry. */
type DroppedRoot = FileSystemFileHandle | FolderHandle | FileSystemFileEntry | FileSystemDirectoryEntry;
interface FolderHandle { name: string; values(): AsyncIterable<DroppedRoot> }

interface DataTransferItem { getAsFileSystemHandle?(): Promise<DroppedRoot | null> }

interface Window { galley: { setCode(text: string): Promise<Answer> } }

declare class DecompressionStream implements ReadableWritablePair { constructor(format: string); readable: ReadableStream; writable: WritableStream }
declare class CompressionStream implements ReadableWritablePair { constructor(format: string); readable: ReadableStream; writable: WritableStream }

interface Array<T> { findLast(holds: (element: T, index: number) => boolean): T | undefined }

interface Event { readonly dataTransfer?: DataTransfer }
