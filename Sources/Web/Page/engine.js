// The shell behind the page: a WebAssembly instance whose door is a few functions over bytes.
"use strict";

Galley.Engine = class {
  static channels = ["answer", "error", "journal", "reply"];

  /** Compiles the shell out of the letters in which the page holds it. */
  static compile(letters) { return WebAssembly.compile(new Galley.Unpacker(Galley.bytes(letters)).whole()); }

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

  /** Begins anew, with nothing in memory. */
  async start() {
    const page = {
      number: (start, count) => Galley.Engine.number(this.text(start, count)),
      complain: (byte) => this.complaint.push(byte),
      read: (start) => new Uint8Array(this.exports.memory.buffer).set(this.given, start),
      write: (start, count, channel) => this.take(start, count, Galley.Engine.channels[channel]),
    };
    this.complaint = [];
    this.exports = (await WebAssembly.instantiate(this.module, { page })).exports;
  }

  /** What C reads in a text: JavaScript also takes an empty one, and other bases. */
  static number(text) { return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN; }

  text(start, count) { return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, start, count)); }

  take(start, count, channel) {
    const bytes = new Uint8Array(this.exports.memory.buffer, start, count).slice();
    if (channel === "reply") this.parts.push(bytes);
    else if (channel === "journal") this.told.accepted(bytes);
    else this.told[channel](new TextDecoder().decode(bytes));
  }

  /** Calls a function of the door with a text, or with numbers; undefined if it trapped, which ends the instance. */
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

  /** Calls a function that replies, and gives its bytes; null if it trapped. */
  reply(name, ...values) {
    if (!this.call(name, ...values)) return null;
    const bytes = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    this.parts.reduce((start, part) => (bytes.set(part, start), start + part.length), 0);
    return bytes;
  }

  json(name, ...values) {
    const bytes = this.reply(name, ...values);
    return bytes && bytes.length ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  }
};
