// The results of a class: a table of the codes that learners hand in.
// @ts-check
"use strict";

Galley.Results = class {
  /** @param {Workbench} bench */
  constructor(bench) { this.bench = bench; }

  open() {
    const codes = Galley.make("textarea", {
      rows: 5, spellcheck: "false", "aria-label": Galley.say("resultCodes"), "data-testid": "codes", oninput: () => this.draw(codes.value, host),
    });
    const host = Galley.make("div");
    const dialog = Galley.make("dialog", { class: "bench-results", "aria-label": Galley.say("classResults"), onclose: () => dialog.remove() },
      Galley.make("h2", {}, Galley.say("classResults")), Galley.make("p", { class: "hint" }, Galley.say("resultsHint")), codes, host,
      Galley.button("closeResults", () => dialog.close()));
    document.body.append(dialog);
    dialog.showModal();
    codes.focus();
  }

  /**
   * The name and the code of a line: the code is the last word.
   * @param {any} line
   */
  static parts(line) {
    const words = line.trim().split(/\s+/);
    return { code: words[words.length - 1], name: words.slice(0, -1).join(" ").replace(/[:,]$/, "") };
  }

  /**
   * What the shell reads from a code: its row of results, or what is wrong with the code.
   * @param {string} code
   */
  read(code) {
    const { answer, error } = this.bench.shell.engine.heard("enter", `lesson results ${Galley.quoted(code)} --json`);
    const row = JSON.parse(answer.split("\n").find((/** @type {any} */ line) => line.startsWith("{")) ?? "null")?.results[0];
    // The message comes before the line that it is about, and is wrapped where the shell is narrow.
    const [message] = error.split(/\n\s*lesson results /);
    return row ? { row } : { error: message.replace(/\s*\n\s*/g, " ").replace(/^.*?: /, "") };
  }

  /**
   * @param {string} text
   * @param {HTMLElement} host
   */
  draw(text, host) {
    const lines = text.split("\n").flatMap((/** @type {any} */ line, /** @type {number} */ index) => (line.trim() ? [{ number: index + 1, ...Galley.Results.parts(line) }] : []));
    const read = lines.map((/** @type {any} */ line) => ({ ...line, ...this.read(line.code) }));
    const wrong = read.filter((/** @type {any} */ { error }) => error);
    const right = read.filter((/** @type {any} */ { row }) => row);
    host.replaceChildren(
      ...(wrong.length ? [Galley.make("div", { role: "alert" }, Galley.make("ul", { class: "bench-results-wrong" },
        ...wrong.map((/** @type {any} */ { number, error }) => Galley.make("li", {}, Galley.say("wrongCode", number, error)))))] : []),
      ...(right.length ? [
        Galley.make("div", { class: "bench-results-table", tabindex: 0, role: "region", "aria-label": Galley.say("classResults") }, this.table(right)),
        Galley.make("p", { class: "hint" }, Galley.say("resultsLegend")),
      ] : []));
  }

  /** @param {any[]} learners */
  table(learners) {
    const { lessons } = this.bench.learn;
    /**
     * @param {string} text
     * @param {any} title
     */
    const heading = (text, title) => Galley.make("th", { scope: "col", title: title ?? null }, text);
    return Galley.make("table", {},
      Galley.make("thead", {}, Galley.make("tr", {},
        ...["learner", "solved", "tries", "hints", "seenSolutions"].map((word) => heading(Galley.say(word))),
        ...lessons.map((/** @type {any} */ { number, title }) => heading(String(number), title)))),
      Galley.make("tbody", {}, ...learners.map((/** @type {any} */ { name, code, row }) => Galley.make("tr", {},
        Galley.make("th", { scope: "row", title: code }, name || `${code.slice(0, 8)}…`),
        ...[row.solved, row.tries, row.hints, row.copied].map((count) => Galley.make("td", {}, String(count))),
        ...lessons.map((/** @type {any} */ { title }, /** @type {number} */ index) => this.cell(title, row, index))))));
  }

  /**
   * The result in one lesson: whether it was solved, and the tries and hints.
   * @param {any} title
   * @param {any} row
   * @param {number} index
   */
  cell(title, row, index) {
    const state = row.lessons[index];
    if (!state || state === ".") return Galley.make("td", {});
    const [tries, hints] = [row.lessonTries[index], row.lessonHints[index]];
    const words = [state === "#" ? Galley.say("solved") : Galley.say("seenSolutions"), `${Galley.say("tries")}: ${tries}`, `${Galley.say("hints")}: ${hints}`];
    return Galley.make("td", { class: state === "#" ? "solved" : "copied", title: `${title}: ${words.join(", ")}` },
      `${state === "#" ? "✓" : "="}${tries}${hints ? `+${hints}` : ""}`);
  }
};
