// The list of problems: what does not read, what UIKit refuses, and what lint finds, each with its line and its fix.
// @ts-check
"use strict";

Galley.Problems = class {
  static order = ["error", "warning", "info", "hint"];

  /**
   * @param {HTMLElement} host the element for the list
   * @param {ProblemsAsked} asked go(source), fix(edits), help(page), counted(counts)
   */
  constructor(host, asked) {
    this.asked = asked;
    this.list = Galley.make("ul", { class: "bench-problems", "data-testid": "problems", "aria-label": Galley.say("problems") });
    host.append(this.list);
    /** @type {Problem[]} */
    this.problems = [];
    /** @type {Edit[][]} */
    this.fixes = [];
  }

  /** @param {Problem[]} problems */
  show(problems) {
    this.problems = problems;
    this.fixes = problems.map(() => []);
    this.draw();
  }

  /**
   * Adds buttons for verified fixes, once they are known.
   * @param {Edit[][]} fixes
   */
  mend(fixes) {
    this.fixes = fixes;
    this.draw();
  }

  draw() {
    const indices = this.problems.map((_, index) => index).sort((a, b) => (
      Galley.Problems.order.indexOf(this.problems[a].severity) - Galley.Problems.order.indexOf(this.problems[b].severity) || a - b));
    this.list.replaceChildren(...(indices.length ? indices.map((index) => this.row(index)) : [Galley.make("li", { class: "hint bench-none" }, Galley.say("noProblems"))]));
    this.asked.counted(this.problems.filter(({ severity }) => severity === "error" || severity === "warning").length, this.problems.length);
  }

  /** @param {number} index */
  row(index) {
    const { severity, message, notes, source, check, rule, uikit, page, commands } = this.problems[index];
    const edits = this.fixes[index] ?? [];
    const go = source ? () => this.asked.go(source) : null;
    return Galley.make("li", { class: `bench-problem ${severity}`, "data-line": source?.line ?? null, "data-severity": severity, "data-check": check },
      Galley.make("span", { class: `bench-dot ${severity}`, "aria-hidden": "true" }),
      Galley.make("div", {},
        Galley.make("p", { class: "bench-message" },
          Galley.make("strong", {}, Galley.say(`severity.${severity}`)), " ", message, " ",
          source ? Galley.make("button", { type: "button", class: "source", onclick: go }, `${source.file === "Layout.swift" ? "" : `${source.file} `}L${source.line}`) : null),
        ...notes.map((note) => Galley.make("p", { class: "bench-note" }, note)),
        uikit ? Galley.make("pre", { class: "bench-uikit" }, uikit) : null,
        page ? Galley.make("button", { type: "button", class: "bench-link", onclick: () => this.asked.help(page) }, Galley.say("exceptionPage")) : null,
        check ? Galley.make("p", { class: "bench-check" }, [check, rule].filter(Boolean).join(" · ")) : null,
        commands.length && edits.length === 0 ? Galley.make("p", { class: "bench-check" }, Galley.say("inShell"), " ", Galley.make("code", {}, commands.join("; "))) : null),
      edits.length ? Galley.make("button", {
        type: "button", class: "bench-fix", title: edits.map(({ source: { line }, text }) => `L${line}: ${text.trim()}`).join("\n"), onclick: () => this.asked.fix(edits),
      }, Galley.say("fix")) : "");
  }
};
