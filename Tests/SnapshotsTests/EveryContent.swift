/// Every content with up to 4 sections and a total of up to 3 items.
enum EveryContent {
  static let sectionLimit = 4
  static let itemLimit = 3

  /// Named in order of appearance: sections 0, 1, 2 ..., items 0, 1, 2 ...
  static let old: [Content] = (0...sectionLimit).flatMap { count in
    shapes(sections: count).map { shape in filled(shape, sections: Array(0..<count), items: Array(0..<itemLimit)) }
  }

  /// Named in every possible way with the same identifiers.
  static let new: [Content] = (0...sectionLimit).flatMap { count in
    arrangements(of: Array(0..<sectionLimit), count: count).flatMap { sections in
      shapes(sections: count).flatMap { shape in
        arrangements(of: Array(0..<itemLimit), count: shape.reduce(0, +)).map { filled(shape, sections: sections, items: $0) }
      }
    }
  }

  /// Every distribution of the items over the sections.
  static func shapes(sections: Int, items: Int = itemLimit) -> [[Int]] {
    if sections == 0 { return [[]] }
    return (0...items).flatMap { first in shapes(sections: sections - 1, items: items - first).map { [first] + $0 } }
  }

  static func arrangements(of values: [Int], count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return values.flatMap { first in arrangements(of: values.filter { $0 != first }, count: count - 1).map { [first] + $0 } }
  }

  static func filled(_ shape: [Int], sections: [Int], items: [Int]) -> Content {
    var rest = items[...]
    let lists = shape.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    return Content(sections: sections, items: lists)
  }
}
