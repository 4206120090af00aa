// Dragging the edges of the screen, and dragging items.
// @ts-check
"use strict";

/** Handles at the right and the bottom edge of a picture's screen. While one is dragged, the layout is solved continuously. */
Galley.Edges = class {
  static smallest = 40;

  /**
   * @param {Picture} picture the picture
   * @param {{ sketch(width: number, height: number): void, resized(width: number, height: number): void }} asked sketch(width, height) and resized(width, height)
   */
  constructor(picture, asked) {
    this.picture = picture;
    this.asked = asked;
    this.handles = /** @type {[number, number, string][]} */ ([[1, 0, "edgeRight"], [0, 1, "edgeBottom"], [1, 1, "edgeCorner"]]).map(([x, y, word]) => {
      const handle = Galley.make("button", {
        type: "button", class: `bench-resize ${x ? "right" : ""} ${y ? "bottom" : ""}`, "aria-label": Galley.say(word), title: Galley.say(word),
      });
      handle.addEventListener("pointerdown", (/** @type {Pointed} */ event) => this.begin(event, handle, x, y));
      handle.addEventListener("keydown", (/** @type {Pressed} */ event) => this.press(event, x, y));
      picture.element.append(handle);
      return handle;
    });
  }

  /**
   * @param {Pointed} event
   * @param {HTMLElement} handle
   * @param {number} x
   * @param {number} y
   */
  begin(event, handle, x, y) {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const [width, height] = this.picture.pane.bounds;
    const from = { x: event.clientX, y: event.clientY };
    const scale = this.picture.scale;
    let wanted = [width, height];
    let frame = 0;
    /** @param {Pointed} event */
    const move = (event) => {
      /**
       * @param {number} length
       * @param {number} moved
       */
      const size = (length, moved) => Math.max(Galley.Edges.smallest, Math.round(length + moved / scale));
      wanted = [x ? size(width, event.clientX - from.x) : width, y ? size(height, event.clientY - from.y) : height];
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        this.asked.sketch(wanted[0], wanted[1]);
      });
    };
    const end = () => {
      cancelAnimationFrame(frame);
      handle.removeEventListener("pointermove", move);
      if (String(wanted) !== String([width, height])) this.asked.resized(wanted[0], wanted[1]);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
  }

  /**
   * Arrow keys move an edge by a point, with Shift by ten.
   * @param {Pressed} event
   * @param {number} x
   * @param {number} y
   */
  press(event, x, y) {
    /** @type {Record<string, number[]>} */
    const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (!keys[event.key]) return;
    event.preventDefault();
    const [width, height] = this.picture.pane.bounds;
    const step = event.shiftKey ? 10 : 1;
    const [toX, toY] = keys[event.key];
    const wanted = [width + toX * x * step, height + toY * y * step].map((length) => Math.max(Galley.Edges.smallest, length));
    if (String(wanted) !== String([width, height])) this.asked.resized(wanted[0], wanted[1]);
  }
};

/**
 * Dragging a cell onto another one inserts it before that cell, or after it when dragged forwards.
 * @param {Picture} picture
 * @param {(from: number, to: number) => void} reordered
 */
Galley.reordering = (picture, reordered) => {
  picture.layer.addEventListener("pointerdown", (/** @type {Pointed} */ event) => {
    /** @type {HTMLElement | null} */
    const box = event.target.closest?.(".box.cell");
    if (!box || event.button !== 0 || event.pointerType === "touch") return;
    const from = { x: event.clientX, y: event.clientY };
    /** @type {HTMLElement | null} */
    let target = null;
    /** @param {Pointed} event */
    const move = (event) => {
      if (!box.classList.contains("bench-lifted") && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
      box.classList.add("bench-lifted");
      box.style.translate = `${(event.clientX - from.x) / picture.scale}px ${(event.clientY - from.y) / picture.scale}px`;
      target?.classList.remove("bench-drop");
      target = document.elementsFromPoint(event.clientX, event.clientY).map((element) => /** @type {HTMLElement} */ (element.closest?.(".box.cell")))
        .find((other) => other && other !== box && picture.element.contains(other)) ?? null;
      target?.classList.add("bench-drop");
    };
    const end = () => {
      removeEventListener("pointermove", move);
      const wasLifted = box.classList.contains("bench-lifted");
      box.classList.remove("bench-lifted");
      box.style.translate = "";
      target?.classList.remove("bench-drop");
      if (!wasLifted) return;
      // The click event after a drag must not select anything.
      addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
      if (target) reordered(Number(box.dataset.index), Number(target.dataset.index));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  });
};
