// What outlives the page: its journal, the lines that were typed, and how it is shown. A browser that keeps nothing is told once.
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

  /** Adds accepted lines, before they are answered. */
  accept(lines) {
    this.journal += new TextDecoder().decode(lines);
    this.write("journal", this.journal);
  }

  /** The journal so far, which the lines of the next session begin anew. */
  takeJournal() {
    const journal = this.journal;
    this.journal = "";
    return journal;
  }

  /** Keeps a typed entry; the newest of equal ones stays, and one that begins with a space is not kept. */
  remember(entry) {
    if (!entry.trim() || entry.startsWith(" ")) return;
    this.history = [...this.history.filter((other) => other !== entry), entry].slice(-Galley.Store.mostLines);
    this.write("history", JSON.stringify(this.history));
  }
};
