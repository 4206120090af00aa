import CommandLanguage

/// A question for what an idea is, `what is a compositional layout?`, with the help or the lesson that says it first.
enum Definitions {
  /// Nil for words in small letters that ask anything else; `isThere` says that one of the document's own is asked for, as 'the layout' is.
  static func line(_ words: [String], isThere: Bool) -> String? {
    guard let beginning = beginnings.first(where: { words.starts(with: $0) }) else { return nil }
    var idea = words.dropFirst(beginning.count)
    if let article = idea.first, ["a", "an"].contains(article) { idea.removeFirst() }
    if let verb = idea.last, ["mean", "means", "work", "works"].contains(verb) { idea.removeLast() }
    let parts = idea.flatMap { $0.split(separator: "-").map { String($0.filter { $0 != "?" }).singular } }
    return isThere && parts.count == 1 ? nil : ideas[parts.joined(separator: " ")]
  }

  private static let beginnings = [
    ["what", "is"], ["what", "are"], ["what", "does"], ["what", "do"], ["what's"], ["whats"], ["meaning", "of"], ["tell", "about"],
    ["explain", "what", "is"], ["how", "does"], ["how", "do"], ["explain", "a"], ["explain", "an"], ["describe", "a"], ["describe", "an"],
  ]

  private static let ideas = table(
    verbatim: """
      layout|compositional layout|collection view layout|collection layout|uicollectionviewcompositionallayout -> lesson fraction
      snapshot|diffable snapshot|diffable data source snapshot|nsdiffabledatasourcesnapshot -> lesson first-snapshot
      data source|diffable data source|diffable datasource|datasource|diffable -> lesson first-snapshot
      section snapshot|outline|nsdiffabledatasourcesectionsnapshot -> lesson outlines
      item|layout item|collection layout item -> help item
      group|subitem|layout group|collection layout group -> help group
      section|layout section|collection layout section -> help section
      unique identifier|item identifier|section identifier|hashable|identity -> help identity
      boundary|boundary item|boundary view|supplementary|supplementary view|boundary supplementary item -> help define boundary
      global header|layout header|boundary item of a layout -> lesson layout-header
      decoration|decoration item|decoration view|background|section background -> help define background
      content inset|section inset -> help insets
      estimate|estimated|estimated height|estimated width|estimated size|estimated dimension -> help estimated
      absolute|absolute height|absolute width|absolute size|absolute dimension -> help absolute
      fraction|fractional|fractional size|fractional dimension|size|layout size|layout dimension -> help dimensions
      orthogonal|orthogonal section|orthogonal scrolling|orthogonal scrolling section|orthogonally scrolling section -> lesson scrolling
      orthogonal scrolling behavior|scrolling behavior|orthogonal scrolling behaviour|group paging|paging -> lesson scrolling
      content inset reference|content insets reference|readable content -> help contentInsetsReference
      reconfigure|reconfiguring|reconfiguration|reconfigure item -> help reconfigure items
      reload|reloading|reload item -> help reload items
      diff|difference|diffing|pending snapshot|applied snapshot -> lesson diff
      self sizing|self sizing cell|dynamic height|dynamic type -> lesson self-sizing
      sticky header|pinned header|pinning|sticky footer|pinned footer -> lesson header
      list|list section|list layout|list configuration|inset grouped|inset grouped list -> lesson lists
      registration|cell registration|reuse identifier|cell reuse -> help register cell
      size class|trait|trait collection -> help environment
      anchor|container anchor|item anchor -> lesson badge
      index path|indexpath -> help where item
      swimlane|carousel -> lesson swimlane
      mosaic|subgroup -> lesson mosaic
      section provider|provider -> help use
      """)

  private static func table(verbatim text: String) -> [String: String] {
    text.split(separator: "\n").reduce(into: [:]) { ideas, row in
      let sides = row.split(separator: ">").map { $0.drop { $0 == " " } }
      for idea in sides[0].dropLast(2).split(separator: "|") { ideas[String(idea)] = String(sides[1]) }
    }
  }
}
