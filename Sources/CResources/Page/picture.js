// A screen with selectable elements, groups and sections.
// @ts-check
"use strict";

/**
 * The box at a place of the screen, below what is drawn over it.
 * @param {any} event
 * @returns {any}
 */
Galley.boxAt = ({ clientX, clientY }) => document.elementsFromPoint(clientX, clientY).find((element) => element.matches(".box")) ?? null;

Galley.Picture = class extends Galley.Screen {
  listen() {
    super.listen();
    /**
     * @param {Event & { target: HTMLElement }} event
     * @returns {HTMLElement | null}
     */
    const box = (event) => event.target.closest?.(".box");
    this.layer.addEventListener("click", (/** @type {Pointed} */ event) => {
      const group = Galley.groupAt(this, event);
      // A gap that can be dragged lies over the boxes.
      const chosen = box(event) ?? (event.target.closest(".overlay") ? Galley.boxAt(event) : null);
      if (group !== null) this.choose(this.outlines.key(group));
      else if (chosen) this.choose(this.elements.key(Number(chosen.dataset.index)));
    });
    this.layer.addEventListener("pointerover", (/** @type {Pointed} */ event) => {
      if (box(event)) this.showSpacing({ table: this.elements, index: Number(box(event).dataset.index) });
    });
    this.layer.addEventListener("pointerleave", () => this.showSpacing(this.found));
    this.screen.addEventListener("keydown", (/** @type {Pressed} */ event) => Galley.pressed(this, event));
  }

  /**
   * The table of elements, sections or groups that contains a key, and the key's index in the table; null if no table contains it.
   * @param {string | null} key
   */
  find(key) {
    for (const table of [this.elements, this.sections, this.outlines]) {
      const index = key ? table.indexOf(key) : -1;
      if (index >= 0) return { table, index };
    }
    return null;
  }

  /** The selected table and index; null if nothing is selected. */
  get found() { return this.find(this.selected); }

  /** @param {string | null} key */
  choose(key) {
    this.options.selected(key);
    this.showSpacing(this.find(key));
  }

  /**
   * Selects a key; `isRevealed` scrolls to it.
   * @param {string | null} key
   */
  select(key, isRevealed = false) {
    this.selected = key;
    const { found } = this;
    if (isRevealed && found) this.reveal(found);
    for (const box of this.layer.querySelectorAll(".box[aria-pressed=true]")) box.setAttribute("aria-pressed", "false");
    if (found?.table === this.elements) this.box(found.index)?.setAttribute("aria-pressed", "true");
    this.showMark();
  }

  /** Draws a frame around a selected group or section, which has no box. */
  showMark() {
    const { found } = this;
    this.mark.hidden = !found || found.table === this.elements;
    if (!this.mark.hidden) Galley.place(this.mark, this.seen(found));
  }

  /**
   * The element's box; null if it is not drawn.
   * @param {number} index
   */
  box(index) { return this.layer.querySelector(`.box[data-index="${index}"]`); }

  /** @param {Found} found */
  reveal({ table, index }) {
    const frame = table.frame(index);
    const [top, left, bottom, right] = this.pane.inset;
    const { x, y } = this.offset;
    const [width, height] = this.pane.bounds;
    /**
     * @param {number} start
     * @param {number} length
     * @param {number} from
     * @param {number} before
     * @param {number} after
     * @param {number} room
     */
    const near = (start, length, from, before, after, room) => {
      if (start >= from + before && start + length <= from + room - after) return from;
      return length > room ? start - before : start + length / 2 - room / 2;
    };
    const isVertical = this.pane.axis === "vertical";
    this.scrollTo(isVertical
      ? [x, near(frame.y, frame.height, y, top, bottom, height)] : [near(frame.x, frame.width, x, left, right, width), y]);
    this.row({ table, index })?.reveal(frame);
  }

  /**
   * The row that scrolls an element or group; undefined if none does.
   * @param {Found} found
   */
  row({ table, index }) {
    const isMember = table === this.elements ? table.isCell(index) || table.isAttached(index) : table === this.outlines;
    return isMember ? this.rows.get(table.sectionOf(index)) : undefined;
  }

  /**
   * The distance by which a section's row has scrolled its content, in points.
   * @param {any} section
   */
  rowShift(section) {
    const row = this.rows.get(section);
    if (!row) return { x: 0, y: 0 };
    const moved = row.isReversed ? row.offset : -row.offset;
    return row.axis === "horizontal" ? { x: moved, y: 0 } : { x: 0, y: moved };
  }

  /**
   * A frame with the scroll offset of its row applied.
   * @param {Found} found
   */
  seen(found) {
    const { table, index } = found;
    const frame = table.frame(index);
    const { x, y } = this.row(found) ? this.rowShift(table.sectionOf(index)) : { x: 0, y: 0 };
    return { ...frame, x: frame.x + x, y: frame.y + y };
  }

  /** @param {Found} found */
  showSpacing(found) {
    this.spaced = found;
    if (!found) return this.overlay.replaceChildren();
    const { x, y } = this.rowShift(found.table.sectionOf(found.index));
    const bands = Galley.spacing(this, found).map((band) => (band.isFixed ? band : { ...band, x: band.x + x, y: band.y + y }));
    Galley.drawSpacing(this.overlay, bands, { ...this.bounds, ...this.offset }, this.small, this.options.grip);
    this.options.spaced?.(found);
  }

  /**
   * Draws the outlines of groups at these depths.
   * @param {any} depths
   */
  outline(depths) {
    this.depths = new Set(depths);
    const offset = this.offset;
    this.build(this.pane);
    this.scrollTo([offset.x, offset.y]);
    if (this.selected) this.select(this.selected);
    this.redrawn?.();
  }
};
