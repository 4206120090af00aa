import Wording

extension HelpTopic {
  static let answers = HelpTopic(
    name: "answers", title: "What --json answers, key by key",
    lines: [
      "Each answer is an object on a line of its own. Keys keep this order; missing values are null; numbers are not rounded.",
      "A frame is [x,y,width,height] and a size [width,height], in points. Where edits are pending, \"pending\" is true at the end.",
      "",
      "frames      contentSize, elements (category, kind, section, item, sectionIdentifier, itemIdentifier, frame, zIndex), faults",
      "            categories are cell, supplementary and decoration; copyOf names what an item is a copy of",
      "visible     the same, with contentOffset and, by section, offsets after contentSize",
      "explain     elements (category, kind, section, item, frame, and those of width, height, x, y that were requested);",
      "            each of these has its steps in order: rule, step in words, result so far, note on surprising behaviour,",
      "            assumed (number in 'help assumptions', or null);",
      "            the last result is the number in the frame; of a section, group, content or offset: extents (extent, identifier,",
      "            frame, and the same steps), where an orthogonal section's offset has them under offset",
      "draw        contentSize, the drawn area, screen, boxes from back to front (category, which may be group, kind, section,",
      "            item, sectionIdentifier, label, frame, zIndex, badge, pinned, clipped), before and after (cells, points) and rows",
      "            that scroll sideways (section, cells, points, and before them before): how much is not drawn; with --spacing",
      "            spaces (kind: inset, gap or flexible; frame, axis, points); faults",
      "tree        sections (name, kind, asked, size, count, and children of the same form)",
      "compare     contentSizeBefore, contentSize, elements that differ (category, kind, sectionIdentifier, itemIdentifier, change,",
      "            was, frame, by), same: how many are equal; with a mark then an object each for the applied and the pending snapshot,",
      "            named by snapshot, as 'diff' has them, and one for components (name, change)",
      "lint        findings (number, id, severity, component and property, or section, or items, message, numbers, cause, rule,",
      "            commands that correct it)",
      "snapshot    sections (identifier, items), reloadedItems, reconfiguredItems, reloadedSections",
      "apply, diff sections and items, each: deleted (identifier, from), inserted (identifier, to), moved (identifier, from, to),",
      "            reloaded (identifier, at); items are also reconfigured; an index is a number for a section, a pair for an item",
      "lesson      lesson (name, null of a file), title, text and start (lines), then what the lesson's looks answer; a hint has hint, of",
      "            and text, a solution solution, and a solved lesson solved and text",
      "expect record  expectations (lines)",
      "An error is on standard error: error (code, message, file, line, column, length, hint, notes, uikit, readFrom).",
    ])
}
