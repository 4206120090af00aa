// The groups of a layout. They have no views, but determine the frames of views.
// @ts-check
"use strict";

Galley.Outlines = class extends Galley.Table {
  /** @param {Pane} pane */
  constructor(pane) {
    super(pane.groups, ["section", "group", "item", "part"]);
    this.pane = pane;
    this.isWhole = pane.groups.isWhole;
  }

  get tableName() { return "groups"; }

  /** @param {number} index */
  component(index) { return this.pane.parts[this.part[index]]; }
  /** @param {number} index */
  depth(index) { return this.component(index)?.path.length ?? 0; }
  /** @param {number} index */
  sectionOf(index) { return this.section[index]; }
  /** @param {number} index */
  name(index) { return this.component(index)?.name || Galley.say("group"); }
  describe() { return Galley.say("group"); }

  /**
   * A key that stays the same while the group starts with the same item of its section.
   * @param {number} index
   */
  key(index) { return `group ${this.depth(index)} ${this.item[index]} ${this.pane.sections[this.section[index]].name}`; }

  /**
   * The group with the given key; -1 if there is none.
   * @param {string} key
   */
  indexOf(key) {
    for (let index = 0; index < this.count; index += 1) if (this.key(index) === key) return index;
    return -1;
  }

  /**
   * The row of an item, from 1: the repetition of its section's group. Null if the page does not contain all groups.
   * @param {any} section
   * @param {number} item
   */
  row(section, item) {
    if (!this.isWhole) return null;
    if (!this.rows) {
      this.rows = new Map();
      for (let index = 0; index < this.count; index += 1) {
        if (this.depth(index) > 0) continue;
        if (!this.rows.has(this.section[index])) this.rows.set(this.section[index], []);
        this.rows.get(this.section[index]).push(this.item[index]);
      }
      for (const firsts of this.rows.values()) firsts.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    }
    const firsts = this.rows.get(section) ?? [];
    const next = firsts.findIndex((/** @type {any} */ first) => first > item);
    return firsts.length === 0 ? null : next < 0 ? firsts.length : next;
  }

  get depths() {
    const depths = new Set();
    for (let index = 0; index < this.count; index += 1) depths.add(this.depth(index));
    return [...depths].sort((a, b) => a - b);
  }

  /** @param {number} index */
  draw(index) {
    const depth = this.depth(index);
    const outline = Galley.make("div", { class: "outline", "data-depth": depth, "data-group": index, "aria-hidden": "true" },
      Galley.make("span", {}, Galley.shown(this.name(index))));
    outline.style.setProperty("--hue", Galley.hue(depth * 3 + 2));
    return outline;
  }

  /**
   * The groups that contain an element, outermost first.
   * @param {Elements} elements
   * @param {number} index
   */
  around(elements, index) {
    const path = elements.component(index)?.path;
    return path && elements.isCell(index) ? this.over(elements.frame(index), path, elements.section[index]) : [];
  }

  /**
   * The groups that contain a group, outermost first.
   * @param {number} index
   */
  outside(index) {
    const path = this.component(index)?.path ?? [];
    return path.length > 0 ? this.over(this.frame(index), path, this.section[index]) : [];
  }

  /**
   * The groups of a section that contain a frame whose component has this path of subitems.
   * @param {Rect} rect
   * @param {any} path
   * @param {any} section
   */
  over({ x, y, width, height }, path, section) {
    const found = [];
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    for (let group = 0; group < this.count; group += 1) {
      if (this.section[group] !== section) continue;
      const frame = this.frame(group);
      if (middleX < frame.x || middleX > frame.x + frame.width || middleY < frame.y || middleY > frame.y + frame.height) continue;
      const own = this.component(group)?.path ?? [];
      if (own.length < path.length || path.length === 0) if (own.every((part, depth) => part === path[depth])) found.push(group);
    }
    return found.sort((a, b) => this.depth(a) - this.depth(b));
  }
};

/** The distance from an outline at which a click still selects its group, in pixels of the window. */
const outlineReach = 3;

/**
 * The group whose outline or name is under the pointer or, if only backgrounds are under the pointer, the group that contains the pointer.
 * If there are several such groups, the innermost one is returned; if there are none, null.
 * @param {Picture} picture
 * @param {Pointed} event
 */
Galley.groupAt = (picture, event) => {
  if (event.target.closest?.(".pin")) return null;
  const isFree = !event.target.closest?.(".box:not(.background)");
  /**
   * @param {any} parts
   * @param {any} grown
   */
  const isIn = ({ left, top, right, bottom }, grown) => event.clientX >= left - grown && event.clientX <= right + grown
    && event.clientY >= top - grown && event.clientY <= bottom + grown;
  const hit = [...picture.layer.querySelectorAll(".outline")].filter((outline) => {
    const rect = outline.getBoundingClientRect();
    const isOnLine = isIn(rect, outlineReach) && !isIn(rect, -outlineReach);
    return isOnLine || event.target === outline.firstChild || (isFree && isIn(rect, 0));
  });
  const groups = hit.map((outline) => Number(outline.dataset.group));
  return groups.sort((a, b) => picture.outlines.depth(b) - picture.outlines.depth(a))[0] ?? null;
};
