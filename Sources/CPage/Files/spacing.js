// Gaps and insets around an element, as hatched areas with their lengths.
"use strict";

/** Areas narrower than this are not shown. */
const thinnest = 0.05;

/** The areas between a rectangle and one inside it. */
Galley.bands = (outer, inner, kind) => {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
  const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height];
  return [
    { kind, x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y, length: inner.y - outer.y },
    { kind, x: outer.x, y: innerBottom, width: outer.width, height: bottom - innerBottom, length: bottom - innerBottom },
    { kind, x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height, length: inner.x - outer.x },
    { kind, x: innerRight, y: inner.y, width: right - innerRight, height: inner.height, length: right - innerRight },
  ].filter((band) => band.width > thinnest && band.height > thinnest);
};

Galley.inset = (rect, [top, left, bottom, right], sign = 1) => ({
  x: rect.x + sign * left, y: rect.y + sign * top,
  width: rect.width - sign * (left + right), height: rect.height - sign * (top + bottom),
});

/** The gaps between rectangles that follow each other along an axis. */
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
      ? { kind, x: start + length, y: from, width: gap, height: to - from, length: gap }
      : { kind, x: from, y: start + length, width: to - from, height: gap, length: gap });
  }
  return gaps;
};

/** How many elements before and after one are looked at for its neighbours. */
const neighbourhood = 200;

/** The gaps and insets around a cell: its own, those of the group that holds it, and those of its section. */
Galley.spacing = (elements, outlines, index) => {
  const pane = elements.pane;
  const section = pane.sections[elements.section[index]];
  if (!section?.frame) return [];
  if (!elements.isCell(index)) return Galley.sectionSpacing(section);
  const slot = (cell) => Galley.slot(elements, cell);
  const bands = Galley.bands(slot(index), elements.frame(index), "inset");
  const groups = outlines.around(elements, index);
  const group = groups[groups.length - 1];
  if (group !== undefined) bands.push(...Galley.groupSpacing(elements, outlines, group, index));
  if (groups.length > 0) bands.push(...Galley.repetitionSpacing(outlines, groups[0], section));
  return [...bands, ...Galley.sectionSpacing(section)];
};

/** A cell with its insets, which are ignored along an estimated length. */
Galley.slot = (elements, index) => {
  const component = elements.component(index);
  const [top, left, bottom, right] = component?.insets ?? [0, 0, 0, 0];
  const [isWidthEstimated, isHeightEstimated] = component?.estimated ?? [false, false];
  const insets = [isHeightEstimated ? 0 : top, isWidthEstimated ? 0 : left, isHeightEstimated ? 0 : bottom, isWidthEstimated ? 0 : right];
  return Galley.inset(elements.frame(index), insets, -1);
};

/** A group's insets, and the gaps between the cells and groups in it. */
Galley.groupSpacing = (elements, outlines, group, index) => {
  const frame = outlines.frame(group);
  const component = outlines.component(group);
  const inner = Galley.inset(frame, component.insets);
  const bands = Galley.bands(frame, inner, "inset");
  if (!component.axis) return bands;
  const depth = component.path.length + 1;
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
  return [...bands, ...Galley.gaps(inside, component.axis, "gap")];
};

/** The gaps before and after a repetition of the section's group. */
Galley.repetitionSpacing = (outlines, group, section) => {
  const near = [outlines.frame(group)];
  for (let other = 0; other < outlines.count; other += 1) {
    if (outlines.section[other] !== outlines.section[group] || outlines.depth(other) !== 0) continue;
    if (Math.abs(outlines.group[other] - outlines.group[group]) === 1) near.push(outlines.frame(other));
  }
  return Galley.gaps(near, section.axis, "gap");
};

/** What its reference and its own insets take off a section. */
Galley.sectionSpacing = (section) => {
  const region = Galley.rect(section.region);
  const referenced = Galley.inset(region, section.reference);
  return [
    ...Galley.bands(region, referenced, "reference"), ...Galley.bands(referenced, Galley.inset(referenced, section.insets), "section"),
  ];
};

/** Draws areas, each with its length where there is room. */
Galley.drawSpacing = (host, bands) => {
  host.replaceChildren(...bands.map((band) => {
    const text = Galley.number(band.length);
    const area = Galley.make("div", { class: `space ${band.kind}`, "data-length": text }, Galley.make("span", {}, text));
    Galley.place(area, band);
    return area;
  }));
};
