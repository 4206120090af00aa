// The code editor: CodeMirror with a tab for each file, problems underlined at their places, and numbers as handles.
// @ts-check
"use strict";

/**
 * The place in a document for a line and a column of the engine, which counts both from 1 and columns in bytes.
 * @param {CodeDocument} doc
 * @param {number} line
 * @param {number} column
 */
Galley.position = (doc, line, column) => {
  const text = doc.getLine(line - 1) ?? "";
  return { line: line - 1, ch: new TextDecoder().decode(new TextEncoder().encode(text).slice(0, column - 1)).length };
};

/**
 * The range of a source: `{ file, line, column, length }`, with the length in bytes.
 * @param {CodeDocument} doc
 * @param {{ line: number, column: number, length: number }} source
 */
Galley.range = (doc, { line, column, length }) => {
  const from = Galley.position(doc, line, column);
  const rest = doc.getRange(from, { line: Math.min(doc.lastLine(), line + 60), ch: Infinity });
  const text = new TextDecoder().decode(new TextEncoder().encode(rest).slice(0, length));
  return { from, to: doc.posFromIndex(doc.indexFromPos(from) + text.length) };
};

/**
 * The name of a file, with a number if it is used already.
 * @param {string} name
 * @param {(name: string) => boolean} isUsed
 */
Galley.unusedName = (name, isUsed) => {
  const [, stem, number] = /^(.*?)(\d*)\.swift$/.exec(name) ?? [null, name, ""];
  let next = Number(number) || 1;
  let found = name;
  while (isUsed(found)) found = `${stem}${(next += 1)}.swift`;
  return found;
};

