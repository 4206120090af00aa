import CompositionalLayout
import Documents
import Rendering

struct PageGroups {
  static let limit = 5_000

  static let shape: JSONShape = [
    "count": .integer, "isWhole": .bool, "section": PageColumn.shape, "group": PageColumn.shape, "item": PageColumn.shape,
    "part": PageColumn.shape, "x": PageColumn.shape, "y": PageColumn.shape, "width": PageColumn.shape, "height": PageColumn.shape,
  ]

  let outlines: [GroupOutline]
  let json: JSON

  init(of solution: Solution, _ parts: inout PageParts) {
    let bounds = Rect(origin: .zero, size: solution.contentSize)
    // Orthogonal sections extend beyond the content's width.
    let reach = Rect(x: -Self.reach, y: -Self.reach, width: bounds.width + 2 * Self.reach, height: bounds.height + 2 * Self.reach)
    outlines = solution.groups(in: reach, atMost: Self.limit)
    var (sections, groups, items, kinds) = (PageColumn(), PageColumn(), PageColumn(), PageColumn())
    var (x, y, width, height) = (PageColumn(), PageColumn(), PageColumn(), PageColumn())
    for outline in outlines {
      sections.append(outline.section)
      groups.append(outline.group)
      items.append(outline.firstItem)
      kinds.append(parts.index(of: outline.path, inSection: outline.section))
      x.append(outline.frame.minX)
      y.append(outline.frame.minY)
      width.append(outline.frame.width)
      height.append(outline.frame.height)
    }
    json = [
      "count": .integer(outlines.count), "isWhole": .bool(outlines.count < Self.limit), "section": sections.json, "group": groups.json,
      "item": items.json, "part": kinds.json, "x": x.json, "y": y.json, "width": width.json, "height": height.json,
    ]
  }

  /// In points; longer than any orthogonal section that a page shows.
  private static let reach = 1e9
}
