// The data that survives a reload of the page: journal, history and language. A browser that cannot store it is reported once.
"use strict";

Galley.Store = class {
  static names = { journal: "galley.journal", history: "galley.history", language: "galley.language" };
  static mostLines = 1000;

  constructor(told) {
    this.told = told;
    this.journal = this.read("journal") ?? "";
    this.history = JSON.parse(this.read("history") ?? "[]");
  }

  read(name) {
    try {
      return localStorage.getItem(Galley.Store.names[name]);
    } catch {
      return null;
    }
  }

  write(name, text) {
    try {
      localStorage.setItem(Galley.Store.names[name], text);
      return true;
    } catch {
      if (!this.hasTold) this.told();
      this.hasTold = true;
      return false;
    }
  }

  /** Stores accepted lines, before they are answered. */
  accept(lines) {
    this.journal += new TextDecoder().decode(lines);
    this.write("journal", this.journal);
  }

  /** Returns the journal and clears it. The next session writes a new one. */
  takeJournal() {
    const journal = this.journal;
    this.journal = "";
    return journal;
  }

  /** Adds a typed entry to the history. Removes older equal entries; skips entries that start with a space. */
  remember(entry) {
    if (!entry.trim() || entry.startsWith(" ")) return;
    this.history = [...this.history.filter((other) => other !== entry), entry].slice(-Galley.Store.mostLines);
    this.write("history", JSON.stringify(this.history));
  }
};
