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

  component(index) { return this.pane.parts[this.part[index]]; }
  depth(index) { return this.component(index)?.path.length ?? 0; }
  sectionOf(index) { return this.section[index]; }
  name(index) { return this.component(index)?.name || Galley.say("group"); }
  describe() { return Galley.say("group"); }

  /** A key that stays the same while the group starts with the same item of its section. */
  key(index) { return `group ${this.depth(index)} ${this.item[index]} ${this.pane.sections[this.section[index]].name}`; }

  /** The group with the given key; -1 if there is none. */
  indexOf(key) {
    for (let index = 0; index < this.count; index += 1) if (this.key(index) === key) return index;
    return -1;
  }

  /** The row of an item, from 1: the repetition of its section's group. Null if the page does not contain all groups. */
  row(section, item) {
    if (!this.isWhole) return null;
    if (!this.rows) {
      this.rows = new Map();
      for (let index = 0; index < this.count; index += 1) {
        if (this.depth(index) > 0) continue;
        if (!this.rows.has(this.section[index])) this.rows.set(this.section[index], []);
        this.rows.get(this.section[index]).push(this.item[index]);
      }
      for (const firsts of this.rows.values()) firsts.sort((a, b) => a - b);
    }
    const firsts = this.rows.get(section) ?? [];
    const next = firsts.findIndex((first) => first > item);
    return firsts.length === 0 ? null : next < 0 ? firsts.length : next;
  }

  get depths() {
    const depths = new Set();
    for (let index = 0; index < this.count; index += 1) depths.add(this.depth(index));
    return [...depths].sort((a, b) => a - b);
  }

  draw(index) {
    const depth = this.depth(index);
    const outline = Galley.make("div", { class: "outline", "data-depth": depth, "data-group": index, "aria-hidden": "true" },
      Galley.make("span", {}, Galley.shown(this.name(index))));
    outline.style.setProperty("--hue", Galley.hue(depth * 3 + 2));
    return outline;
  }

  /** The groups that contain an element, outermost first. */
  around(elements, index) {
    const path = elements.component(index)?.path;
    return path && elements.isCell(index) ? this.over(elements.frame(index), path, elements.section[index]) : [];
  }

  /** The groups that contain a group, outermost first. */
  outside(index) {
    const path = this.component(index)?.path ?? [];
    return path.length > 0 ? this.over(this.frame(index), path, this.section[index]) : [];
  }

  /** The groups of a section that contain a frame whose component has this path of subitems. */
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
 */
Galley.groupAt = (picture, event) => {
  if (event.target.closest?.(".pin")) return null;
  const isFree = !event.target.closest?.(".box:not(.background)");
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
