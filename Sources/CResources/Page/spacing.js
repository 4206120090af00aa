// Gaps and insets around an element, as hatched areas with their lengths.
// @ts-check
"use strict";

/** The minimum width of an area that is shown, in points. */
const thinnest = 0.05;

/**
 * The areas between a rectangle and one inside it.
 * @param {Rect} outer
 * @param {Rect} inner
 * @param {string} kind
 * @returns {Band[]}
 */
Galley.bands = (outer, inner, kind) => {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
  const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height];
  /** @type {(Rect & { axis: Axis, side: string })[]} */
  const sides = [
    { axis: "vertical", side: "top", x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y },
    { axis: "vertical", side: "bottom", x: outer.x, y: innerBottom, width: outer.width, height: bottom - innerBottom },
    { axis: "horizontal", side: "left", x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height },
    { axis: "horizontal", side: "right", x: innerRight, y: inner.y, width: right - innerRight, height: inner.height },
  ];
  return sides.map((band) => ({ ...band, kind, length: Galley.along(band, band.axis).length })).filter((band) => band.width > thinnest && band.height > thinnest);
};

/**
 * A rectangle without its insets.
 * @param {Rect} rect
 * @param {number[]} insets top, left, bottom and right
 */
Galley.inset = (rect, [top, left, bottom, right], sign = 1) => ({
  x: rect.x + sign * left, y: rect.y + sign * top,
  width: rect.width - sign * (left + right), height: rect.height - sign * (top + bottom),
});

/**
 * The gaps between consecutive rectangles along an axis.
 * @param {Rect[]} rects
 * @param {Axis} axis
 * @param {string} kind
 */
Galley.gaps = (rects, axis, kind) => {
  const sorted = [...rects].sort((a, b) => Galley.along(a, axis).start - Galley.along(b, axis).start);
  const gaps = [];
  for (let index = 1; index < sorted.length; index += 1) {
    const [before, after] = [sorted[index - 1], sorted[index]];
    const { start, length } = Galley.along(before, axis);
    const gap = Galley.along(after, axis).start - start - length;
    if (gap <= thinnest) continue;
    const cross = Galley.crossed(axis);
    const from = Math.min(Galley.along(before, cross).start, Galley.along(after, cross).start);
    const to = Math.max(...[before, after].map((rect) => {
      const side = Galley.along(rect, cross);
      return side.start + side.length;
    }));
    gaps.push(axis === "horizontal"
      ? { kind, axis, x: start + length, y: from, width: gap, height: to - from, length: gap }
      : { kind, axis, x: from, y: start + length, width: to - from, height: gap, length: gap });
  }
  return gaps;
};

/** The number of elements before and after a cell that are searched for its neighbours. */
const neighbourhood = 200;

/**
 * The gaps and insets around a table's element: its own, and those of its group, of the group's repetitions and of its section.
 * @param {Picture} picture
 * @param {Found} found
 */
Galley.spacing = (picture, { table, index }) => {
  const { elements, outlines, pane } = picture;
  const section = pane.sections[table.sectionOf(index)];
  if (!section?.frame) return [];
  const ofSection = Galley.sectionSpacing(section, pane.isMirrored);
  const isCell = table === elements && elements.isCell(index);
  if (!isCell && table !== outlines) return ofSection;
  const groups = isCell ? outlines.around(elements, index) : [...outlines.outside(index), index];
  /**
   * @param {Band[]} bands
   * @param {string | null} component
   * @param {string} property
   */
  const of = (bands, component, property) => bands.map((band) => ({ ...band, component, property }));
  const own = isCell
    ? of(Galley.bands(Galley.slot(elements, index), elements.frame(index), "inset"), elements.component(index)?.name, "contentInsets") : [];
  if (groups.length === 0) return [...own, ...ofSection];
  const cell = isCell ? index : elements.cell(outlines.sectionOf(index), outlines.item[index]);
  return [
    ...own, ...Galley.groupSpacing(elements, outlines, groups[groups.length - 1], cell),
    ...of(Galley.repetitionSpacing(outlines, groups[0], section), section.component, "interGroupSpacing"), ...ofSection,
  ];
};

/**
 * The frame of a cell extended by its insets, which do not apply along an estimated length.
 * @param {Elements} elements
 * @param {number} index
 */
Galley.slot = (elements, index) => {
  const component = elements.component(index);
  const [top, left, bottom, right] = component?.insets ?? [0, 0, 0, 0];
  const [isWidthEstimated, isHeightEstimated] = component?.estimated ?? [false, false];
  const insets = [isHeightEstimated ? 0 : top, isWidthEstimated ? 0 : left, isHeightEstimated ? 0 : bottom, isWidthEstimated ? 0 : right];
  return Galley.inset(elements.frame(index), insets, -1);
};

/**
 * A group's insets, and the gaps between the cells and groups in it.
 * @param {Elements} elements
 * @param {Outlines} outlines
 * @param {number} group
 * @param {number} index
 */
