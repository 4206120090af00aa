import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents

/// A width or a height of nothing that is named, `set width 320`: the container's or the cells', whichever is nearer to it first; an
/// estimated height is that of cells and of their group.
enum LoneDimensions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words
    let document = workspace.document
    if !tried.isQuestion, let points = estimate(words) {
      let owners = ["someCell", "someGroup"].map(document.example(of:))
      return .offering([owners.map { "set \($0).height estimated(\(points))" }.joined(separator: "; ")])
    }
    guard words.count == 3, words[0] == "set", words[1] == "width" || words[1] == "height", let length = decimal(words[2]), length > 1,
      !document.components.isEmpty
    else { return nil }
    let (bounds, isWidth) = (document.view.bounds, words[1] == "width")
    let sides = isWidth ? [words[2], shortest(bounds.height)] : [shortest(bounds.width), words[2]]
    let container = ["container", sides.joined(separator: "x")].joined(separator: " ")
    let part = "set \(document.example(of: isWidth ? "someCell" : "someGroup")).\(words[1]) \(words[2])"
    return .offering(length * 2 > (isWidth ? bounds.width : bounds.height) ? [container, part] : [part, container])
  }
  /// The points of `estimated height 44`; nil for any other words.
  private static func estimate(_ words: [String]) -> String? {
    var told = words.flatMap { $0.lowercased().words(between: "()=:") }.filter { !idle.contains($0) }
    if !told.contains(where: { decimal($0) != nil }) { told.removeAll { ["cell", "item", "row"].contains($0.singular) } }
    guard (2...3).contains(told.count), told.contains("height"), told.contains(where: { $0.hasPrefix("estimate") }) else { return nil }
    return told.count == 2 ? "44" : told.first { decimal($0) != nil }
  }

  private static let idle: Set<String> = ["set", "make", "use", "change", "to", "an", "a", "of", "be", "the", "with", "at", "."]
}
