// The shell: a WebAssembly instance that exports a few functions over bytes.
// @ts-check
"use strict";

Galley.Engine = class {
  /** @type {("answer" | "error" | "journal" | "reply")[]} */
  static channels = ["answer", "error", "journal", "reply"];

  /**
   * @param {WebAssembly.Module} module the compiled shell
   * @param {EngineTold} told answer(text), error(text), accepted(lines) and trapped(error)
   */
  constructor(module, told) {
    this.module = module;
    this.told = told;
    this.given = new Uint8Array();
    /** @type {Uint8Array[]} */
    this.parts = [];
  }

  /** Creates a new instance with empty memory. */
  async start() {
    const page = {
      /**
       * @param {number} start
       * @param {number} count
       */
      number: (start, count) => Galley.Engine.number(this.text(start, count)),
      /** @param {number} byte */
      complain: (byte) => this.complaint.push(byte),
      /** @param {number} start */
      read: (start) => new Uint8Array(this.exports.memory.buffer).set(this.given, start),
      /**
       * @param {number} start
       * @param {number} count
       * @param {number} channel
       */
      write: (start, count, channel) => this.take(start, count, Galley.Engine.channels[channel]),
    };
    /** @type {number[]} */
    this.complaint = [];
    const instance = /** @type {WebAssembly.Instance} */ (/** @type {unknown} */ (await WebAssembly.instantiate(this.module, { page })));
    this.exports = /** @type {any} */ (instance.exports);
  }

  /**
   * Parses a number like C. JavaScript's `Number` also accepts an empty string and other bases.
   * @param {string} text
   */
  static number(text) { return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN; }

  /**
   * @param {number} start
   * @param {number} count
   */
  text(start, count) { return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, start, count)); }

  /**
   * @param {number} start
   * @param {number} count
   * @param {string} channel
   */
  take(start, count, channel) {
    const bytes = new Uint8Array(this.exports.memory.buffer, start, count).slice();
    if (channel === "reply") this.parts.push(bytes);
    else if (channel === "journal") this.told.accepted(bytes);
    else this.told[/** @type {"answer" | "error"} */ (channel)](new TextDecoder().decode(bytes));
  }

  /**
   * Calls an exported function with a string or with numbers. Returns undefined if it trapped, after which the instance is unusable.
   * @param {string} name
   * @param {...(string | number | Uint8Array)} values
   */
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

  /**
   * Calls a function and returns the bytes of its reply; null if it trapped.
   * @param {string} name
   * @param {...(string | number | Uint8Array)} values
   */
  reply(name, ...values) {
    if (!this.call(name, ...values)) return null;
    const bytes = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    this.parts.reduce((start, part) => (bytes.set(part, start), start + part.length), 0);
    return bytes;
  }

  /**
   * Calls a function, and returns as plain text what it prints. Errors and accepted lines are passed to nobody.
   * @param {string} name
   * @param {...(string | number | Uint8Array)} values
   */
  printed(name, ...values) { return this.heard(name, ...values).answer; }

  /**
   * Calls a function, and returns as plain text what it prints and its errors.
   * @param {string} name
   * @param {...(string | number | Uint8Array)} values
   */
  heard(name, ...values) {
    const { told } = this;
    const texts = { answer: "", error: "" };
    this.told = { ...told, answer: (/** @type {string} */ part) => { texts.answer += part; }, error: (/** @type {string} */ part) => { texts.error += part; }, accepted: () => {} };
    this.call(name, ...values);
    this.told = told;
    /** @param {string} text */
    const plain = (text) => text.replace(/\u001b\[[\d;]*m/g, "");
    return { answer: plain(texts.answer), error: plain(texts.error) };
  }

  /**
   * The first object that a script or an entry prints; null if it prints none.
   * @param {string} name
   * @param {string} text
   */
  object(name, text) { return JSON.parse(this.printed(name, text).split("\n").find((/** @type {string} */ line) => line.startsWith("{")) ?? "null"); }

  /**
   * @param {string} name
   * @param {...(string | number | Uint8Array)} values
   */
  json(name, ...values) {
    const bytes = this.reply(name, ...values);
    return bytes && bytes.length ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  }
};