Galley.groupSpacing = (elements, outlines, group, index) => {
  const frame = outlines.frame(group);
  const component = outlines.component(group);
  const inner = Galley.inset(frame, component.insets);
  /**
   * @param {Band[]} bands
   * @param {string} property
   */
  const of = (bands, property) => bands.map((band) => ({ ...band, component: component.name, property }));
  const bands = of(Galley.bands(frame, inner, "inset"), "contentInsets");
  if (!component.axis) return bands;
  const depth = component.path.length + 1;
  /** @param {Rect} rect */
  const holds = (rect) => rect.x >= frame.x - 1 && rect.y >= frame.y - 1 && rect.x + rect.width <= frame.x + frame.width + 1
    && rect.y + rect.height <= frame.y + frame.height + 1;
  const inside = [];
  const last = Math.min(index + neighbourhood, elements.count - 1);
  for (let cell = Math.max(0, index - neighbourhood); cell <= last; cell += 1) {
    if (!elements.isCell(cell) || elements.section[cell] !== elements.section[index]) continue;
    if (elements.component(cell)?.path.length === depth && holds(elements.frame(cell))) inside.push(Galley.slot(elements, cell));
  }
  for (let other = 0; other < outlines.count; other += 1) {
    if (outlines.section[other] !== outlines.section[group] || outlines.group[other] !== outlines.group[group]) continue;
    if (outlines.depth(other) === depth && holds(outlines.frame(other))) inside.push(outlines.frame(other));
  }
  return [...bands, ...of(Galley.gaps(inside, component.axis, "gap"), "interItemSpacing")];
};

/**
 * The gaps before and after a repetition of the section's group.
 * @param {Outlines} outlines
 * @param {number} group
 * @param {any} section
 */
Galley.repetitionSpacing = (outlines, group, section) => {
  const near = [outlines.frame(group)];
  for (let other = 0; other < outlines.count; other += 1) {
    if (outlines.section[other] !== outlines.section[group] || outlines.depth(other) !== 0) continue;
    if (Math.abs(outlines.group[other] - outlines.group[group]) === 1) near.push(outlines.frame(other));
  }
  return Galley.gaps(near, section.axis, "gap");
};

/**
 * The areas of a section's insets reference and insets. Along a row they are before the first and after the last group, and scroll with the
 * groups; across the row they do not move.
 * @param {any} section
 * @param {boolean} isMirrored
 */
Galley.sectionSpacing = (section, isMirrored) => {
  const { row, reference, insets } = section;
  /** @param {Band[]} bands */
  const own = (bands) => bands.map((band) => ({ ...band, component: section.component, property: "contentInsets" }));
  /**
   * @param {Rect} outer
   * @param {any} middle
   * @param {Rect} inner
   */
  const between = (outer, middle, inner) => [...Galley.bands(outer, middle, "reference"), ...own(Galley.bands(middle, inner, "section"))];
  const region = Galley.rect(section.region);
  const referenced = Galley.inset(region, reference);
  const bands = between(region, referenced, Galley.inset(referenced, insets));
  if (!row) return bands;
  /** @param {number[]} parts */
  const lengthwise = ([top, left, bottom, right]) => (section.axis === "horizontal" ? [0, left, 0, right] : [top, 0, bottom, 0]);
  const content = Galley.rowContent(section, isMirrored);
  const middle = Galley.inset(content, lengthwise(insets), -1);
  return [
    ...bands.filter((band) => band.axis !== section.axis).map((band) => ({ ...band, isFixed: true })),
    ...between(Galley.inset(middle, lengthwise(reference), -1), middle, content),
  ];
};

/**
 * The rectangle of all groups of a row that is not scrolled.
 * @param {any} parts
 * @param {boolean} isMirrored
 */
Galley.rowContent = ({ row, axis }, isMirrored) => {
  const frame = Galley.rect(row.frame);
  if (axis === "vertical") return { ...frame, height: row.length };
  return { ...frame, x: isMirrored ? frame.x + frame.width - row.length : frame.x, width: row.length };
};

/**
 * Draws areas, each with its length in its visible part. `small` is the size of the text; `grip` prepares an area for dragging.
 * @param {HTMLElement} host
 * @param {Band[]} bands
 * @param {Rect} sight
 * @param {number} small
 * @param {any} [grip]
 */
Galley.drawSpacing = (host, bands, sight, small, grip = null) => {
  const areas = bands.map((band) => {
    const area = Galley.make("div", { class: `space ${band.kind}`, "data-length": Galley.number(band.length) });
    Galley.place(area, band);
    grip?.(area, band);
    return area;
  });
  const numbers = Galley.numberPlaces(bands, sight, small).flatMap((place, index) => {
    if (!place) return [];
    const number = Galley.make("span", { class: `number ${bands[index].kind}` }, Galley.number(bands[index].length));
    Galley.place(number, place);
    return [number];
  });
  host.replaceChildren(...areas, ...numbers);
};
