// An orthogonally scrolling section that comes to rest where it would in UIKit.
// @ts-check
"use strict";

/**
 * The offset at which a row comes to rest for a requested offset. The shell provides the stops; a stop at or beyond the row's end means the
 * end.
 * @param {any} row
 * @param {number} asked
 */
Galley.rest = (row, asked) => {
  const isCentered = row.behavior === "groupPagingCentered";
  if (!isCentered && asked >= row.maximum) return row.maximum;
  if (row.stops.length === 0) return Math.min(Math.max(asked, row.minimum), row.maximum);
  // The data of a row with very many stops contains only the first ones.
  if (!row.isWhole && asked > row.stops[row.stops.length - 1]) return Math.min(asked, row.maximum);
  const stop = Galley.nearest(row.stops, asked);
  return isCentered ? stop : Math.min(stop, row.maximum);
};

/** The tolerance for scroll offsets, which browsers round to whole pixels. */
const wholePixel = 0.6;

/** The time without motion after which a wheel gesture ends, in milliseconds. */
const wheelPause = 200;

/**
 * The nearest of ascending numbers; the lower one if two are equally near.
 * @param {number[]} numbers
 * @param {number} number
 */
Galley.nearest = (numbers, number) => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] > number) high = middle;
    else low = middle + 1;
  }
  const below = numbers[Math.max(low - 1, 0)];
  const above = numbers[Math.min(low, numbers.length - 1)];
  return above - number < number - below ? above : below;
};

