// Unpacks the shell from the characters that encode it in the page. It is compressed with LZMA, which makes it 40 % smaller than gzip, the
// best format that browsers can unpack themselves.
"use strict";

/** The bytes encoded by characters of seven bits each. Characters that HTML would change are stored at code points increased by 256. */
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
 * A file of the LZMA format (".lzma", with its length in the header) and its output so far. The file is a sequence of bits. Each is coded
 * with an adaptive probability of a 0, in units of 1/2048. A bit decides between a literal byte and a match: a length and a distance back
 * in the output. The distance is new or one of the last four.
 */
Galley.Unpacker = class {
  // The start indices of the probabilities for each kind of choice. Those of lengths are two bits, two sets of a tree of three bits for
  // each alignment, and a tree of eight bits.
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
    // The range of codes, and the code in it; the byte before the code is always 0. A typed array makes this twice as fast, because its
    // numbers are known to be integers.
    this.coder = new Uint32Array([0xffffffff, header.getUint32(14)]);
    this.next = 18;
  }

  /** Unpacks the whole file. */
  whole() {
    const { match, repeat, length, repeatLength } = Galley.Unpacker;
    const { output } = this;
    // The format's state, which encodes the kinds of the last choices: 0 to 6 after a literal.
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

  /** Decodes a bit with the probability at an index, and updates the probability. */
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

  /** Decodes bits of equal probability. */
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

  /** Decodes a number of `bits` bits, the highest first. */
  tree(start, bits) {
    let node = 1;
    for (let index = 0; index < bits; index += 1) node = node * 2 + this.bit(start + node);
    return node - (1 << bits);
  }

  /** Decodes a number of `bits` bits, the lowest first. */
  reversedTree(start, bits) {
    let [node, value] = [1, 0];
    for (let index = 0; index < bits; index += 1) {
      const bit = this.bit(start + node);
      node = node * 2 + bit;
      value |= bit << index;
    }
    return value;
  }

  /**
   * Decodes a literal byte. Its probabilities depend on the previous byte and, after a match, on the byte that would continue the match.
   */
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

  /** Decodes the choice of a recent distance, and whether the match has a single byte. */
  repetition(state, aligned) {
    const { repeatFirst, repeatSecond, repeatThird, repeatLong } = Galley.Unpacker;
    if (this.bit(repeatFirst + state) === 0) return { order: 0, isShort: this.bit(repeatLong + state * 16 + aligned) === 0 };
    if (this.bit(repeatSecond + state) === 0) return { order: 1, isShort: false };
    return { order: this.bit(repeatThird + state) === 0 ? 2 : 3, isShort: false };
  }

  /** Decodes the length of a match. */
  count(start, aligned) {
    if (this.bit(start) === 0) return 2 + this.tree(start + 2 + aligned * 8, 3);
    if (this.bit(start + 1) === 0) return 10 + this.tree(start + 130 + aligned * 8, 3);
    return 18 + this.tree(start + 258, 8);
  }

  /** Decodes the distance of a match, minus one: first its number of bits and highest two bits, then the other bits. */
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
