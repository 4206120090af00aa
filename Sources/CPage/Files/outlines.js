// The groups of a layout, which are no views, but decide where views stand.
"use strict";

Galley.Outlines = class extends Galley.Table {
  constructor(pane) {
    super(pane.groups, ["section", "group", "part"]);
    this.pane = pane;
    this.isWhole = pane.groups.isWhole;
  }

  component(index) { return this.pane.parts[this.part[index]]; }
  depth(index) { return this.component(index)?.path.length ?? 0; }

  get depths() {
    const depths = new Set();
    for (let index = 0; index < this.count; index += 1) depths.add(this.depth(index));
    return [...depths].sort((a, b) => a - b);
  }

  draw(index) {
    const name = this.component(index)?.name || Galley.say("group");
    const depth = this.depth(index);
    const outline = Galley.make("div", { class: "outline", "data-depth": depth, "aria-hidden": "true" },
      Galley.make("span", {}, Galley.shown(name)));
    outline.style.setProperty("--hue", Galley.hue(depth * 3 + 2));
    return outline;
  }

  /** The groups around an element, outermost first. */
  around(elements, index) {
    const path = elements.component(index)?.path;
    if (!path || !elements.isCell(index)) return [];
    const found = [];
    const { x, y, width, height } = elements.frame(index);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    for (let group = 0; group < this.count; group += 1) {
      if (this.section[group] !== elements.section[index]) continue;
      const frame = this.frame(group);
      if (middleX < frame.x || middleX > frame.x + frame.width || middleY < frame.y || middleY > frame.y + frame.height) continue;
      const own = this.component(group)?.path ?? [];
      if (own.length < path.length || path.length === 0) if (own.every((part, depth) => part === path[depth])) found.push(group);
    }
    return found.sort((a, b) => this.depth(a) - this.depth(b));
  }
};
