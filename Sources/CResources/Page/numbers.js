// Where the numbers of hatched areas stand, so that each can be read.
"use strict";

/** The room that a number takes, in points. */
Galley.numberSize = (text) => ({ width: text.length * Galley.sizeLetter + 8, height: 14 });

/** At most so many places on each side of the middle are tried. */
const numberTries = 12;

Galley.meet = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** What of a rectangle is inside another; null if nothing is. */
Galley.common = (one, other) => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
};

/** The places for a number: the middle of its area, then farther and farther along it, then the same beside it. */
Galley.numberChoices = (area, { width, height }, sight) => {
  const isWide = area.width >= area.height;
  const [length, along, across] = isWide ? [area.width, width + 1, height + 1] : [area.height, height + 1, width + 1];
  const tries = Math.min(numberTries, Math.floor(length / 2 / along));
  const ways = [0];
  for (let step = 1; step <= tries; step += 1) ways.push(step, -step);
  const within = (start, room, from, all) => Math.min(Math.max(start, from), from + all - room);
  return [0, 1, -1].flatMap((side) => ways.map((way) => {
    const [x, y] = isWide ? [way * along, side * across] : [side * across, way * along];
    return {
      x: within(area.x + area.width / 2 - width / 2 + x, width, sight.x, sight.width),
      y: within(area.y + area.height / 2 - height / 2 + y, height, sight.y, sight.height), width, height,
    };
  }));
};

/** Where the numbers of areas stand: each on what is seen of its area, apart from all others; null for an area that is out of sight. */
Galley.numberPlaces = (areas, sight) => {
  const seen = areas.map((area) => Galley.common(area, sight));
  const places = areas.map(() => null);
  const taken = [];
  // The shorter an area, the fewer places it has.
  const order = [...areas.keys()].filter((index) => seen[index]);
  const length = (index) => Math.max(seen[index].width, seen[index].height);
  for (const index of order.sort((a, b) => length(a) - length(b))) {
    const choices = Galley.numberChoices(seen[index], Galley.numberSize(Galley.number(areas[index].length)), sight);
    places[index] = choices.find((place) => !taken.some((other) => Galley.meet(place, other))) ?? choices[0];
    taken.push(places[index]);
  }
  return places;
};
