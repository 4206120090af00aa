// The data that survives a reload: documents by name, each with its own journal, the history of lines, and preferences. A browser that cannot store
// anything is reported once.
// @ts-check
"use strict";

Galley.Store = class {
  static mostLines = 1000;
  /** A tab that has not told for this time is closed, in milliseconds. */
  static patience = 5000;

  /** @param {() => void} told is called once if the browser stores nothing */
  constructor(told) {
    this.told = told;
    /** True if the browser stored nothing. */
    this.isBlocked = false;
    this.tab = Math.random().toString(36).slice(2);
    this.history = this.json("galley.history", []);
    this.choose();
    setInterval(() => this.claim(), 2000);
    addEventListener("pagehide", () => this.release());
  }

  /** @param {string} key */
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  write(key, text) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      if (!this.isBlocked) this.told();
      this.isBlocked = true;
      return false;
    }
  }

  /** @param {string} key */
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  }

  /**
   * A stored value; the standard one if there is none, or if it is damaged.
   * @param {string} key
   * @param {any} standard
   */
  json(key, standard) {
    try {
      return JSON.parse(this.read(key) ?? "null") ?? standard;
    } catch {
      return standard;
    }
  }

  // Documents.

  /**
   * The documents by their identifiers, except damaged ones.
   * @returns {Record<string, { name: string, changed: number }>}
   */
  get documents() {
    const list = this.json("galley.documents", {});
    const entries = Object.entries(list && typeof list === "object" && !Array.isArray(list) ? list : {});
    return Object.fromEntries(entries.filter(([, document]) => typeof document?.name === "string" && Math.abs(document.changed) < 1e14));
  }

  /** Chooses the document of this tab before a reload, or else the last one that no other tab has open, or else a new one. */
  choose() {
    let own = null;
    try {
      own = sessionStorage.getItem("galley.document");
    } catch {
      // The document is chosen as in a new tab.
    }
    const { documents } = this;
    const free = Object.keys(documents).filter((id) => !this.isOpenElsewhere(id)).sort((a, b) => documents[b].changed - documents[a].changed);
    // A document that was just begun may have only a journal.
    const isKnown = own && (documents[own] || this.read(`galley.journal.${own}`));
    this.open(isKnown && !this.isOpenElsewhere(own) ? own : free[0] ?? this.unusedID());
  }

  unusedID() { return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`; }

  /** @param {string} id */
  isOpenElsewhere(id) {
    const held = this.json(`galley.open.${id}`, null);
    return Boolean(held && held.tab !== this.tab && Date.now() - held.time < Galley.Store.patience);
  }

  claim() { this.write(`galley.open.${this.id}`, JSON.stringify({ tab: this.tab, time: Date.now() })); }

  release() {
    if (this.json(`galley.open.${this.id}`, null)?.tab === this.tab) this.remove(`galley.open.${this.id}`);
  }

  /** @param {string} id */
  open(id) {
    if (this.id) this.release();
    this.id = id;
    this.journal = this.read(`galley.journal.${id}`) ?? "";
    this.claim();
    try {
      sessionStorage.setItem("galley.document", id);
    } catch {
      // A reload opens the last document instead.
    }
  }

  /** The local time at which the open document was changed last: `20260131-235900`. */
  get stamp() {
    const changed = this.documents[this.id]?.changed ?? Date.now();
    return new Date(changed - new Date(changed).getTimezoneOffset() * 60_000).toISOString().replace(/[-:]|\..*/g, "").replace("T", "-");
  }

  /** The content of the open document; null if it is new or damaged. */
  get content() { return this.json(`galley.document.${this.id}`, null); }

  /**
   * @param {string} name
   * @param {any} content
   */
  save(name, content) {
    const isKept = this.write(`galley.document.${this.id}`, JSON.stringify(content));
    this.write("galley.documents", JSON.stringify({ ...this.documents, [this.id]: { name, changed: Date.now() } }));
    return isKept;
  }

  /** @param {string} id */
  delete(id) {
    const { [id]: _, ...others } = this.documents;
    this.write("galley.documents", JSON.stringify(others));
    for (const kind of ["document", "journal", "open"]) this.remove(`galley.${kind}.${id}`);
  }

  // Lessons.

  /** The record of solved lessons, of all tabs. An older page stored only their names. */
  get progress() {
    const names = this.json("galley.lessons", []);
    return this.read("galley.progress") ?? (Array.isArray(names) ? names.map((name) => `${name}\n`).join("") : "");
  }

  set progress(text) { this.write("galley.progress", text); }

  /** The link of the current course; empty for the bundled lessons. */
  get course() { return this.read("galley.course") ?? ""; }

  set course(link) {
    if (link) this.write("galley.course", link);
    else this.remove("galley.course");
  }

  // The shell.

  /**
   * Stores accepted lines, before they are answered.
   * @param {Uint8Array} lines
   */
  accept(lines) {
    this.journal += new TextDecoder().decode(lines);
    this.write(`galley.journal.${this.id}`, this.journal);
  }

  /** Returns the journal and clears it. The next session writes a new one. */
  takeJournal() {
    const { journal } = this;
    this.journal = "";
    return journal;
  }

  dropJournal() {
    this.journal = "";
    this.remove(`galley.journal.${this.id}`);
  }

  /**
   * Adds a typed entry to the history. Removes older equal entries; skips entries that start with a space.
   * @param {string} entry
   */
  remember(entry) {
    if (!entry.trim() || entry.startsWith(" ")) return;
    this.history = [...this.history.filter((/** @type {string} */ other) => other !== entry), entry].slice(-Galley.Store.mostLines);
    this.write("galley.history", JSON.stringify(this.history));
  }
};
