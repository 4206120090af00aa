// A view on its screen, to scale, with real scrolling.
// @ts-check
"use strict";

Galley.Screen = class {
  /**
   * @param {HTMLElement} host the element for the picture
   * @param {Pane} pane the data of a view
   * @param {PictureOptions} options selected(key) is called when the user selects something
   */
  constructor(host, pane, options) {
    /** @type {string | null} the selected key */
    this.selected = null;
    this.options = options;
    /** @type {(() => void) | null} called after the picture was drawn again from the same data */
    this.redrawn = null;
    this.depths = new Set();
    this.offsets = new Map();
    this.scale = 1;
    this.overlay = Galley.make("div", { class: "overlay", "aria-hidden": "true" });
    this.mark = Galley.make("div", { class: "mark", "aria-hidden": "true", hidden: true });
    this.layer = Galley.make("div", { class: "layer" });
    this.ground = Galley.make("div", { class: "ground" }, this.layer);
    this.screen = Galley.make("div", { class: "screen", tabindex: 0, role: "group" }, this.ground);
    this.safe = Galley.make("div", { class: "safe-area", "aria-hidden": "true" });
    this.indicator = Galley.make("div", { class: "indicator", "aria-hidden": "true" });
    this.phone = Galley.make("div", { class: "phone" }, this.screen, this.safe, this.indicator);
    this.element = Galley.make("div", { class: "stand" }, this.phone);
    host.append(this.element);
    this.listen();
    this.build(pane);
    this.scrollTo(pane.contentOffset);
  }

  /**
   * Shows new data. Keeps the scroll offset and the selection, unless the shell scrolled.
   * @param {Pane} pane
   */
  update(pane) {
    const [before, offset] = [this.pane, this.offset];
    for (const section of pane.sections) {
      const former = before.sections.find((other) => other.name === section.name);
      if (section.row && former?.row?.offset !== section.row.offset) this.offsets.delete(section.name);
    }
    this.build(pane);
    const isScrolled = String(before.contentOffset) !== String(pane.contentOffset);
    this.scrollTo(isScrolled ? pane.contentOffset : [offset.x, offset.y]);
    if (this.selected) this.select(this.selected);
  }

  // A screen alone selects nothing; a picture does.

  /** @param {string | null} key */
  select(key) { this.selected = key; }
  showMark() {}
  /** @param {{ table: any, index: number } | null} found */
  showSpacing(found) { this.spaced = found; }

  /** @param {Pane} pane */
  build(pane) {
    if (pane !== this.pane) this.redrawn = null;
    /** @type {Pane} */
    this.pane = pane;
    this.spaced = null;
    this.elements = new Galley.Elements(pane);
    this.outlines = new Galley.Outlines(pane);
    this.sections = new Galley.Sections(pane);
    this.rows = new Map();
    /** @type {any[]} */
    this.fresh = [];
    const zs = [...new Set(this.elements.z)].sort((a, b) => a - b);
    this.ranks = new Map(zs.map((z, rank) => [z, rank]));
    this.layer.replaceChildren(this.overlay, this.mark);
    this.layer.classList.remove("playing");
    this.overlay.replaceChildren();
    this.screen.setAttribute("aria-label", Galley.say("picture", Galley.shown(pane.title), this.elements.total, pane.contentSize.map(Galley.number).join(" × ")));
    this.field = new Galley.Field(this.layer, (/** @type {any} */ box) => this.drawn(box));
    this.sort();
    this.field.close(Galley.along(this.bounds, pane.axis).length);
    this.size();
    this.show();
  }

  get bounds() { return { x: 0, y: 0, width: this.pane.bounds[0], height: this.pane.bounds[1] }; }

  // Sorting boxes.

  /** Sorts elements and outlines into the content, its rows, and pinned items. */
  sort() {
    const { elements, outlines, pane } = this;
    /** @type {Map<number, any[]>} */
    const members = new Map(pane.sections.flatMap((section, index) => (section.row ? [[index, []]] : [])));
    const pinned = new Set(pane.pins.map((pin) => pin.element));
    for (let index = 0; index < elements.count; index += 1) {
      const row = members.get(elements.section[index]);
      const frame = elements.frame(index);
      if (row && (elements.isCell(index) || elements.isAttached(index))) row.push({ box: { index }, frame });
      else if (!pinned.has(index)) this.add({ index }, frame);
    }
    for (let outline = 0; outline < outlines.count; outline += 1) {
      if (!this.depths.has(outlines.depth(outline))) continue;
      const [row, frame] = [members.get(outlines.section[outline]), outlines.frame(outline)];
      if (row) row.push({ box: { outline }, frame });
      else this.add({ outline }, frame);
    }
    for (const pin of pane.pins) this.add({ pin }, Galley.rect(pin.track));
    for (const [section, boxes] of members) this.addRow(section, boxes);
  }

  /**
   * @param {any} box
   * @param {Rect} frame
   */
  add(box, frame) {
    const { start, length } = Galley.along(frame, this.pane.axis);
    this.field.add({ ...box, frame }, start, length);
  }

  /**
   * @param {number} index
   * @param {any[]} boxes
   */
  addRow(index, boxes) {
    const section = this.pane.sections[index];
    const frame = Galley.rect(section.row.frame);
    const axis = this.pane.axis;
    let [from, to] = [Infinity, -Infinity];
    for (const box of [{ frame }, ...boxes]) {
      const { start, length } = Galley.along(box.frame, axis);
      from = Math.min(from, start);
      to = Math.max(to, start + length);
    }
    const cross = Galley.along(frame, section.axis);
    const start = Math.min(0, cross.start);
    const end = Math.max(Galley.along(this.bounds, section.axis).length, cross.start + cross.length);
    const room = axis === "vertical"
      ? { x: start, y: from, width: end - start, height: to - from } : { x: from, y: start, width: to - from, height: end - start };
    this.add({ row: index, boxes, room }, room);
  }

  /** @param {any} box */
  drawn(box) {
    if (box.pin) return Galley.pin(this, box.pin);
    if (box.row !== undefined) return this.drawRow(box);
    const element = box.outline === undefined ? Galley.box(this, box.index) : this.outlines.draw(box.outline);
    Galley.place(element, box.frame);
    return element;
  }

  /** @param {any} parts */
  drawRow({ row: index, boxes, room }) {
    const section = this.pane.sections[index];
    const row = new Galley.Row(section, room, {
      isMirrored: this.pane.isMirrored,
      draw: (box) => (box.outline === undefined ? Galley.box(this, box.index) : this.outlines.draw(box.outline)),
      moved: (offset) => {
        this.offsets.set(section.name, offset);
        this.overlay.replaceChildren();
        this.showMark();
      },
      settled: () => {
        this.showSpacing(this.spaced);
        this.redrawn?.();
      },
    });
    for (const { box, frame } of boxes) row.add(box, frame);
    row.close();
    this.rows.set(index, row);
    this.fresh.push(row);
    row.restored = this.offsets.get(section.name) ?? section.row.offset;
    return row.element;
  }

  // Sizes and scrolling.

  size() {
    const [width, height] = this.pane.bounds;
    const [top, left, bottom, right] = this.pane.inset;
    const [contentWidth, contentHeight] = this.pane.contentSize;
    Galley.place(this.screen, this.bounds);
    Object.assign(this.ground.style, {
      width: `${Math.max(contentWidth + left + right, width)}px`, height: `${Math.max(contentHeight + top + bottom, height)}px`,
    });
    Galley.place(this.layer, { x: left, y: top, width: contentWidth, height: contentHeight });
    this.phone.classList.toggle("device", this.pane.isDevice);
    Object.assign(this.phone.style, { width: `${width}px`, height: `${height}px` });
    const [safeTop, safeLeft, safeBottom, safeRight] = this.pane.safeArea;
    this.safe.style.borderWidth = `${safeTop}px ${safeRight}px ${safeBottom}px ${safeLeft}px`;
    this.safe.hidden = safeTop + safeLeft + safeBottom + safeRight === 0;
    this.zoom(this.scale);
  }

  /** The width of a device's frame or of the border around a view, on both sides together, in points. */
  get edge() { return this.pane.isDevice ? 28 : 4; }

  /** The size of text that is 11 pixels high on the screen, in points. */
  get small() { return Math.max(11, 11 / this.scale); }

  /** @param {number} scale */
  zoom(scale) {
    const isOther = scale !== this.scale;
    this.scale = scale;
    if (isOther || !this.phone.style.getPropertyValue("--small")) this.phone.style.setProperty("--small", `${this.small}px`);
    if (isOther) {
      for (const box of this.layer.querySelectorAll(".box")) Galley.fitLabel(box, this.elements.frame(Number(box.dataset.index)), this.small);
      this.showSpacing(this.spaced);
    }
    this.phone.style.transform = `scale(${scale})`;
    const edge = this.edge * scale;
    this.element.style.width = `${this.pane.bounds[0] * scale + edge}px`;
    this.element.style.height = `${this.pane.bounds[1] * scale + edge}px`;
    this.phone.style.margin = `${edge / 2}px`;
  }

  /** The point of the content at the screen's top left corner. */
  get offset() {
    const [top, left] = this.pane.inset;
    return { x: this.screen.scrollLeft - left, y: this.screen.scrollTop - top };
  }

  /** @param {number[]} parts */
  scrollTo([x, y], behavior = "instant") {
    const [top, left] = this.pane.inset;
    this.screen.scrollTo({ left: x + left, top: y + top, behavior });
    this.show();
  }

  show() {
    const { start } = Galley.along({ ...this.offset, width: 0, height: 0 }, this.pane.axis);
    this.field.show(start, start + Galley.along(this.bounds, this.pane.axis).length);
    for (const row of this.fresh.splice(0)) {
      row.scrollTo(row.restored);
      row.show();
    }
    this.showIndicator();
  }

  /** The scroll indicator at UIKit's position: over the content's edge, inside the safe area. */
  showIndicator() {
    const { axis, bounds, contentSize, inset, safeArea } = this.pane;
    const isVertical = axis === "vertical";
    const [before, after] = isVertical ? [inset[0], inset[2]] : [inset[1], inset[3]];
    const screen = isVertical ? bounds[1] : bounds[0];
    const content = (isVertical ? contentSize[1] : contentSize[0]) + before + after;
    this.indicator.hidden = content <= screen + 0.5;
    const room = screen - before - after - 6;
    const length = Math.max(Math.min(36, room), room * screen / content);
    const scrolled = (isVertical ? this.screen.scrollTop : this.screen.scrollLeft) / (content - screen);
    const start = before + 3 + (room - length) * Math.min(Math.max(scrolled, 0), 1);
    Galley.place(this.indicator, isVertical
      ? { x: bounds[0] - safeArea[3] - 6, y: start, width: 3, height: length }
      : { x: start, y: bounds[1] - safeArea[2] - 6, width: length, height: 3 });
  }

  listen() {
    let isWaiting = false;
    this.screen.addEventListener("scroll", () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        this.show();
      });
    }, { passive: true });
  }
};
