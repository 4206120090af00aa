// The tables of a page's data. A table consists of columns of numbers.
// @ts-check
"use strict";

/**
 * A column from its encoded form: all numbers, or runs of a first number, a step and a count.
 * @param {Column} written
 * @param {number} count
 */
Galley.column = (written, count) => {
  const column = new Float64Array(count);
  if (Array.isArray(written)) {
    column.set(written);
    return column;
  }
  let row = 0;
  for (let index = 0; index < written.runs.length; index += 3) {
    const [first, step, length] = written.runs.slice(index, index + 3);
    for (let position = 0; position < length; position += 1) column[row++] = first + position * step;
  }
  return column;
};

/** A table of rectangles with further columns. */
Galley.Table = class {
  // The columns of all tables: fields of a subclass would replace what this constructor reads.
  /** @type {Float64Array} */ x;
  /** @type {Float64Array} */ y;
  /** @type {Float64Array} */ width;
  /** @type {Float64Array} */ height;
  /** @type {Float64Array} */ section;
  /** @type {Float64Array} */ part;
  /** @type {Float64Array} */ item;
  /** @type {Float64Array} */ category;
  /** @type {Float64Array} */ kind;
  /** @type {Float64Array} */ flags;
  /** @type {Float64Array} */ z;
  /** @type {Float64Array} */ group;

  /**
   * @param {any} data
   * @param {string[]} columns the names of the further columns
   */
  constructor(data, columns) {
    this.count = data.count;
    for (const name of [...columns, ...Galley.sides]) /** @type {any} */ (this)[name] = Galley.column(data[name], data.count);
  }

  /**
   * @param {number} index
   * @returns {Rect}
   */
  frame(index) {
    return { x: this.x[index], y: this.y[index], width: this.width[index], height: this.height[index] };
  }
};

/** The elements of a view. The key of an element stays the same while it is the same cell, header or background. */
Galley.Elements = class extends Galley.Table {
  /** @param {Pane} pane */
  constructor(pane) {
    super(pane.elements, ["category", "section", "item", "kind", "part", "flags", "z"]);
    this.total = pane.elements.total;
    this.pane = pane;
    // Only cells have names, and they come first.
    this.names = pane.elements.names;
    this.kinds = pane.elements.kinds;
  }

  /** The table's name in the data. */
  get tableName() { return "elements"; }

  /** @param {number} index */
  isCell(index) { return this.category[index] === 0; }
  /** @param {number} index */
  isBackground(index) { return this.category[index] === 2; }
  /** @param {number} index */
  isAttached(index) { return (this.flags[index] & 1) !== 0; }
  /** @param {number} index */
  isMeasured(index) { return (this.flags[index] & 2) !== 0; }
  /** @param {number} index */
  component(index) { return this.pane.parts[this.part[index]] ?? null; }
  /** @param {number} index */
  sectionOf(index) { return this.section[index]; }
  /** @param {number} index */
  sectionName(index) { return this.pane.sections[this.section[index]]?.name ?? ""; }

  /**
   * True if an estimated length has not been measured yet.
   * @param {number} index
   */
  isEstimated(index) {
    return !this.isMeasured(index) && (this.component(index)?.estimated.includes(true) ?? false);
  }

  /** @param {number} index */
  name(index) {
    if (this.isCell(index)) return this.names[index];
    return this.kinds[this.kind[index]].replace(/^UICollectionElementKind(?=.)/, "");
  }

  /** @param {number} index */
  key(index) {
    if (this.isCell(index)) return `cell ${this.names[index]}`;
    return `${this.category[index]} ${this.kinds[this.kind[index]]} ${this.item[index]} ${this.sectionName(index)}`;
  }

  /**
   * The element with the given key; -1 if it no longer exists.
   * @param {string} key
   */
  indexOf(key) {
    if (!this.indices) {
      this.indices = new Map();
      for (let index = 0; index < this.count; index += 1) this.indices.set(this.key(index), index);
    }
    return this.indices.get(key) ?? -1;
  }

  /**
   * The cell of an item; -1 if the page does not have it.
   * @param {number} section
   * @param {number} item
   */
  cell(section, item) {
    for (let index = 0; index < this.names.length; index += 1) {
      if (this.section[index] === section && this.item[index] === item) return index;
    }
    return -1;
  }

  /**
   * The element's category in the page's language.
   * @param {number} index
   */
  describe(index) {
    if (this.isCell(index)) return Galley.say("cell");
    if (this.isBackground(index)) return Galley.say("background");
    return Galley.say(this.isAttached(index) ? "badge" : "boundary");
  }
};
