// The elements of a picture: cells, headers and footers, badges, backgrounds.
// @ts-check
"use strict";

/**
 * @param {Elements} elements
 * @param {number} index
 */
Galley.boxClass = (elements, index) => {
  const category = elements.isCell(index) ? "cell" : elements.isBackground(index) ? "background"
    : elements.isAttached(index) ? "badge" : "boundary";
  const state = elements.isMeasured(index) ? " measured" : elements.isEstimated(index) ? " estimated" : "";
  return `box ${category}${state}`;
};

/**
 * What a screen reader says of an element: its name, its category, its place in its section and its size.
 * @param {Drawn} picture
 * @param {number} index
 * @param {string} name
 * @param {string} size
 */
Galley.boxLabel = ({ elements, outlines }, index, name, size) => {
  const row = elements.isCell(index) ? outlines.row(elements.section[index], elements.item[index]) : null;
  const place = elements.isCell(index)
    ? `, ${Galley.say(row === null ? "placeInSection" : "placeInRow", elements.item[index] + 1, Galley.shown(elements.sectionName(index)), row)}` : "";
  return `${name}, ${elements.describe(index)}${place}, ${size}`;
};

/** The width of a letter of a size label, as a part of the size of its text. */
Galley.sizeLetter = 0.57;

/**
 * Shows the name and the size of a box where they fit: text is never smaller on the screen than can be read.
 * @param {any} box
 * @param {Rect} rect
 * @param {number} small
 */
Galley.fitLabel = (box, { width, height }, small) => {
  const [name, size] = box.children;
  name.hidden = height < small + 1 || width < small * 2.3;
  size.hidden = height < small * 3.3 || width < size.textContent.length * Galley.sizeLetter * small + 8;
};

/**
 * The box of an element. Elements with equal z index are ordered as in the shell: backgrounds, then cells, then supplementary items.
 * @param {Drawn} picture
 * @param {number} index
 */
Galley.box = (picture, index) => {
  const { elements } = picture;
  const frame = elements.frame(index);
  const name = Galley.shown(elements.name(index));
  const size = `${Galley.number(frame.width)} × ${Galley.number(frame.height)}`;
  const box = Galley.make("div", {
    class: Galley.boxClass(elements, index), role: "button", tabindex: -1, "data-index": index, title: name,
    "aria-pressed": String(picture.selected === elements.key(index)), "aria-label": Galley.boxLabel(picture, index, name, size),
    "data-element": ["cell", "supplementary", "decoration"][elements.category[index]], "data-section": elements.section[index],
    "data-item": elements.item[index] < 0 ? null : elements.item[index], "data-kind": elements.isCell(index) ? null : elements.kinds[elements.kind[index]],
    "data-frame": [frame.x, frame.y, frame.width, frame.height].map(Galley.number).join(","),
  }, Galley.make("span", { class: "name" }, name), Galley.make("span", { class: "size" }, size));
  Galley.fitLabel(box, frame, picture.small);
  box.style.setProperty("--hue", Galley.hue(Math.max(elements.section[index], 0)));
  box.style.zIndex = String(picture.ranks.get(elements.z[index]) * 4 + [1, 2, 0][elements.category[index]]);
  return box;
};

/**
 * A pinned item, which sticks to the edge of the screen within its track.
 * @param {Drawn} picture
 * @param {Pin} pin
 */
Galley.pin = (picture, { element: index, track, isAtEnd }) => {
  const { pane } = picture;
  const element = Galley.box(picture, index);
  const frame = picture.elements.frame(index);
  const host = Galley.make("div", { class: `pin ${pane.axis} ${isAtEnd ? "at-end" : "at-start"}` }, element);
  Galley.place(host, Galley.rect(track));
  Object.assign(element.style, { width: `${frame.width}px`, height: `${frame.height}px` });
  const [top, left, bottom, right] = pane.inset;
  const isReversed = pane.isMirrored && pane.axis === "horizontal";
  host.classList.toggle("reversed", isReversed);
  if (pane.axis === "vertical") Object.assign(element.style, isAtEnd ? { bottom: `${bottom}px` } : { top: `${top}px` });
  else Object.assign(element.style, isAtEnd !== isReversed ? { right: `${right}px` } : { left: `${left}px` });
  element.style.zIndex = String(1e9 + Number(element.style.zIndex));
  return host;
};
