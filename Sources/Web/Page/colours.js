// The colours of the code: the engine's own spans, as a mode of CodeMirror.
// @ts-check
"use strict";

/**
 * The spans of each line: `{ from, to, kind }` in characters. The engine counts bytes of the whole text.
 * @param {string} text
 * @param {Spans} spans
 */
Galley.lineSpans = (text, spans) => {
  const lines = [];
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const count = text.split("\n").length;
  let [start, next] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline;
    /** @param {number} byte */
    const place = (byte) => decoder.decode(bytes.subarray(start, Math.min(byte, end))).length;
    const line = [];
    for (let span = next; span < spans.length && spans[span] < end; span += 3) {
      const [first, last, kind] = /** @type {[number, number, string]} */ (spans.slice(span, span + 3));
      line.push({ from: place(Math.max(first, start)), to: place(last), kind });
      // A span that continues on the next line is needed again there.
      if (last <= end) next = span + 3;
    }
    lines.push(line);
    start = end + 1;
  }
  return lines;
};

/** `{ name: "galley", doc: () => document, spans: (text) => spans, lineComment }`. Indents by brackets. */
CodeMirror.defineMode("galley", (/** @type {{ indentUnit: number }} */ options, /** @type {{ doc: () => CodeDocument, spans: (text: string) => Spans, lineComment: string }} */ { doc, spans, lineComment }) => {
  /** @type {number | null} */
  let generation = null;
  /** @type {{ from: number, to: number, kind: string }[][]} */
  let lines = [];
  const read = () => {
    const now = doc().changeGeneration();
    if (now !== generation) [generation, lines] = [now, Galley.lineSpans(doc().getValue(), spans(doc().getValue()))];
    return lines;
  };
  return {
    startState: () => ({ line: 0 }),
    /**
     * @param {CodeStream} stream
     * @param {{ line: number }} state
     */
    token(stream, state) {
      const found = (read()[state.line] ?? []).find(({ to }) => to > stream.pos);
      const isInside = found && found.from <= stream.pos;
      // Brackets are tokens of their own, which the editor matches.
      if (isInside) stream.pos = found.to;
      else if (!stream.eat(/[()[\]{}]/)) {
        do stream.next(); while (!stream.eol() && stream.pos !== found?.from && !/[()[\]{}]/.test(stream.peek()));
      }
      if (stream.eol()) state.line += 1;
      return isInside ? found.kind : null;
    },
    /** @param {{ line: number }} state */
    blankLine(state) { state.line += 1; },
    /**
     * Two steps further than the line before if that one opens a bracket; one step back for a line that closes one.
     * @param {{ line: number }} state
     * @param {string} after
     */
    indent(state, after) {
      let line = state.line - 1;
      while (line > 0 && !doc().getLine(line)?.trim()) line -= 1;
      const before = doc().getLine(line) ?? "";
      const indent = /^\s*/.exec(before)[0].length;
      const opened = /[([{]\s*$/.test(before) || /\bin\s*$/.test(before) ? options.indentUnit : 0;
      return Math.max(0, indent + opened - (/^[)\]}]/.test(after) ? options.indentUnit : 0));
    },
    electricInput: /^\s*[)\]}]$/, lineComment, blockCommentStart: "/*", blockCommentEnd: "*/",
  };
});
