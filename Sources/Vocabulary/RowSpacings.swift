import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents

/// The spacing of rows in plain English, `row spacing 8`, which is that between groups, and with a dot would be that inside the group `row`.
enum RowSpacings {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words.filter { !idle.contains($0.lowercased()) }
    guard words.count == 3, rows.contains(words[0].lowercased()), spaces.contains(words[1].lowercased()),
      let points = SpokenLength.points(words[2]) ?? decimal(words[2]).map({ _ in words[2] })
    else { return nil }
    let document = workspace.document
    let between = "set \(document.example(of: "someLayoutSection")).interGroupSpacing \(points)"
    let isGroup = document.components[words[0]]?.kind == .group
    return .offering([between] + (isGroup ? ["set \(words[0]).interItemSpacing fixed(\(points))"] : []))
  }

  private static let rows: Set<String> = ["row", "rows", "line", "lines"]
  private static let spaces: Set<String> = ["spacing", "space", "gap", "gutter", "gaps", "spacings"]
  private static let idle: Set<String> = ["set", "make", "change", "use", "give", "increase", "to", "=", "of", "is", "be", "the", "a"]
}
