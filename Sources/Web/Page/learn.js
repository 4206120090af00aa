// Lessons: the map, and the task beside the screen. Tries are lines of the shell.
// @ts-check
"use strict";

Galley.Learn = class extends Galley.Menu {
  constructor(bench) {
    super(bench, "learnMenu");
    this.name = null;
    this.isOverlaid = false;
  }

  get isRunning() { return this.name !== null; }
  get solved() { return new Set(this.bench.store.json("galley.lessons", [])); }

  /** The lessons with their chapters, levels and states, and their titles in the page's language. */
  get lessons() {
    const titles = new Map(this.bench.engine.json("lessons", this.bench.language).map(({ name, title }) => [name, title.replace(/^\d+\. /, "")]));
    return (this.bench.shell.engine.object("enter", "lesson --json")?.lessons ?? []).map((lesson) => ({ ...lesson, title: titles.get(lesson.name) ?? lesson.title }));
  }

  draw() {
    const { lessons, solved } = this;
    const chapters = [...new Set(lessons.map(({ chapter }) => chapter))];
    this.panel.replaceChildren(Galley.make("h2", {}, Galley.say("learnMenu")),
      Galley.make("p", { class: "hint" }, Galley.say("solvedCount", lessons.filter(({ name }) => solved.has(name)).length, lessons.length)),
      Galley.button("classResults", () => {
        this.close();
        new Galley.Results(this.bench).open();
      }),
      ...chapters.map((chapter) => Galley.make("section", {}, Galley.make("h3", {}, chapter),
        Galley.make("ul", { class: "bench-lessons" }, ...lessons.filter((lesson) => lesson.chapter === chapter).map(({ number, name, title, level }) => (
          Galley.make("li", {}, Galley.make("button", { type: "button", "data-lesson": name, onclick: () => this.start(name) },
            Galley.make("span", { class: "bench-tick", "aria-label": solved.has(name) ? Galley.say("solved") : "" }, solved.has(name) ? "✓" : ""),
            ` ${number}. ${title} `, Galley.make("span", { class: "hint", "aria-hidden": "true" }, "•".repeat(level))))))))));
  }

  start(name) {
    this.close();
    this.bench.runInShell(`lesson ${name}`);
  }

  /** Draws the task of the running lesson after a line. */
  update() {
    const { bench } = this;
    const isRunning = Boolean(bench.shell.engine.json("picture")?.target);
    const { lessons } = this;
    const wasRunning = this.isRunning;
    this.name = isRunning ? lessons.find(({ state }) => state === "current")?.name ?? this.name ?? lessons.findLast(({ state }) => state === "solved")?.name ?? null : null;
    for (const { name, state } of lessons) {
      if (state === "solved" && !this.solved.has(name)) bench.store.write("galley.lessons", JSON.stringify([...this.solved, name]));
    }
    this.drawTask(lessons.find(({ name }) => name === this.name));
    if (wasRunning && !this.isRunning) bench.backToCode();
  }

  /** The paragraphs of the lesson's text, without its title and the last line, which is for terminals. */
  get paragraphs() {
    const parts = this.bench.shell.engine.printed("enter", "lesson text").trim().split(/\n\s*\n/);
    return parts.slice(1, -1);
  }

  drawTask(lesson) {
    const host = this.bench.lesson;
    host.hidden = !lesson;
    this.bench.codePane.classList.toggle("learning", Boolean(lesson));
    if (!lesson) return;
    const line = (text) => this.bench.runInShell(text);
    const slider = Galley.make("input", {
      type: "range", min: 0, max: 100, value: this.opacity ?? 50, hidden: !this.isOverlaid, "aria-label": Galley.say("overlay"), oninput: () => this.overlay(slider.value),
    });
    const box = Galley.make("input", { type: "checkbox", onchange: () => {
      this.isOverlaid = box.checked;
      slider.hidden = !this.isOverlaid;
      this.overlay(slider.value);
      this.bench.stage.fit();
    } });
    box.checked = this.isOverlaid;
    // Indented lines are code; the others are text, which the page wraps itself.
    const text = this.paragraphs.flatMap((paragraph) => paragraph.split(/\n(?! {2})|\n(?= {2})/).reduce((parts, line) => {
      const isCode = line.startsWith("  ");
      const last = parts[parts.length - 1];
      if (last?.isCode === isCode) last.lines.push(line);
      else parts.push({ isCode, lines: [line] });
      return parts;
    }, [])).map(({ isCode, lines }) => (isCode
      ? Galley.make("pre", {}, lines.map((line) => line.slice(2)).join("\n")) : Galley.make("p", {}, lines.join(" "))));
    host.replaceChildren(
      Galley.make("h2", {}, lesson.state === "solved" ? "✓ " : "", `${lesson.number}. ${lesson.title}`), ...text,
      Galley.make("div", { class: "bench-lesson-tools" },
        Galley.button("try", () => this.bench.openDrawer("shell", true), { class: "bench-primary" }),
        Galley.button("hint", () => line("hint")), Galley.button("solution", () => line("solution")), Galley.button("next", () => line("lesson next")),
        Galley.button("endLesson", () => line("lesson end")), Galley.make("label", {}, box, " ", Galley.say("overlay")), slider));
    this.overlay(slider.value);
  }

  /** Lays the target over the screen, with an opacity in percent. */
  overlay(opacity) {
    this.opacity = opacity;
    this.bench.stage.element.classList.toggle("overlaid", this.isOverlaid && this.isRunning);
    this.bench.stage.element.style.setProperty("--target", String(opacity / 100));
  }
};
