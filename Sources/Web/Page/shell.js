// The shell in its drawer: a session of its own, with its log and prompt. It survives a reload and a trap.
// @ts-check
"use strict";

Galley.Shell = class {
  /**
   * @param {HTMLElement} host the element for the log and the prompt
   * @param {ShellAsked} asked changed() after each line, before() a line, store, module and language
   */
  constructor(host, asked) {
    this.asked = asked;
    this.store = asked.store;
    this.answers = Galley.make("div", { class: "answers", role: "log", "aria-live": "off", "aria-label": Galley.say("answers") });
    // Screen readers hear the first line of an answer; the log has the rest.
    this.live = Galley.make("p", { class: "live", role: "status" });
    this.scroller = Galley.make("div", { class: "scroller", tabindex: 0 }, this.answers);
    const prompt = Galley.make("div", { class: "prompt" });
    host.classList.add("bench-shell");
    host.append(this.live, this.scroller, prompt);
    this.log = new Galley.Log(this.answers);
    this.entry = new Galley.Entry(prompt, {
      assist: (text) => this.engine?.json("assist", text), complete: (text) => this.engine.json("complete", text),
      history: () => this.store.history, run: (text) => this.type(text),
      abandoned: (text) => this.store.remember(text), edited: () => asked.edited(),
    });
    new ResizeObserver(() => this.resize()).observe(this.scroller);
  }

  /**
   * Starts a session, and restores the one that this document had before a reload or a trap. Returns whether there was one.
   * @param {string | null} [remark]
   */
  async begin(remark = null) {
    const engine = new Galley.Engine(this.asked.module, {
      answer: (text) => this.log.add(text), error: (text) => this.log.add(text, true),
      accepted: (lines) => this.store.accept(lines), trapped: (reason) => this.recover(reason),
    });
    // The page may ask for an answer at any time, but an engine answers only after it has started.
    await engine.start();
    this.engine = engine;
    const journal = this.store.takeJournal();
    this.log.begin(null);
    if (remark) this.log.add(`${remark}\n`, true);
    this.resize();
    this.readProgress();
    this.engine.call("begin", `${this.asked.language} ${location.href.split("#")[0]}`);
    if (this.store.course) this.engine.json("course", this.store.course);
    if (journal) {
      // After the greeting, which would call a reload an abrupt end.
      this.engine.call("put", `.galley/journal-${this.store.stamp}\n${journal}`);
      this.replayed = journal;
      this.enter("restore");
      // A trap has already started another session.
      if (this.engine.isDead) return true;
      this.replayed = null;
    }
    this.entry.show();
    this.asked.changed();
    return Boolean(journal);
  }

  /**
   * Runs a line that the user typed or chose with a button.
   * @param {string} text
   */
  type(text) {
    this.store.remember(text);
    this.asked.before?.(text);
    this.log.begin(text);
    this.enter(text);
    this.live.textContent = this.log.entry?.querySelector(".answer")?.textContent.trim().split("\n")[0] ?? "";
    this.asked.changed(text);
  }

  /**
   * Runs a line without showing it.
   * @param {string} text
   */
  enter(text) {
    const isAlive = this.engine.call("enter", text);
    if (isAlive) this.hand();
    this.log.reveal();
    return isAlive;
  }

  /**
   * Gives the session a file, and returns its name as a word of a command.
   * @param {string} name
   * @param {Uint8Array} bytes
   */
  put(name, bytes) {
    const plain = name.replace(/\n/g, " ");
    const start = new TextEncoder().encode(`${plain}\n`);
    const whole = new Uint8Array(start.length + bytes.length);
    whole.set(start);
    whole.set(bytes, start.length);
    this.engine.call("put", whole);
    return Galley.quoted(plain);
  }

  /** Gives the session the stored record of solved lessons, to which other tabs may have added. */
  readProgress() {
    /** @type {string} */
    this.progress = this.store.progress;
    this.engine.call("put", `.galley/lessons\n${this.progress}`);
  }

  /** Stores what the session added to the record of solved lessons. */
  keepProgress() {
    const bytes = this.engine.reply("progress");
    /** @type {string} */
    const text = bytes ? new TextDecoder().decode(bytes) : this.progress;
    if (text === this.progress) return;
    this.store.progress = text.startsWith(this.progress) ? this.store.progress + text.slice(this.progress.length) : text;
    this.progress = text;
  }

  /**
   * Starts another instance after a trap, and restores all accepted lines.
   * @param {string} reason
   */
  recover(reason) {
    // If replaying the journal traps, show the journal and drop it, so that it is neither lost nor replayed again.
    if (this.replayed) {
      this.log.add(`${this.replayed}\n`, true);
      this.store.dropJournal();
    }
    this.replayed = null;
    queueMicrotask(() => this.begin(Galley.say("trapped", reason.trim())));
  }

  resize() {
    if (!this.engine || this.scroller.clientWidth === 0) return;
    const style = getComputedStyle(this.scroller);
    const probe = Galley.make("pre", { class: "answer probe" }, "0".repeat(100));
    this.answers.append(probe);
    const { width, height } = probe.getBoundingClientRect();
    probe.remove();
    const room = this.scroller.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const size = [Math.max(20, Math.floor(room / (width / 100 || 8))), Math.max(5, Math.floor(this.scroller.clientHeight / (height || 18)) - 2)];
    this.engine.call("resize", ...size);
  }

  /** Downloads the files that the session wrote. */
  hand() {
    const bytes = this.engine.reply("take");
    let start = 0;
    while (bytes && start < bytes.length) {
      const lines = [];
      while (lines.length < 2) {
        const end = bytes.indexOf(10, start);
        lines.push(new TextDecoder().decode(bytes.slice(start, end)));
        start = end + 1;
      }
      const [name, length] = [lines[0], Number(lines[1])];
      this.asked.written(name, bytes.slice(start, start + length));
      start += length;
    }
  }
};

/**
 * A string quoted for the command language.
 * @param {string} text
 */
Galley.quoted = (text) => {
  const inside = text.replace(/[\\"]/g, "\\$&").replace(/[\u0000-\u001f\u007f-\u009f]/g, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
  return `"${inside}"`;
};

/**
 * @param {string} name
 * @param {any} parts
 */
Galley.download = (name, parts, type = "application/octet-stream") => {
  const address = URL.createObjectURL(new Blob([parts], { type }));
  Galley.make("a", { href: address, download: name.split("/").pop() }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
