// Keyboard navigation in a picture: arrow keys go to the nearest box, Enter selects it.
// @ts-check
"use strict";

/** @type {Record<string, number[]>} */
const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Picture} picture
 * @param {Pressed} event
 */
Galley.pressed = (picture, event) => {
  const box = event.target.closest(".box");
  if (!box) {
    // On the screen, which arrow keys scroll, Enter goes to the first visible box.
    if (event.key === "Enter" && event.target.matches(".screen, .row")) {
      event.preventDefault();
      Galley.firstInSight(picture, event.target)?.focus();
    }
    return;
  }
  const index = Number(/** @type {HTMLElement} */ (box).dataset.index);
  if (event.key === "Enter" || event.key === " ") picture.choose(picture.elements.key(index));
  else if (event.key === "Escape") picture.screen.focus();
  else if (directions[event.key]) Galley.goOn(picture, index, directions[event.key]);
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The topmost visible box of the screen or of a row in it; if there are several, the leftmost of them.
 * @param {Picture} picture
 * @param {HTMLElement} host
 */
Galley.firstInSight = (picture, host) => {
  const screen = picture.screen.getBoundingClientRect();
  const boxes = [...host.querySelectorAll(".box:not(.background)")].map((box) => ({ box, ...box.getBoundingClientRect().toJSON() }));
  const seen = boxes.filter(({ left, top }) => left >= screen.left - 1 && top >= screen.top - 1 && top < screen.bottom);
  return seen.sort((a, b) => a.top - b.top || a.left - b.left)[0]?.box;
};

/**
 * Goes to the nearest box in a direction, by the positions on screen.
 * @param {Picture} picture
 * @param {number} index
 * @param {number[]} parts
 */
Galley.goOn = (picture, index, [x, y]) => {
  const { elements } = picture;
  /** @param {any} other */
  const middle = (other) => {
    const { x, y, width, height } = picture.seen({ table: elements, index: other });
    return [x + width / 2, y + height / 2];
  };
  const [fromX, fromY] = middle(index);
  let [best, nearest] = [-1, Infinity];
  // Cells that are near each other on screen are also near each other in the data. Headers are few, so all of them are compared.
  for (let other = 0; other < elements.count; other += 1) {
    if (other === index || elements.isBackground(other)) continue;
    if (elements.isCell(other) && elements.isCell(index) && Math.abs(other - index) > 2000) continue;
    const [toX, toY] = middle(other);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (ahead > 0.5 && ahead + 3 * aside < nearest) [best, nearest] = [other, ahead + 3 * aside];
  }
  if (best < 0) return;
  picture.reveal({ table: elements, index: best });
  picture.box(best)?.focus({ preventScroll: true });
  picture.showSpacing({ table: elements, index: best });
};
