// Unpacks the shell out of the letters in which the page holds it. It is packed as LZMA, which leaves two fifths less of it than gzip, the
// best that browsers unpack by themselves.
"use strict";

/** Bytes out of letters of seven bits each. Letters that HTML would change stand 256 places further on. */
Galley.bytes = (letters) => {
  const bytes = new Uint8Array(Math.floor((letters.length * 7) / 8));
  let [held, count, filled] = [0, 0, 0];
  for (let index = 0; index < letters.length; index += 1) {
    held = ((held << 7) | (letters.charCodeAt(index) & 127)) & 0x7fff;
    count += 7;
    if (count < 8) continue;
    count -= 8;
    bytes[filled++] = held >> count;
  }
  return bytes;
};

/**
 * A file of the LZMA format (".lzma", with its length in the header) and what it has been unpacked to so far.
 *
 * The file is a sequence of bits, each coded by how likely a 0 is there; that is learned, in 2048ths. A bit says whether a byte follows or
 * a match: a length, and the distance back at which so many bytes stand already. Distances are new ones, or one of the last four.
 */
Galley.Unpacker = class {
  // Where the odds of each kind of choice begin. Those of lengths are two bits, a tree of three for each alignment twice, and one of eight.
  static match = 0;
  static repeat = 192;
  static repeatFirst = 204;
  static repeatSecond = 216;
  static repeatThird = 228;
  static repeatLong = 240;
  static slot = 432;
  static special = 688;
  static alignment = 816;
  static length = 832;
  static repeatLength = 1346;
  static literal = 1860;

  constructor(packed) {
    const header = new DataView(packed.buffer, packed.byteOffset);
    const parameters = packed[0];
    this.packed = packed;
    this.contextBits = parameters % 9;
    this.literalMask = (1 << (Math.floor(parameters / 9) % 5)) - 1;
    this.alignmentMask = (1 << Math.floor(parameters / 45)) - 1;
    this.output = new Uint8Array(header.getUint32(5, true));
    this.odds = new Uint16Array(Galley.Unpacker.literal + ((0x300 * (this.literalMask + 1)) << this.contextBits)).fill(1024);
    // The range of codes, and the code in it, before which stands a byte that is always 0. In an array whose numbers are known to be whole:
    // that is twice as fast.
    this.coder = new Uint32Array([0xffffffff, header.getUint32(14)]);
    this.next = 18;
  }

  /** Unpacks all of it. */
  whole() {
    const { match, repeat, length, repeatLength } = Galley.Unpacker;
    const { output } = this;
    // What was unpacked last, as the format numbers it: 0 to 6 after a byte.
    let state = 0;
    let recent = [0, 0, 0, 0];
    let at = 0;
    while (at < output.length) {
      const aligned = at & this.alignmentMask;
      if (this.bit(match + state * 16 + aligned) === 0) {
        output[at] = this.byte(at, state < 7 ? -1 : output[at - recent[0] - 1]);
        at += 1;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let count;
      if (this.bit(repeat + state) === 0) {
        count = this.count(length, aligned);
        recent = [this.distance(count), recent[0], recent[1], recent[2]];
        state = state < 7 ? 7 : 10;
      } else {
        const { order, isShort } = this.repetition(state, aligned);
        recent = [recent[order], ...recent.filter((_, index) => index !== order)];
        count = isShort ? 1 : this.count(repeatLength, aligned);
        state = isShort ? (state < 7 ? 9 : 11) : state < 7 ? 8 : 11;
      }
      const from = at - recent[0] - 1;
      if (from < 0 || at + count > output.length) throw new Error("the shell in this page is damaged");
      for (let index = 0; index < count; index += 1) output[at + index] = output[from + index];
      at += count;
    }
    return output;
  }

  /** A bit whose odds stand at an index, and are learned from it. */
  bit(index) {
    const { odds, coder } = this;
    const likely = odds[index];
    const bound = (coder[0] >>> 11) * likely;
    let bit;
    if (coder[1] < bound) {
      coder[0] = bound;
      odds[index] = likely + ((2048 - likely) >>> 5);
      bit = 0;
    } else {
      coder[0] -= bound;
      coder[1] -= bound;
      odds[index] = likely - (likely >>> 5);
      bit = 1;
    }
    if (coder[0] < 0x1000000) this.refill();
    return bit;
  }

  refill() {
    this.coder[0] <<= 8;
    this.coder[1] = (this.coder[1] << 8) | this.packed[this.next++];
  }

  /** Bits that are as likely 0 as 1. */
  evenBits(count) {
    const { coder } = this;
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      coder[0] >>>= 1;
      const bit = coder[1] >= coder[0] ? 1 : 0;
      if (bit) coder[1] -= coder[0];
      value = value * 2 + bit;
      if (coder[0] < 0x1000000) this.refill();
    }
    return value;
  }

  /** A number of some bits, the first one the highest. */
  tree(start, bits) {
    let node = 1;
    for (let index = 0; index < bits; index += 1) node = node * 2 + this.bit(start + node);
    return node - (1 << bits);
  }

  /** A number of some bits, the first one the lowest. */
  reversedTree(start, bits) {
    let [node, value] = [1, 0];
    for (let index = 0; index < bits; index += 1) {
      const bit = this.bit(start + node);
      node = node * 2 + bit;
      value |= bit << index;
    }
    return value;
  }

  /** A byte, whose odds are those after the byte before it. After a match they also go by the byte that would have gone on with it. */
  byte(at, expected) {
    const before = at > 0 ? this.output[at - 1] : 0;
    const context = ((at & this.literalMask) << this.contextBits) + (before >> (8 - this.contextBits));
    const start = Galley.Unpacker.literal + 0x300 * context;
    let node = 1;
    for (let place = 7; expected >= 0 && node < 256; place -= 1) {
      const guess = (expected >> place) & 1;
      const bit = this.bit(start + ((1 + guess) << 8) + node);
      node = node * 2 + bit;
      if (bit !== guess) break;
    }
    while (node < 256) node = node * 2 + this.bit(start + node);
    return node & 255;
  }

  /** Which of the last distances is used again, and whether for one byte alone. */
  repetition(state, aligned) {
    const { repeatFirst, repeatSecond, repeatThird, repeatLong } = Galley.Unpacker;
    if (this.bit(repeatFirst + state) === 0) return { order: 0, isShort: this.bit(repeatLong + state * 16 + aligned) === 0 };
    if (this.bit(repeatSecond + state) === 0) return { order: 1, isShort: false };
    return { order: this.bit(repeatThird + state) === 0 ? 2 : 3, isShort: false };
  }

  /** How many bytes a match has. */
  count(start, aligned) {
    if (this.bit(start) === 0) return 2 + this.tree(start + 2 + aligned * 8, 3);
    if (this.bit(start + 1) === 0) return 10 + this.tree(start + 130 + aligned * 8, 3);
    return 18 + this.tree(start + 258, 8);
  }

  /** How far back a match of some bytes begins, less one: its highest two bits and its size, and then the others. */
  distance(count) {
    const { slot, special, alignment } = Galley.Unpacker;
    const size = this.tree(slot + Math.min(count - 2, 3) * 64, 6);
    if (size < 4) return size;
    const bits = (size >> 1) - 1;
    const highest = (2 + (size & 1)) * 2 ** bits;
    if (size < 14) return highest + this.reversedTree(special + highest - size, bits);
    return highest + this.evenBits(bits - 4) * 16 + this.reversedTree(alignment, 4);
  }
};
