// The task of a lesson above the code: its text, its goal with ticks, the reply to the last try, and its buttons.
// @ts-check
"use strict";

Galley.Task = class {
  /**
   * @param {Workbench} bench
   * @param {InstanceType<typeof Galley.Learn>} learn
   */
  constructor(bench, learn) {
    this.bench = bench;
    this.learn = learn;
    this.isOverlaid = true;
    this.opacity = 50;
    this.goal = Galley.make("div", { class: "bench-goal" });
    this.reply = Galley.make("p", { class: "bench-reply", role: "status", "data-testid": "reply", hidden: true });
  }

  draw() {
    const { learn, bench } = this;
    const host = bench.lesson;
    const running = learn.isInShell ? learn.map.running : learn.isInCode ? { ...learn.lesson, number: learn.state.number, isReached: learn.state.isReached } : null;
    host.hidden = !running;
    bench.codePane.classList.toggle("learning", learn.isInShell);
    bench.codePane.classList.toggle("coding", learn.isInCode);
    this.overlay();
    if (!running) return host.replaceChildren();
    const { number, title, text, isReached } = running;
    const body = Galley.make("div", { class: "bench-lesson-text", tabindex: 0, role: "region", "aria-label": title },
      ...(learn.isInCode ? this.parts(learn.lesson.code.text) : this.paragraphs(text)));
    if (learn.isInCode) body.append(...this.question(), this.goal, ...this.hints());
    host.replaceChildren(
      Galley.make("div", { class: "bench-lesson-title" }, Galley.make("h2", {}, isReached ? "✓ " : "", Galley.numbered(number, title)),
        Galley.button("endLesson", () => (learn.isInCode ? learn.leave() : bench.runInShell("lesson end")), { "data-testid": "leave" })),
      body, this.reply, this.tools(isReached));
    this.drawGoal();
    return this.drawReply();
  }

  /** @param {boolean} isReached */
  tools(isReached) {
    const { learn, bench } = this;
    const { next } = learn;
    const line = (/** @type {string} */ text) => bench.runInShell(text);
    const go = Galley.button("next", () => (next ? learn.start(next.name) : learn.toggle()), { "data-testid": "next", class: isReached ? "bench-primary" : null });
    const own = learn.isInCode
      ? [Galley.button("hint", () => learn.hint(), { "data-testid": "hint", disabled: learn.state.hints >= learn.lesson.hints.length }),
        Galley.button("solution", () => learn.solve(), { "data-testid": "solution" }),
        Galley.button("startAgain", () => learn.start(learn.state.word), { "data-testid": "again" })]
      : [Galley.button("try", () => bench.openDrawer("shell", true), { class: isReached ? null : "bench-primary" }),
        Galley.button("hint", () => line("hint"), { "data-testid": "hint" }), Galley.button("solution", () => line("solution"), { "data-testid": "solution" })];
    const slider = Galley.make("input", {
      type: "range", min: 0, max: 100, value: this.opacity, hidden: !this.isOverlaid, "aria-label": Galley.say("overlay"), oninput: () => {
        this.opacity = Number(slider.value);
        this.overlay();
      },
    });
    const box = Galley.make("input", { type: "checkbox", "data-testid": "overlay", onchange: () => {
      this.isOverlaid = box.checked;
      slider.hidden = !this.isOverlaid;
      this.overlay();
      bench.stage.fit();
    } });
    box.checked = this.isOverlaid;
    return Galley.make("div", { class: "bench-lesson-tools" }, ...own, go, Galley.make("label", {}, box, " ", Galley.say("overlay")), slider);
  }

  // Text.

  /**
   * Lines as paragraphs, which the page wraps itself. Indented lines are code, and commands are buttons that run them in the shell.
   * @param {string[]} lines
   */
  paragraphs(lines) {
    /** @type {{ kind: string, lines: string[] }[]} */
    const parts = [];
    for (const line of lines) {
      const [, command] = /^galley> (.*)$/.exec(line) ?? [];
      const kind = command ? "command" : line.startsWith("  ") ? "code" : line.trim() ? "prose" : "gap";
      if (parts[parts.length - 1]?.kind !== kind) parts.push({ kind, lines: [] });
      parts[parts.length - 1].lines.push(command ?? (kind === "code" ? line.slice(2) : line));
    }
    return parts.filter(({ kind }) => kind !== "gap").map(({ kind, lines: own }) => {
      if (kind === "prose") return Galley.make("p", {}, own.join(" "));
      if (kind === "code") return Galley.make("pre", {}, own.join("\n"));
      return Galley.make("p", { class: "bench-commands" }, ...own.map((command) => (
        Galley.make("button", { type: "button", title: Galley.say("runInShell"), onclick: () => this.bench.runInShell(command) },
          Galley.make("span", { "aria-hidden": "true" }, "galley> "), command))));
    });
  }

  /**
   * The text of a lesson in code: its commands are changes of the code, and links to what the page shows.
   * @param {TextPart[]} parts
   */
  parts(parts) {
    const { learn } = this;
    return parts.flatMap(({ kind, lines, change }) => {
      if (kind === "prose") return [Galley.make("p", {}, lines.join(" "))];
      if (kind === "code") return [Galley.make("pre", {}, lines.join("\n"))];
      const link = (/** @type {string} */ word, /** @type {() => void} */ onclick) => [Galley.make("p", {},
        Galley.make("button", { type: "button", "data-testid": word, onclick }, Galley.say(word, lines[0])))];
      if (kind === "explanation") return link("explainCell", () => learn.explain(lines[0]));
      if (kind === "component") return link("showComponent", () => learn.showComponent(lines[0]));
      const shown = change.places.map((place) => this.changedLines(place));
      if (kind === "hidden") return [Galley.make("p", {}, Galley.say("hiddenLines")), ...shown];
      return [Galley.make("div", { class: "bench-change" }, ...shown,
        Galley.button("try", () => learn.tryOut(change), { "data-testid": "try-change" }))];
    });
  }

  /**
   * Lines that a change removes and adds, without blank lines and the indentation that all of them have.
   * @param {CodePlace} place
   */
  changedLines(place) {
    const [removed, added] = [place.removed, place.added].map((lines) => lines.filter((line) => line.trim()));
    const indent = Math.min(...[...removed, ...added].map((line) => line.search(/\S/)));
    const row = (/** @type {"del" | "ins"} */ name, /** @type {string} */ line) => Galley.make(name, {}, `${name === "del" ? "−" : "+"} ${line.slice(indent)}`);
    return Galley.make("pre", { class: "bench-changed-lines" }, ...removed.map((line) => row("del", line)), ...added.map((line) => row("ins", line)));
  }

  /** The question that asks for a prediction. A choice shows the reply, which is not a try. */
  question() {
    const { question, choices } = this.learn.lesson.code;
    if (choices.length === 0) return [];
    const reply = Galley.make("div", { class: "bench-prediction", role: "status", hidden: true });
    const buttons = choices.map((choice) => Galley.make("button", { type: "button", "data-testid": "choice", "aria-pressed": "false", onclick: () => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button === buttons[choices.indexOf(choice)]));
      reply.classList.toggle("correct", choice.isCorrect);
      reply.hidden = false;
      reply.replaceChildren(...choice.reply.map((line) => Galley.make("p", {}, line)));
    } }, choice.text));
    return [Galley.make("section", { class: "bench-question", "data-testid": "question" },
      ...this.paragraphs(question), Galley.make("p", { class: "bench-commands" }, ...buttons), reply)];
  }

  hints() {
    const { lesson: { code: { hints } }, state } = this.learn;
    return hints.slice(0, state.hints).map((parts, index) => Galley.make("section", { class: "bench-hint" },
      Galley.make("h3", {}, Galley.say("hintNumber", index + 1, hints.length)), ...this.parts(parts)));
  }

  showHint() { this.bench.lesson.querySelector(".bench-hint:last-of-type")?.scrollIntoView({ block: "nearest" }); }

  drawGoal() {
    const { goal } = this.learn;
    const met = goal.filter((/** @type {GoalPart} */ { isMet }) => isMet).length;
    const rows = [];
    let before = null;
    for (const { text, isMet, after } of goal) {
      if (after && after !== before) rows.push(Galley.make("li", { class: "after" }, after));
      before = after;
      rows.push(Galley.make("li", { class: isMet ? "met" : "" }, Galley.make("span", { role: "img", "aria-label": Galley.say(isMet ? "met" : "unmet") }, isMet ? "✓" : "○"), " ", text));
    }
    this.goal.replaceChildren(...(goal.length ? [Galley.make("h3", {}, Galley.say("goalCount", met, goal.length)), Galley.make("ul", {}, ...rows)] : []));
  }

  /** Shows the reply to the last try or, once the goal is reached, what there is to know. */
  drawReply() {
    const { learn } = this;
    const { isReached, isCopied, reply } = learn.isInCode ? learn.state : { isReached: false, isCopied: false, reply: "" };
    this.reply.classList.toggle("solved", isReached && !isCopied);
    this.reply.hidden = !isReached && !reply;
    if (!isReached) return this.reply.replaceChildren(reply);
    const done = learn.lesson.done.join(" ");
    return this.reply.replaceChildren(Galley.make("strong", {}, Galley.say(isCopied ? "copiedLesson" : "solvedLesson")), " ", done);
  }

  /** Lays the target over the screen, or beside it. */
  overlay() {
    const { element } = this.bench.stage;
    element.classList.toggle("overlaid", this.isOverlaid && (this.learn.isInCode || this.learn.isInShell));
    element.style.setProperty("--target", String(this.opacity / 100));
  }
};
