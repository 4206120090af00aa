// The types of the scripts of pages: the engine's answers, and what the scripts find in the page. `tsc` reads them; pages do not contain them.

declare const CodeMirror: any;

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
  axis: "vertical" | "horizontal";
  isMirrored: boolean;
  isDevice: boolean;
  safeArea: number[];
  inset: number[];
  notes: string[];
  sections: any[];
  elements: { count: number; total: number; names: string[]; kinds: string[]; [column: string]: any };
  groups: { count: number; isWhole: boolean; [column: string]: any };
  pins: { element: number; track: number[]; isAtEnd: boolean }[];
  parts: any[];
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
interface Lesson extends LessonTexts { code: { start: string; solution: string; screen: string[]; sizes: string[]; target: { panes: Pane[] } } | null }

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

interface Window { galley: { setCode(text: string): Promise<Answer> } }

declare class DecompressionStream implements ReadableWritablePair { constructor(format: string); readable: ReadableStream; writable: WritableStream }
declare class CompressionStream implements ReadableWritablePair { constructor(format: string); readable: ReadableStream; writable: WritableStream }

interface Array<T> { findLast(holds: (element: T, index: number) => boolean): T | undefined }

interface Event { readonly dataTransfer?: DataTransfer }