Galley.Editor = class {
  static numbers = /\d+(\.\d+)?/g;

  /**
   * @param {HTMLElement} host the element for the editor
   * @param {EditorAsked} asked changed(), moved(file, line), told(text, action, act), spans(text) and commandSpans(text) of the colours, completeCode(file, offset), completeCommand(before)
   */
  constructor(host, asked) {
    this.asked = asked;
    /** @type {OpenFile[]} */
    this.files = [];
    this.current = null;
    this.drags = 0;
    this.tabs = Galley.make("div", { class: "bench-tab-list", role: "tablist", "aria-label": Galley.say("files") });
    this.tabTools = Galley.make("div", { class: "bench-tab-tools" });
    const place = Galley.make("div", { class: "bench-code", "data-testid": "code" });
    host.append(Galley.make("div", { class: "bench-tabs" }, this.tabs, this.tabTools), place);
    const keys = {
      /** @param {any} mirror */
      Tab: (mirror) => (mirror.somethingSelected() ? mirror.indentSelection("add") : mirror.replaceSelection("  ", "end", "+input")),
      "Shift-Tab": "indentLess", "Ctrl-Space": () => this.complete(), "Cmd-/": () => this.comment(), "Ctrl-/": () => this.comment(),
      "Alt-Up": () => this.step(1), "Alt-Down": () => this.step(-1), "Shift-Alt-Up": () => this.step(10), "Shift-Alt-Down": () => this.step(-10),
      // After Escape, Tab leaves the editor for the next control, and Shift-Tab for the one before.
      Esc: () => this.mirror.setOption("extraKeys", { ...keys, Tab: false, "Shift-Tab": false }),
    };
    const keepTabs = () => this.mirror.setOption("extraKeys", keys);
    this.mirror = CodeMirror(place, {
      lineNumbers: true, indentUnit: 2, tabSize: 2, matchBrackets: true, autoCloseBrackets: true, lineWrapping: true,
      inputStyle: matchMedia("(pointer: coarse)").matches ? "contenteditable" : "textarea", viewportMargin: 40,
      gutters: ["CodeMirror-linenumbers", "bench-problem-gutter"], screenReaderLabel: Galley.say("code"),
      extraKeys: keys,
    });
    this.mirror.on("blur", keepTabs);
    this.mirror.on("change", keepTabs);
    this.mirror.on("change", (/** @type {unknown} */ _, /** @type {{ origin: string }} */ change) => this.changed(change));
    this.mirror.on("cursorActivity", () => this.moved());
    this.mirror.on("keyup", (/** @type {unknown} */ _, /** @type {Pressed} */ event) => this.offer(event));
    this.mirror.on("renderLine", (/** @type {unknown} */ _, /** @type {{ text: string }} */ line, /** @type {HTMLElement} */ element) => this.indentRest(line, element));
    this.handle = Galley.make("button", {
      type: "button", class: "bench-handle", title: Galley.say("dragNumber"), "aria-label": Galley.say("dragNumber"), tabindex: -1,
    }, "◂ ▸");
    this.handle.addEventListener("pointerdown", (/** @type {Pointed} */ event) => this.grab(event));
  }

  /**
   * Indents the rest of a wrapped line a little further than its start.
   * @param {{ text: string }} line
   * @param {HTMLElement} element
   */
  indentRest({ text }, element) {
    const width = (/^\s*/.exec(text)[0].length + 2) * this.mirror.defaultCharWidth();
    element.style.textIndent = `${-width}px`;
    element.style.paddingInlineStart = `${width + 4}px`;
  }

  // Files.

  /**
   * Replaces all files.
   * @param {CodeFile[]} files
   */
  show(files, current = 0) {
    this.files = files.map((/** @type {CodeFile} */ { name, text, role }) => ({ name, role: role ?? "file", doc: this.document(text, role) }));
    this.select(this.files[Math.min(current, this.files.length - 1)]);
  }

  /**
   * A document of the editor, coloured as Swift or as commands.
   * @param {string} text
   */
  document(text, role = "file") {
    const mode = { name: "galley", doc: () => doc, spans: role === "commands" ? this.asked.commandSpans : this.asked.spans, lineComment: role === "commands" ? "#" : "//" };
    const doc = CodeMirror.Doc(text, mode);
    return doc;
  }

  get content() { return this.files.map(({ name, role, doc }) => ({ name, role, text: doc.getValue() })); }

  /** @param {string} name */
  file(name) { return this.files.find((file) => file.name === name) ?? null; }

  /** @param {OpenFile} file */
  select(file) {
    this.current = file;
    this.mirror.swapDoc(file.doc);
    this.drawTabs();
    this.placeHandle();
  }

  drawTabs() {
    const tabs = this.files.map((file) => {
      const isCurrent = file === this.current;
      const tab = Galley.make("button", {
        type: "button", role: "tab", "aria-selected": String(isCurrent), tabindex: isCurrent ? 0 : -1, onclick: () => {
          if (!isCurrent) this.select(file);
          this.mirror.focus();
        }, ondblclick: () => this.rename(file),
      }, Galley.shown(file.role === "file" ? file.name : Galley.say(`tab.${file.role}`)));
      return tab;
    });
    const isRemovable = this.current?.role === "file" && this.files.filter(({ role }) => role === "file").length > 1;
    this.tabs.replaceChildren(...tabs);
    this.tabTools.replaceChildren(
      Galley.icon("addFile", "+", () => this.add()),
      isRemovable ? Galley.icon("closeFile", "×", () => this.close(this.current)) : "");
    /** @param {Pressed} event */
    this.tabs.onkeydown = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.target.getAttribute("role") !== "tab") return;
      const index = (this.files.indexOf(this.current) + step + this.files.length) % this.files.length;
      this.select(this.files[index]);
      this.tabs.children[index].focus();
    };
  }

  add(name = "Model.swift", text = "") {
    /** @type {OpenFile} */
    const file = { name: Galley.unusedName(name, (found) => this.file(found) !== null), role: "file", doc: this.document(text) };
    const typed = this.files.findIndex(({ role }) => role !== "file");
    this.files.splice(typed < 0 ? this.files.length : typed, 0, file);
    this.select(file);
    this.asked.changed();
  }

  /** @param {OpenFile} file */
  close(file) {
    const index = this.files.indexOf(file);
    this.files.splice(index, 1);
    this.select(this.files[Math.max(0, index - 1)]);
    this.asked.changed();
    this.asked.told(Galley.say("closed", file.name), Galley.say("undo"), () => {
      this.files.splice(index, 0, file);
      this.select(file);
      this.asked.changed();
    });
  }

  /** @param {OpenFile} file */
  rename(file) {
    if (file.role !== "file") return;
    const index = this.files.indexOf(file);
    const field = Galley.make("input", { class: "bench-rename", value: file.name, "aria-label": Galley.say("fileName") });
    this.tabs.children[index].replaceWith(field);
    field.select();
    field.focus();
    let isDone = false;
    /** @param {boolean} isKept */
    const end = (isKept) => {
      if (isDone) return;
      isDone = true;
      const name = field.value.trim().replace(/[\n/]/g, "");
      if (isKept && name && name !== file.name && !this.file(name)) {
        file.name = name.endsWith(".swift") ? name : `${name}.swift`;
        this.asked.changed();
      }
      this.drawTabs();
    };
    field.addEventListener("keydown", (/** @type {Pressed} */ event) => {
      if (event.key === "Enter") end(true);
      if (event.key === "Escape") end(false);
    });
    field.addEventListener("blur", () => end(true));
  }

  // Editing.

  /** @param {{ origin: string }} change */
  changed(change) {
    if (change.origin !== "setValue") this.asked.changed();
    this.placeHandle();
  }

  moved() {
    this.placeHandle();
    const { line } = this.mirror.getCursor();
    this.asked.moved(this.current.name, line + 1);
  }

  /** Makes the selected lines comments, or code again. */
  comment() { this.mirror.toggleComment({ indent: true }); }

  undo() { this.mirror.undo(); }
  redo() { this.mirror.redo(); }

  /**
   * Replaces the current file's text, as one undo step.
   * @param {string} text
   */
  replace(text) {
    const { doc } = this.current;
    const last = doc.lastLine();
    doc.replaceRange(text, { line: 0, ch: 0 }, { line: last, ch: doc.getLine(last).length }, "+replace");
  }

  /**
   * Adds a line at the end of the current file.
   * @param {string} line
   */
  append(line) {
    const { doc } = this.current;
    const last = doc.lastLine();
    const end = { line: last, ch: doc.getLine(last).length };
    doc.replaceRange(`${end.ch > 0 ? "\n" : ""}${line}\n`, end, end, "+append");
  }

  /**
   * Applies edits of sources, `{ source, text }`, as one undo step for each file. Returns false if a file is not open.
   * @param {Edit[]} edits
   */
  apply(edits) {
    const order = [...edits].sort((a, b) => b.source.line - a.source.line || b.source.column - a.source.column);
    if (order.some(({ source }) => !this.file(source.file))) return false;
    for (const file of this.files) {
      const own = order.filter(({ source }) => source.file === file.name);
      if (own.length === 0) continue;
      this.select(file);
      this.mirror.operation(() => {
        for (const { source, text } of own) {
          const { from, to } = Galley.range(file.doc, source);
          file.doc.replaceRange(text, from, to, `*edit${this.drags}`);
        }
      });
    }
    this.drags += 1;
    return true;
  }

  /**
   * Shows a source and moves the cursor there.
   * @param {Source} source
   */
  go({ file, line, column }, length = 0) {
    const found = this.file(file);
    if (!found) return;
    this.select(found);
    const from = Galley.position(found.doc, line, column ?? 1);
    this.mirror.setSelection(from, length ? Galley.range(found.doc, { line, column, length }).to : from);
    this.mirror.scrollIntoView(from, 80);
    this.mirror.focus();
  }

  /**
   * Scrolls so that a line is the first one.
   * @param {number} line
   */
  reveal(line) { this.mirror.scrollTo(null, this.mirror.heightAtLine(line - 1, "local")); }

  /**
   * Underlines problems, and marks their lines.
   * @param {Problem[]} problems
   */
  mark(problems) {
    for (const { name, doc } of this.files) {
      for (const mark of doc.getAllMarks()) if (mark.isGalley) mark.clear();
      const own = problems.filter(({ source }) => source?.file === name);
      if (this.mirror.getDoc() === doc) this.mirror.clearGutter("bench-problem-gutter");
      for (const { source, severity, message } of own) {
        if (source.line > doc.lineCount()) continue;
        const { from, to } = Galley.range(doc, source);
        const mark = doc.markText(from, to, { className: `bench-underline ${severity}`, attributes: { title: message } });
        mark.isGalley = true;
        if (this.mirror.getDoc() !== doc) continue;
        this.mirror.setGutterMarker(from.line, "bench-problem-gutter", Galley.make("span", { class: `bench-dot ${severity}`, title: message }));
      }
    }
  }

  /**
   * Shades the lines of sources, such as those that decide the selected frame.
   * @param {Source[]} sources
   */
  shade(sources) {
    for (const [handle, kind] of this.shaded ?? []) this.mirror.removeLineClass(handle, kind, "bench-shaded");
    /** @type {any[]} */
    this.shaded = [];
    for (const { file, line } of sources) {
      if (file !== this.current.name || line > this.mirror.lineCount()) continue;
      this.shaded.push([this.mirror.addLineClass(line - 1, "background", "bench-shaded"), "background"]);
    }
  }

  // Numbers.

  /**
   * The number at a position; null if there is none.
   * @param {CodeDocument} doc
   * @param {Place} place
   */
  numberAt(doc, { line, ch }) {
    const text = doc.getLine(line) ?? "";
    for (const match of text.matchAll(Galley.Editor.numbers)) {
      const end = match.index + match[0].length;
      if (ch < match.index || ch > end || /[\p{L}_]/u.test(text[match.index - 1] ?? "")) continue;
      return { text: match[0], from: { line, ch: match.index }, to: { line, ch: end } };
    }
    return null;
  }

  /**
   * The number in a source, or the one after a label in it; null if there is none.
   * @param {Source} source
   * @param {string} [label]
   */
  numberIn(source, label = null) {
    const doc = source && this.file(source.file)?.doc;
    if (!doc) return null;
    const { from, to } = Galley.range(doc, source);
    const text = doc.getRange(from, to);
    const start = label ? text.indexOf(`${label}:`) : 0;
    const match = start < 0 ? null : /-?\d+(\.\d+)?/.exec(text.slice(start));
    // If the label's value is not a literal, the next number belongs to another label.
    if (!match || (label && !/^\s*$/.test(text.slice(start + label.length + 1, start + match.index)))) return null;
    if (!label && [...text.matchAll(Galley.Editor.numbers)].length > 1) return null;
    const index = doc.indexFromPos(from) + start + match.index;
    return { doc, text: match[0], from: doc.posFromIndex(index), to: doc.posFromIndex(index + match[0].length) };
  }

  /**
   * A drag of a number: returns a function that writes another value in its place, all as one undo step.
   * @param {CodeNumber} number
   */
  drag(number, doc = number.doc ?? this.current.doc) {
    const origin = `*drag${(this.drags += 1)}`;
    let { from, to } = number;
    return (/** @type {number} */ value) => {
      const text = Galley.literal(value, number.text);
      if (doc.getRange(from, to) === text) return;
      doc.replaceRange(text, from, to, origin);
      to = { line: from.line, ch: from.ch + text.length };
    };
  }

  /**
   * Changes the number at the cursor.
   * @param {number} count
   */
  step(count) {
    const number = this.numberAt(this.current.doc, this.mirror.getCursor());
    if (!number) return CodeMirror.Pass;
    const cursor = this.mirror.getCursor();
    this.drag(number)(Number(number.text) + count * Galley.stepOf(number.text));
    this.mirror.setCursor({ line: cursor.line, ch: number.from.ch });
    return undefined;
  }

  /** Shows the handle below the number at the cursor. */
  placeHandle() {
    if (!this.handle || this.isGrabbed) return;
    const number = this.current && !this.mirror.somethingSelected() ? this.numberAt(this.current.doc, this.mirror.getCursor()) : null;
    this.held = number;
    if (!number) return this.handle.remove();
    this.mirror.addWidget(number.from, this.handle, false);
  }

  /** @param {Pointed} event */
  grab(event) {
    event.preventDefault();
    if (!this.held) return;
    this.isGrabbed = true;
    const { text } = this.held;
    const write = this.drag(this.held);
    Galley.pulled(event, ({ x }) => write(Number(text) + Math.round(x / 4) * Galley.stepOf(text)), () => {
      this.isGrabbed = false;
      this.placeHandle();
    });
  }

  // Completion.

  /** @param {Pressed} event */
  offer(event) {
    if (this.mirror.state.completionActive || event.key.length > 1 || event.ctrlKey || event.metaKey) return;
    if (/[\p{L}.]/u.test(event.key)) this.complete(true);
  }

  complete(isAutomatic = false) {
    const cursor = this.mirror.getCursor();
    const token = this.mirror.getTokenAt(cursor);
    if (/comment|string/.test(token.type ?? "")) return;
    const before = this.mirror.getLine(cursor.line).slice(0, cursor.ch);
    if (isAutomatic && !/\.[\p{L}\d_]*$|[\p{L}\d_]{3}$/u.test(before)) return;
    if (this.current.role === "commands") this.completeCommand(cursor, before);
    else this.completeCode(cursor, before);
  }

  /**
   * Completes Swift by the types of the code and of UIKit.
   * @param {Place} cursor
   * @param {string} before
   */
  completeCode(cursor, before) {
    const encoder = new TextEncoder();
    const { doc, name } = this.current;
    const found = this.asked.completeCode(name, encoder.encode(doc.getRange({ line: 0, ch: 0 }, cursor)).length);
    if (!found?.candidates.length) return;
    const list = found.candidates.map(({ text, summary }) => ({ text, displayText: summary }));
    this.offerList(list, Galley.position(doc, cursor.line + 1, encoder.encode(before).length - (found.to - found.from) + 1));
  }

  /**
   * Completes a command as the shell does.
   * @param {Place} place
   * @param {string} before
   */
  completeCommand({ line }, before) {
    const found = this.asked.completeCommand(before);
    if (!found?.candidates.length) return;
    const list = found.candidates.map(({ text, endsWord, summary }) => ({ text: endsWord ? `${text} ` : text, displayText: summary ? `${text}  ${summary}` : text }));
    this.offerList(list, Galley.position(this.current.doc, line + 1, found.from + 1));
  }

  /**
   * @param {Hint[]} list
   * @param {Place} from where the text begins that a completion replaces
   */
  offerList(list, from) {
    this.mirror.showHint({ completeSingle: false, alignWithWord: true, hint: () => ({ list, from, to: this.mirror.getCursor() }) });
  }
};

/**
 * The step of a number: a hundredth for fractions, otherwise 1.
 * @param {string} text
 */
Galley.stepOf = (text) => (text.includes(".") && Math.abs(Number(text)) <= 2 ? 0.01 : 1);

/**
 * A number in the notation of another one: with as many decimals, and not below 0 unless that one was.
 * @param {number} value
 * @param {string} text
 */
Galley.literal = (value, text) => {
  const decimals = Math.min(3, Math.max((text.split(".")[1] ?? "").length, Galley.stepOf(text) < 1 ? 2 : 0));
  const least = text.startsWith("-") ? value : Math.max(0, value);
  return String(Number(least.toFixed(decimals)));
};

/**
 * Follows the pointer until it is released: calls moved with the distance in pixels, then ended.
 * @param {{ clientX: number, clientY: number }} start
 * @param {(moved: { x: number, y: number }) => void} moved
 */
Galley.pulled = (start, moved, ended = () => {}) => {
  /** @param {Pointed} event */
  const move = (event) => moved({ x: event.clientX - start.clientX, y: event.clientY - start.clientY });
  const end = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    ended();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
};
