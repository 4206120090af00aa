// The shell: a WebAssembly instance that exports a few functions over bytes.
// @ts-check
"use strict";

Galley.Engine = class {
  static channels = ["answer", "error", "journal", "reply"];

  /**
   * @param module the compiled shell
   * @param told answer(text), error(text), accepted(lines) and trapped(error)
   */
  constructor(module, told) {
    this.module = module;
    this.told = told;
    this.given = new Uint8Array();
    this.parts = [];
  }

  /** Creates a new instance with empty memory. */
  async start() {
    const page = {
      number: (start, count) => Galley.Engine.number(this.text(start, count)),
      complain: (byte) => this.complaint.push(byte),
      read: (start) => new Uint8Array(this.exports.memory.buffer).set(this.given, start),
      write: (start, count, channel) => this.take(start, count, Galley.Engine.channels[channel]),
    };
    this.complaint = [];
    const instance = /** @type {WebAssembly.Instance} */ (/** @type {unknown} */ (await WebAssembly.instantiate(this.module, { page })));
    this.exports = /** @type {any} */ (instance.exports);
  }

  /** Parses a number like C. JavaScript's `Number` also accepts an empty string and other bases. */
  static number(text) { return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN; }

  text(start, count) { return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, start, count)); }

  take(start, count, channel) {
    const bytes = new Uint8Array(this.exports.memory.buffer, start, count).slice();
    if (channel === "reply") this.parts.push(bytes);
    else if (channel === "journal") this.told.accepted(bytes);
    else this.told[channel](new TextDecoder().decode(bytes));
  }

  /** Calls an exported function with a string or with numbers. Returns undefined if it trapped, after which the instance is unusable. */
  call(name, ...values) {
    if (this.isDead) return undefined;
    const [text] = values;
    const isText = typeof text === "string" || text instanceof Uint8Array;
    if (isText) this.given = typeof text === "string" ? new TextEncoder().encode(text) : text;
    this.parts = [];
    try {
      if (isText) this.exports[name](this.given.length);
      else this.exports[name](...values);
      return true;
    } catch (error) {
      this.isDead = true;
      this.told.trapped(new TextDecoder().decode(new Uint8Array(this.complaint)) || String(error));
      return undefined;
    }
  }

  /** Calls a function and returns the bytes of its reply; null if it trapped. */
  reply(name, ...values) {
    if (!this.call(name, ...values)) return null;
    const bytes = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    this.parts.reduce((start, part) => (bytes.set(part, start), start + part.length), 0);
    return bytes;
  }

  /** Calls a function, and returns as plain text what it prints. Errors and accepted lines are passed to nobody. */
  printed(name, ...values) { return this.heard(name, ...values).answer; }

  /** Calls a function, and returns as plain text what it prints and its errors. */
  heard(name, ...values) {
    const { told } = this;
    const texts = { answer: "", error: "" };
    this.told = { ...told, answer: (part) => { texts.answer += part; }, error: (part) => { texts.error += part; }, accepted: () => {} };
    this.call(name, ...values);
    this.told = told;
    const plain = (text) => text.replace(/\u001b\[[\d;]*m/g, "");
    return { answer: plain(texts.answer), error: plain(texts.error) };
  }

  /** The first object that a script or an entry prints; null if it prints none. */
  object(name, text) { return JSON.parse(this.printed(name, text).split("\n").find((line) => line.startsWith("{")) ?? "null"); }

  json(name, ...values) {
    const bytes = this.reply(name, ...values);
    return bytes && bytes.length ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  }
};
