import TestSupport

/// Contents with a few sections and a few dozen items.
enum RandomContent {
  static func any(using random: inout SeededGenerator) -> Content {
    let sections = Array((0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
    var items = [[Int]](repeating: [], count: sections.count)
    guard !sections.isEmpty else { return Content(sections: [], items: []) }
    for item in (0..<60).shuffled(using: &random).prefix(Int.random(in: 0...60, using: &random)) {
      items[Int.random(in: 0..<sections.count, using: &random)].append(item)
    }
    return Content(sections: sections, items: items)
  }

  /// The same with a few items deleted, inserted and moved.
  static func near(_ content: Content, using random: inout SeededGenerator) -> Content {
    var near = content
    guard !near.sections.isEmpty else { return near }
    for turn in 0..<Int.random(in: 1...8, using: &random) {
      let section = Int.random(in: 0..<near.sections.count, using: &random)
      let other = Int.random(in: 0..<near.sections.count, using: &random)
      if turn % 4 == 0 {
        near.items[section].insert(1000 + turn, at: Int.random(in: 0...near.items[section].count, using: &random))
      } else if !near.items[section].isEmpty {
        let taken = near.items[section].remove(at: Int.random(in: 0..<near.items[section].count, using: &random))
        if turn % 4 != 1 { near.items[other].insert(taken, at: Int.random(in: 0...near.items[other].count, using: &random)) }
      }
    }
    return near
  }
}
