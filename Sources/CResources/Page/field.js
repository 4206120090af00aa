// Boxes along an axis. Only boxes near the visible range are in the page.
// @ts-check
"use strict";

Galley.Field = class {
  /** Fields with at most this many boxes are drawn completely. */
  static wholeLimit = 5000;

  /**
   * @param {HTMLElement} host
   * @param {any} draw makes the element of a box
   */
  constructor(host, draw) {
    this.host = host;
    this.draw = draw;
    /** @type {{ box: any, start: number, end: number }[]} */
    this.boxes = [];
    this.drawn = new Map();
    this.range = null;
  }

  /**
   * @param {any} box
   * @param {number} start
   * @param {number} length
   */
  add(box, start, length) { this.boxes.push({ box, start, end: start + Math.max(length, 0) }); }

  /**
   * Call after adding the last box.
   * @param {number} screenLength
   */
  close(screenLength) {
    this.margin = screenLength;
    this.isWhole = this.boxes.length <= Galley.Field.wholeLimit;
    if (this.isWhole) return;
    /** @param {any} box */
    const isLong = (box) => box.end - box.start > 4 * screenLength;
    // Kept separately, because a background may be as long as the content and every search would have to start at the first box.
    this.long = this.boxes.filter(isLong);
    this.boxes = this.boxes.filter((box) => !isLong(box)).sort((a, b) => a.start - b.start);
    this.longest = this.boxes.reduce((longest, box) => Math.max(longest, box.end - box.start), 0);
  }

  /**
   * Draws the boxes between two positions and near them.
   * @param {number} from
   * @param {number} to
   */
  show(from, to) {
    if (this.isWhole) {
      if (!this.range) this.replace(this.boxes);
      this.range = { from: -Infinity, to: Infinity };
      return;
    }
    if (this.range && from >= this.range.from && to <= this.range.to) return;
    this.range = { from: from - this.margin, to: to + this.margin };
    const { from: start, to: end } = this.range;
    const found = this.long.filter((box) => box.end >= start && box.start <= end);
    for (let index = this.firstBox(start - this.longest); index < this.boxes.length; index += 1) {
      const box = this.boxes[index];
      if (box.start > end) break;
      if (box.end >= start) found.push(box);
    }
    this.replace(found);
  }

  /** @param {any} found */
  replace(found) {
    const wanted = new Set(found);
    for (const [box, element] of this.drawn) {
      if (wanted.has(box)) continue;
      element.remove();
      this.drawn.delete(box);
    }
    const added = document.createDocumentFragment();
    for (const box of found) {
      if (this.drawn.has(box)) continue;
      const element = this.draw(box.box);
      this.drawn.set(box, element);
      added.append(element);
    }
    this.host.append(added);
  }

  /**
   * The index of the first box that starts at or after a position.
   * @param {number} position
   */
  firstBox(position) {
    let [low, high] = [0, this.boxes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.boxes[middle].start < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
};
