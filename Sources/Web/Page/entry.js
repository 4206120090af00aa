// The prompt: a text field over a coloured copy of its text, with a grey continuation and a list of candidates.
// @ts-check
"use strict";

Galley.Entry = class {
  /**
   * @param {HTMLElement} host the element for the prompt
   * @param {EntryAsked} asked assist(text), complete(text), history() and run(text)
   */
  constructor(host, asked) {
    this.asked = asked;
    /** @type {{ prefix: string, place: number } | null} the entries of the history before the one that is shown */
    this.walk = null;
    this.field = Galley.make("textarea", {
      class: "field", rows: 1, spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off",
      "aria-label": Galley.say("prompt"), "aria-autocomplete": "list", "aria-controls": "candidates", "aria-haspopup": "listbox",
    });
    this.paint = Galley.make("pre", { class: "paint", "aria-hidden": "true" });
    this.list = Galley.make("ul", { class: "candidates", id: "candidates", role: "listbox", "aria-label": Galley.say("candidates"), hidden: true });
    this.mark = Galley.make("span", { class: "prompt-mark", "aria-hidden": "true" });
    host.append(this.list, Galley.make("div", { class: "prompt-line" }, this.mark, Galley.make("div", { class: "cloth" }, this.paint, this.field)));
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (/** @type {Pressed} */ event) => this.pressed(event));
    this.field.addEventListener("blur", () => setTimeout(() => this.close(), 150));
    this.show();
  }

  get text() { return this.field.value; }

  /** @param {string} text */
  set(text) {
    this.field.value = text;
    this.field.setSelectionRange(text.length, text.length);
    this.show();
  }

  get isAtEnd() { return this.field.selectionStart === this.text.length && this.field.selectionEnd === this.text.length; }

  changed() {
    this.walk = null;
    this.close();
    this.show();
  }

  /** Draws the coloured text, followed by its continuation. */
  show() {
    const help = this.asked.assist(this.text);
    if (!help) return;
    this.help = help;
    this.mark.replaceChildren("galley", help.view ? ` ${help.view}` : "", help.isPending ? Galley.make("b", {}, "*") : "", "> ");
    const bytes = new TextEncoder().encode(this.text);
    /**
     * @param {number} from
     * @param {number} to
     */
    const text = (from, to) => new TextDecoder().decode(bytes.slice(from, to));
    const parts = [];
    let end = 0;
    for (const [from, to, meaning] of help.spans) {
      parts.push(text(end, from), Galley.make("span", { class: meaning }, text(from, to)));
      end = to;
    }
    const ghost = this.ghost ?? help.template;
    this.paint.replaceChildren(...parts, text(end, bytes.length), Galley.make("span", { class: "ghost-text" }, ghost ?? ""), "\n");
    this.asked.edited?.();
    this.field.style.height = "auto";
    this.field.style.height = `${Math.max(this.field.scrollHeight, this.paint.offsetHeight)}px`;
  }

  /** The text that the right arrow would add: the rest of the newest entry with this prefix, or a continuation from the shell. */
  get ghost() {
    if (this.text && !this.text.includes("\n")) {
      const known = [...this.asked.history()].reverse().find((entry) => entry.startsWith(this.text) && entry !== this.text);
      if (known) return known.slice(this.text.length);
    }
    return this.help?.continuation ?? null;
  }

  /** @param {Pressed} event */
  pressed(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      Enter: () => this.enter(event), Tab: () => this.tab(event), ArrowUp: () => this.step(-1, event), ArrowDown: () => this.step(1, event),
      ArrowRight: () => this.takeGhost(event), End: () => this.takeGhost(event), Escape: () => this.close(),
    };
    // As at a terminal, Ctrl+C ends the entry; the up arrow brings it back.
    if (event.ctrlKey && event.key === "c" && this.text && this.field.selectionStart === this.field.selectionEnd) return this.abandon();
    if (event.ctrlKey && event.key === "l") return this.run("clear", event);
    if (!event.isComposing) keys[event.key]?.();
  }

  /** @param {Pressed} event */
  enter(event) {
    if (!this.list.hidden && this.chosen >= 0) return this.take(this.candidates[this.chosen], event);
    if (event.shiftKey || (this.text && !this.help.isWhole)) return;
    this.run(this.text, event);
  }

  /**
   * @param {string} text
   * @param {Pressed} event
   */
  run(text, event) {
    event?.preventDefault();
    this.close();
    this.walk = null;
    this.set("");
    this.asked.run(text);
    this.show();
  }

  abandon() {
    this.asked.abandoned?.(this.text);
    this.set("");
  }

  /** @param {Pressed} event */
  takeGhost(event) {
    const ghost = this.ghost;
    if (!ghost || !this.isAtEnd || event.shiftKey) return;
    event.preventDefault();
    this.set(this.text + ghost);
  }

  // Candidates.

  /** @param {Pressed} event */
  tab(event) {
    if (event.shiftKey || (!this.text && this.list.hidden)) return;
    event.preventDefault();
    if (!this.list.hidden) return this.highlight(this.chosen + 1);
    const before = this.text.slice(0, this.field.selectionStart);
    const found = this.asked.complete(before);
    if (!found || found.candidates.length === 0) return;
    this.from = new TextDecoder().decode(new TextEncoder().encode(before).slice(0, found.from)).length;
    this.candidates = found.candidates;
    if (found.candidates.length === 1) return this.take(found.candidates[0]);
    const common = found.candidates.map(({ text }) => text).reduce((one, other) => {
      let length = 0;
      while (length < one.length && one[length] === other[length]) length += 1;
      return one.slice(0, length);
    });
    if (common.length > before.length - this.from) this.put(common);
    this.open();
  }

  static most = 60;

  open() {
    const shown = this.candidates.slice(0, Galley.Entry.most);
    this.list.replaceChildren(...shown.map((candidate, index) => Galley.make("li", {
      role: "option", id: `candidate-${index}`, "aria-selected": "false", onmousedown: (/** @type {Pressed} */ event) => this.take(candidate, event),
    }, Galley.make("b", {}, candidate.text), " ", Galley.make("span", {}, candidate.summary))));
    if (this.candidates.length > shown.length) {
      this.list.append(Galley.make("li", { class: "more" }, Galley.say("others", this.candidates.length - shown.length)));
    }
    this.list.hidden = false;
    this.chosen = -1;
  }

  /** @param {number} index */
  highlight(index) {
    const count = Math.min(this.candidates.length, Galley.Entry.most);
    this.chosen = (index + count) % count;
    for (const [position, item] of [...this.list.querySelectorAll("[role=option]")].entries()) {
      item.setAttribute("aria-selected", String(position === this.chosen));
      if (position === this.chosen) item.scrollIntoView({ block: "nearest" });
    }
    this.field.setAttribute("aria-activedescendant", `candidate-${this.chosen}`);
  }

  /** @param {string} text */
  put(text) {
    const after = this.text.slice(this.field.selectionStart);
    this.field.value = this.text.slice(0, this.from) + text + after;
    this.field.setSelectionRange(this.from + text.length, this.from + text.length);
    this.show();
  }

  /**
   * @param {Candidate} candidate
   * @param {Event} [event]
   */
  take(candidate, event = undefined) {
    event?.preventDefault();
    this.put(candidate.text + (candidate.endsWord ? " " : ""));
    this.close();
    this.field.focus();
  }

  close() {
    this.list.hidden = true;
    this.chosen = -1;
    this.field.removeAttribute("aria-activedescendant");
  }

  // History.

  /**
   * @param {number} distance
   * @param {Pressed} event
   */
  step(distance, event) {
    if (!this.list.hidden) {
      event.preventDefault();
      return this.highlight(this.chosen + distance);
    }
    // Within several lines the arrow keys move the cursor.
    const start = this.field.selectionStart;
    if (distance < 0 ? this.text.slice(0, start).includes("\n") : this.text.slice(start).includes("\n")) return;
    const prefix = this.walk?.prefix ?? this.text;
    const known = this.asked.history().filter((entry) => entry.startsWith(prefix) && entry !== prefix);
    const place = Math.min((this.walk?.place ?? known.length) + distance, known.length);
    if (place < 0) return;
    event.preventDefault();
    this.set(place === known.length ? prefix : known[place]);
    this.walk = { prefix, place };
  }
};
