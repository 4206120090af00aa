// The answers, in the style of a terminal.
// @ts-check
"use strict";

Galley.Log = class {
  /** @type {Record<string, string>} */
  static styles = { 1: "heading", 2: "faint", 31: "bad", 32: "good", 33: "changed", 34: "name", 36: "moved", 35: "keyword", 90: "faint" };
  static mostEntries = 300;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.entry = null;
  }

  /**
   * Starts an entry with the typed line.
   * @param {string | null} line
   */
  begin(line) {
    this.entry = Galley.make("div", { class: "entry" });
    if (line !== null) this.entry.append(Galley.make("pre", { class: "typed" }, line));
    this.host.append(this.entry);
    while (this.host.childElementCount > Galley.Log.mostEntries) this.host.firstElementChild.remove();
  }

  /**
   * Adds text with a terminal's colours. The sequence that clears a terminal clears the log.
   * @param {string} text
   */
  add(text, isError = false) {
    if (!this.entry) this.begin(null);
    if (text.includes("\u001b[2J")) {
      this.host.replaceChildren();
      this.begin(null);
      return;
    }
    const kind = isError ? "answer error" : "answer";
    if (this.entry.lastChild?.className !== kind) this.entry.append(Galley.make("pre", { class: kind }));
    // Styles do not extend beyond the text of one call.
    let style = null;
    for (const [position, part] of text.split(/\u001b\[([\d;]*)m/).entries()) {
      if (position % 2 === 1) style = Galley.Log.styles[part] ?? null;
      else if (part) this.entry.lastChild.append(style ? Galley.make("span", { class: style }, part) : part);
    }
  }

  reveal() { this.host.parentElement.scrollTop = this.host.parentElement.scrollHeight; }
};
