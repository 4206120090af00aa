// Lessons: the map, and the lesson whose tries are edits of the code. A lesson that code cannot express runs in the shell.
// @ts-check
"use strict";

Galley.Learn = class extends Galley.Menu {
  /** An edit is a try once the user pauses for this time, in milliseconds. */
  static pause = 700;

  /** @param {Workbench} bench */
  constructor(bench) {
    super(bench, "learnMenu");
    /** @type {LessonMap | null} */
    this.map = null;
    /** @type {LessonProgress | null} the progress in a lesson in code */
    this.state = null;
    /** @type {Lesson | null} */
    this.lesson = null;
    /** @type {Verdict | null} the last verdict, until the user pauses */
    this.verdict = null;
    /** @type {GoalPart[]} */
    this.goal = [];
    /** @type {{ request: string, engine: any, lesson: any } | null} the last lesson that was read */
    this.last = null;
    this.task = new Galley.Task(bench, this);
  }

  /** Whether a lesson runs in the shell. */
  get isInShell() { return Boolean(this.map?.running); }
  /** Whether a lesson runs in the editor. */
  get isInCode() { return this.state !== null && !this.isInShell; }
  get lessons() { return (this.map?.chapters ?? []).flatMap(({ lessons }) => lessons); }
  get number() { return this.isInShell ? this.map.running.number : this.state?.number ?? null; }
  get next() { return this.lessons.find(({ number }) => number === (this.number ?? 0) + 1) ?? null; }
  /** The picture of the target of a lesson in code. */
  get target() { return this.isInCode ? this.lesson.code.target.panes[0] : null; }

  // The map.

  draw() {
    this.bench.shell.readProgress();
    this.readMap();
    const { chapters, solved, of, isBundled } = this.map;
    const current = this.number;
    this.panel.replaceChildren(Galley.make("h2", {}, Galley.say("learnMenu")),
      Galley.make("p", { class: "hint" }, Galley.say("solvedCount", solved, of)),
      Galley.button("classResults", () => {
        this.close();
        new Galley.Results(this.bench).open();
      }), " ",
      isBundled ? "" : Galley.button("bundledCourse", () => {
        this.turn("");
        this.draw();
      }),
      ...chapters.map(({ title, sentence, lessons }) => Galley.make("section", {},
        title ? Galley.make("h3", {}, title) : "", sentence ? Galley.make("p", { class: "hint" }, sentence) : "",
        Galley.make("ul", { class: "bench-lessons" }, ...lessons.map((lesson) => this.row(lesson, lesson.number === current))))),
      Galley.make("p", { class: "hint" }, Galley.say("ownCourse")));
  }

  /**
   * A line of the map.
   * @param {LessonMap["chapters"][0]["lessons"][0]} lesson
   * @param {boolean} isCurrent
   */
  row({ number, name, title, level, state }, isCurrent) {
    const isSolved = state === "solved";
    return Galley.make("li", {}, Galley.make("button", {
      type: "button", "data-lesson": name, "aria-current": isCurrent ? "true" : null, onclick: () => this.start(name),
    }, Galley.make("span", { class: "bench-tick", "aria-label": isSolved ? Galley.say("solved") : "" }, isSolved ? "✓" : ""),
    ` ${number}. ${title} `, Galley.make("span", { class: "hint", "aria-hidden": "true" }, "•".repeat(level))));
  }

  readMap() { this.map = this.bench.shell.engine.json("lessons") ?? this.map ?? { chapters: [], solved: 0, of: 0, isBundled: true, running: null }; }

  // Courses.

  /**
   * Turns to the course of a link, or to the bundled lessons. Returns whether the text is one of the two.
   * @param {string} link
   */
  turn(link) {
    if (this.bench.shell.engine.json("course", link) !== true) return false;
    this.bench.store.course = link;
    return true;
  }

  /**
   * Opens the lesson or the course of a link. Returns false if the link is damaged.
   * @param {string} link
   */
  async open(link) {
    if (this.turn(link)) {
      if (this.panel.hidden) this.toggle();
      else this.draw();
      return true;
    }
    if (!this.bench.shell.engine.json("lesson", link)) return false;
    await this.start(link);
    return true;
  }

  /**
   * Opens the lesson files of a dropped folder as a course.
   * @param {string} folder
   * @param {File[]} files
   */
  async takeFolder(folder, files) {
    const { shell } = this.bench;
    for (const file of files) shell.put(`${folder}/${file.name}`, new Uint8Array(await file.arrayBuffer()));
    // A folder may have the name of a bundled lesson.
    const word = Galley.quoted(`./${folder}`);
    const link = shell.engine.object("enter", `share lesson ${word} --json`)?.link;
    // The check prints the lesson that does not work, and the reason.
    if (!link) return this.bench.runInShell(`lesson check ${word}`);
    return this.open(link);
  }

  // Starting and leaving.

  /**
   * The texts of a lesson and, unless only the shell can run it, its code.
   * @param {string} word
   */
  read(word) {
    const source = this.bench.shell.engine.json("lesson", word);
    if (!source) return null;
    const { language, engine } = this.bench;
    const request = JSON.stringify({ language, name: source.name, text: source.text });
    if (this.last?.request !== request || this.last.engine !== engine) this.last = { request, engine, lesson: engine.json("learn", request) };
    return this.last.lesson ? { source, lesson: this.last.lesson } : null;
  }

  /**
   * Starts a lesson by its name or its link. The document before it comes back at its end.
   * @param {string} word
   */
  async start(word) {
    this.close();
    const { bench } = this;
    const found = this.read(word);
    if (bench.engine.isDead) await bench.revive();
    if (!found?.lesson.code) {
      await this.leave();
      return bench.runInShell(`lesson ${word.includes("#") ? Galley.quoted(word) : word}`);
    }
    if (this.isInShell) bench.shell.enter("lesson end");
    const { store } = bench;
    const back = this.state?.back ?? store.id;
    const id = this.state ? store.id : store.unusedID();
    if (this.state) store.dropJournal();
    const { source, lesson } = found;
    const { code } = lesson;
    const sizes = { name: Galley.Workbench.commands, role: "commands", text: `# ${Galley.say("lessonSizes")}\n${code.sizes.join("\n")}\n` };
    await bench.openDocument(id, {
      name: Galley.numbered(source.number, lesson.title), files: [{ name: Galley.Workbench.layout, text: code.start }, ...(code.sizes.length ? [sizes] : [])],
      surroundings: { device: "" }, drawer: "problems", pane: "code", lesson: { word, course: store.course, back },
    });
    // Before the layout are only declarations.
    const made = bench.answer?.components.find((component) => component.source);
    if (made) bench.editor.reveal(made.source.line - 1);
    return undefined;
  }

  /**
   * Continues a lesson that a document holds, or that a link carries.
   * @param {any} stored
   */
  resume(stored) {
    [this.state, this.lesson, this.verdict, this.goal] = [null, null, null, []];
    clearTimeout(this.settling);
    if (typeof stored?.word === "string") {
      if (typeof stored.course === "string" && stored.course !== this.bench.store.course) this.turn(stored.course);
      const found = this.read(stored.word);
      if (found?.lesson.code) {
        const { source: { number, key }, lesson } = found;
        const count = (/** @type {any} */ value) => (Number.isInteger(value) && value > 0 ? value : 0);
        this.lesson = lesson;
        this.state = {
          word: stored.word, course: this.bench.store.course, back: typeof stored.back === "string" ? stored.back : null, number, key,
          tries: count(stored.tries), hints: Math.min(count(stored.hints), lesson.hints.length), isCopied: stored.isCopied === true,
          isReached: stored.isReached === true, reply: typeof stored.reply === "string" ? stored.reply : "",
        };
        this.isResumed = true;
      }
    }
    this.bench.surroundings.setScreen(this.lesson?.code.screen ?? null, this.lesson?.code.target.panes[0].bounds);
    this.update();
  }

  /** Brings back the document before the lesson. */
  async leave() {
    if (!this.state) return;
    const { bench, state: { back } } = this;
    const { store } = bench;
    const own = store.id;
    this.state = null;
    const isThere = back && store.documents[back] && !store.isOpenElsewhere(back);
    await bench.openDocument(isThere ? back : store.unusedID());
    store.delete(own);
  }

  // Tries.

  /**
   * Takes the verdict on the code; null if it does not read.
   * @param {Verdict | null} verdict
   */
  judge(verdict) {
    if (!this.isInCode) return;
    clearTimeout(this.settling);
    this.verdict = verdict;
    if (!verdict) return;
    this.goal = verdict.goal;
    const isExperiment = this.isExperiment;
    this.isExperiment = false;
    // A stored try was counted before.
    if (this.isResumed) this.verdict = { ...verdict, isTry: false };
    const isFirst = this.isResumed;
    this.isResumed = false;
    if (this.state.isReached) return this.task.drawGoal();
    if (verdict.isReached) return this.reach();
    this.task.drawGoal();
    // The lesson suggests it, so there is nothing to answer.
    if (isExperiment) {
      this.verdict = null;
      return undefined;
    }
    if (isFirst) return this.settle();
    this.settling = setTimeout(() => this.settle(), Galley.Learn.pause);
    return undefined;
  }

  /** Ends a try: shows its reply, and counts it. */
  settle() {
    clearTimeout(this.settling);
    if (!this.isInCode || !this.verdict || this.state.isReached) return;
    const { isTry, reply } = this.verdict;
    this.verdict = null;
    this.bench.engine.call("settle");
    if (isTry) this.state.tries += 1;
    if (reply) this.state.reply = reply;
    this.task.drawReply();
    this.bench.save();
  }

  reach() {
    const { state, bench } = this;
    Object.assign(state, { isReached: true, reply: "" });
    this.verdict = null;
    const marks = [`tries=${state.tries + 1}`, `hints=${state.hints}`, ...(state.isCopied ? ["copied"] : [])];
    if (state.key) bench.shell.engine.call("keep", [state.key, ...marks].join("\t"));
    bench.shell.keepProgress();
    this.readMap();
    this.task.draw();
    bench.save();
  }

  hint() {
    this.state.hints += 1;
    this.task.draw();
    this.task.showHint();
    this.bench.save();
  }

  /**
   * Makes a change that the lesson suggests, as one undo step. If the lines that it replaces are different now, it starts from the lesson's code.
   * @param {ChangedCode} change
   */
  tryOut({ places, code }) {
    const { editor } = this.bench;
    editor.select(editor.files[0]);
    const { doc } = editor.current;
    const whole = places.reduce((/** @type {string | null} */ found, { above, removed, added }) => {
      const [before, after] = [[...above, ...removed], [...above, ...added]].map((lines) => `\n${lines.join("\n")}\n`);
      return found?.split(before).length === 2 ? found.replace(before, () => after) : null;
    }, `\n${doc.getValue()}\n`);
    const text = whole?.slice(1, -1) ?? code;
    if (text === doc.getValue()) return undefined;
    this.isExperiment = true;
    const [old, now] = [doc.getValue(), text].map((one) => one.split("\n"));
    const from = old.findIndex((/** @type {string} */ line, /** @type {number} */ index) => line !== now[index]);
    const most = Math.min(old.length, now.length) - from;
    let same = 0;
    while (same < most && old[old.length - 1 - same] === now[now.length - 1 - same]) same += 1;
    if (same === 0) return editor.replace(text);
    doc.replaceRange(now.slice(from, -same).map((/** @type {string} */ line) => `${line}\n`).join(""), { line: from, ch: 0 }, { line: old.length - same, ch: 0 }, "+try");
    editor.mirror.scrollIntoView({ line: from, ch: 0 }, 80);
    return undefined;
  }

  /**
   * Selects a cell, which explains its frame.
   * @param {string} name
   */
  explain(name) {
    const { stage } = this.bench;
    const elements = stage.figure("code")?.picture.elements;
    const index = elements?.names.indexOf(name) ?? -1;
    if (index < 0) return;
    stage.select(elements.key(index), "code");
    this.bench.showPane("why");
  }

  /**
   * Shows the line that makes a component.
   * @param {string} name
   */
  showComponent(name) {
    const { source } = this.bench.answer?.components.find((component) => component.name === name) ?? {};
    if (source) this.bench.editor.go(source);
  }

  /** Writes the solution into the editor, as one undo step. */
  solve() {
    if (!this.state.isReached) this.state.isCopied = true;
    const { editor } = this.bench;
    editor.select(editor.files[0]);
    editor.replace(this.lesson.code.solution);
  }

  /** Draws the task after a line of the shell. */
  update() {
    const wasInShell = this.isInShell;
    this.bench.shell.keepProgress();
    this.readMap();
    this.task.draw();
    if (wasInShell && !this.isInShell) this.bench.backToCode();
  }
};

/**
 * A title after its number in the course.
 * @param {number | null} number
 * @param {string} title
 */
Galley.numbered = (number, title) => (number ? `${number}. ${title}` : title);