Galley.Row = class {
  static pagingBehaviors = ["paging", "groupPaging", "groupPagingCentered"];

  /**
   * @param {any} section
   * @param {Rect} room the rectangle in which the row is visible: the view's bounds across the layout, and the extent of its cells along it
   * @param {RowOptions} options draw(box), moved(offset), settled(), isMirrored
   */
  constructor(section, room, options) {
    this.row = section.row;
    /** The offset that the row had before it was drawn again. */
    this.restored = this.row.offset;
    this.axis = section.axis;
    this.options = options;
    this.isReversed = options.isMirrored && this.axis === "horizontal";
    this.frame = Galley.rect(this.row.frame);
    this.room = room;
    const seen = Galley.along(this.frame, this.axis);
    const outer = Galley.along(room, this.axis);
    this.length = outer.length;
    const before = seen.start - outer.start;
    this.lead = this.isReversed ? outer.length - before - seen.length : before;
    this.track = Galley.make("div", { class: "track" });
    const label = Galley.say("row", Galley.shown(section.name), this.row.behavior);
    this.element = Galley.make("div", {
      class: "row", tabindex: 0, role: "group", "aria-label": label, dir: this.isReversed ? "rtl" : "ltr",
      "data-section": section.name,
    }, this.track);
    Galley.place(this.element, room);
    const reach = this.row.maximum - this.row.minimum + this.length;
    Object.assign(this.track.style, this.axis === "horizontal"
      ? { width: `${reach}px`, height: `${room.height}px` } : { width: `${room.width}px`, height: `${reach}px` });
    this.element.style[this.axis === "horizontal" ? "overflowX" : "overflowY"] = "auto";
    this.field = new Galley.Field(this.track, (/** @type {any} */ box) => this.placed(box));
    this.listen();
  }

  /**
   * @param {any} box
   * @param {Rect} frame
   */
  add(box, frame) {
    const { start, length } = Galley.along(frame, this.axis);
    const own = Galley.along(this.frame, this.axis);
    const lead = this.isReversed ? own.start + own.length - start - length : start - own.start;
    this.field.add({ box, frame, position: this.lead + lead - this.row.minimum }, this.lead + lead - this.row.minimum, length);
  }

  close() { this.field.close(this.length); }

  /** @param {any} parts */
  placed({ box, frame, position }) {
    const element = this.options.draw(box);
    Galley.place(element, { ...frame, x: frame.x - this.room.x, y: frame.y - this.room.y });
    if (this.axis === "vertical") element.style.top = `${position}px`;
    else if (this.isReversed) Object.assign(element.style, { left: "auto", right: `${position}px` });
    else element.style.left = `${position}px`;
    return element;
  }

  // Offsets start at the row's leading end, as in the shell.

  get offset() {
    const scrolled = this.axis === "horizontal" ? Math.abs(this.element.scrollLeft) : this.element.scrollTop;
    return scrolled + this.row.minimum;
  }

  /** @param {number} offset */
  scrollTo(offset, behavior = "instant") {
    const scrolled = offset - this.row.minimum;
    if (!this.isGesture) this.rested = offset;
    this.element.scrollTo(this.axis === "horizontal"
      ? { left: this.isReversed ? -scrolled : scrolled, behavior } : { top: scrolled, behavior });
  }

  listen() {
    // The row may already have moved at the gesture's first event, so a gesture starts where the row last rested.
    for (const kind of ["wheel", "touchstart"]) {
      this.element.addEventListener(kind, () => { this.isGesture = true; this.isWheel = kind === "wheel"; }, { passive: true });
    }
    this.element.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.element.addEventListener("scrollend", () => this.settle());
    this.element.addEventListener("keydown", (/** @type {Pressed} */ event) => this.step(event));
  }

  scrolled() {
    this.show();
    this.options.moved(this.offset);
    clearTimeout(this.pause);
    // Firefox does not fire `scrollend` for instant wheel scrolling.
    if (this.isWheel) this.pause = setTimeout(() => this.settle(), wheelPause);
  }

  /**
   * Scrolls a frame into view, to an offset at which the row can rest.
   * @param {Rect} frame
   */
  reveal(frame) {
    const { start, length } = Galley.along(frame, this.axis);
    const own = Galley.along(this.frame, this.axis);
    const lead = this.isReversed ? own.start + own.length - start - length : start - own.start;
    if (lead >= this.offset && lead + length <= this.offset + own.length) return;
    this.scrollTo(Galley.rest(this.row, lead), Galley.motion());
  }

  show() {
    const start = this.offset - this.row.minimum;
    this.field.show(start, start + this.length);
  }

  /** Scrolls to UIKit's resting offset. A paging row moves by at most one stop per gesture. */
  settle() {
    let rest = Galley.rest(this.row, this.isAtEnd ? this.row.maximum : this.offset);
    if (this.isGesture && Galley.Row.pagingBehaviors.includes(this.row.behavior)) {
      rest = Math.min(Math.max(rest, this.stopAfter(this.rested, -1)), this.stopAfter(this.rested, 1));
    }
    clearTimeout(this.pause);
    this.isGesture = false;
    this.isWheel = false;
    this.rested = rest;
    if (Math.abs(rest - this.offset) > wholePixel) this.scrollTo(rest, Galley.motion());
    else this.options.settled();
  }

  /** True if the row is scrolled as far as the browser allows. */
  get isAtEnd() {
    const { element } = this;
    const rest = this.axis === "horizontal"
      ? element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft)
      : element.scrollHeight - element.clientHeight - element.scrollTop;
    return rest < wholePixel * 2;
  }

  /**
   * The next stop in a direction; if there are no stops, half a screen further.
   * @param {number} offset
   * @param {number} direction
   */
  stopAfter(offset, direction) {
    const { stops, minimum, maximum } = this.row;
    if (stops.length === 0) return Math.min(Math.max(offset + direction * this.length / 2, minimum), maximum);
    const places = [...new Set(stops.map((/** @type {any} */ stop) => Math.min(Math.max(stop, minimum), maximum)))];
    const next = direction > 0 ? places.find((stop) => stop > offset + wholePixel) : places.findLast((stop) => stop < offset - wholePixel);
    return next ?? (direction > 0 ? maximum : minimum);
  }

  /** @param {Pressed} event */
  step(event) {
    if (event.target !== this.element) return;
    const forward = this.axis === "vertical" ? "ArrowDown" : this.isReversed ? "ArrowLeft" : "ArrowRight";
    const back = this.axis === "vertical" ? "ArrowUp" : this.isReversed ? "ArrowRight" : "ArrowLeft";
    const targets = {
      [forward]: () => this.stopAfter(this.offset, 1), [back]: () => this.stopAfter(this.offset, -1),
      Home: () => this.row.minimum, End: () => this.row.maximum,
    };
    if (!targets[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    this.scrollTo(targets[event.key](), Galley.motion());
  }
};

/** The page's own scrolling: instant for users who prefer reduced motion. */
Galley.motion = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
