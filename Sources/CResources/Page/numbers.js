// Positions of the numbers on hatched areas, chosen so that numbers do not overlap.
// @ts-check
"use strict";

/**
 * The size of a number's label with a size of text, in points.
 * @param {string} text
 * @param {number} small
 */
Galley.numberSize = (text, small) => ({ width: text.length * Galley.sizeLetter * small + 8, height: small * 1.2 + 2 });

/** The maximum number of positions tried on each side of the middle. */
const numberTries = 12;

/**
 * @param {Rect} one
 * @param {Rect} other
 */
Galley.meet = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/**
 * The intersection of two rectangles; null if it is empty.
 * @param {Rect} one
 * @param {Rect} other
 */
Galley.common = (one, other) => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
};

/**
 * The possible positions of a number: the middle of its area, positions further along it, then the same shifted across it.
 * @param {Rect} area
 * @param {{ width: number, height: number }} size
 * @param {Rect} sight
 */
Galley.numberChoices = (area, { width, height }, sight) => {
  const isWide = area.width >= area.height;
  const [length, along, across] = isWide ? [area.width, width + 1, height + 1] : [area.height, height + 1, width + 1];
  const tries = Math.min(numberTries, Math.floor(length / 2 / along));
  const ways = [0];
  for (let step = 1; step <= tries; step += 1) ways.push(step, -step);
  /**
   * @param {number} start
   * @param {number} room
   * @param {number} from
   * @param {number} all
   */
  const within = (start, room, from, all) => Math.min(Math.max(start, from), from + all - room);
  return [0, 1, -1].flatMap((side) => ways.map((way) => {
    const [x, y] = isWide ? [way * along, side * across] : [side * across, way * along];
    return {
      x: within(area.x + area.width / 2 - width / 2 + x, width, sight.x, sight.width),
      y: within(area.y + area.height / 2 - height / 2 + y, height, sight.y, sight.height), width, height,
    };
  }));
};

/**
 * The positions of the numbers: each in the visible part of its area, without overlapping the others; null for an invisible area.
 * @param {any[]} areas
 * @param {Rect} sight
 * @param {number} small
 */
Galley.numberPlaces = (areas, sight, small) => {
  const seen = areas.map((area) => Galley.common(area, sight));
  const places = areas.map(() => null);
  /** @type {Rect[]} */
  const taken = [];
  // Short areas first, because they have fewer positions.
  const order = [...areas.keys()].filter((index) => seen[index]);
  /** @param {number} index */
  const length = (index) => Math.max(seen[index].width, seen[index].height);
  for (const index of order.sort((a, b) => length(a) - length(b))) {
    const choices = Galley.numberChoices(seen[index], Galley.numberSize(Galley.number(areas[index].length), small), sight);
    places[index] = choices.find((place) => !taken.some((other) => Galley.meet(place, other))) ?? choices[0];
    taken.push(places[index]);
  }
  return places;
};
