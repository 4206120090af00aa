/// A change of the made-up app, with what has to be reported.
struct PlantedChange: Sendable {
  var screen: Int
  var old: String
  var new: String
  /// The start of the report.
  var cause: String
  /// The code whose line is reported.
  var line: String

  static let all = [
    PlantedChange(
      screen: 8, old: ".absolute(48)", new: ".absolute(52)", cause: "group.height .absolute(48) → .absolute(52)", line: ".absolute(52)"),
    PlantedChange(
      screen: 16, old: "interGroupSpacing = 16", new: "interGroupSpacing = 20", cause: "section.interGroupSpacing 16 → 20",
      line: "interGroupSpacing = 20"),
    PlantedChange(
      screen: 9, old: ".fractionalWidth(1/3)", new: ".fractionalWidth(1/4)",
      cause: "item.width .fractionalWidth(1/3) → .fractionalWidth(0.25)",
      line: ".fractionalWidth(1/4)"),
    PlantedChange(
      screen: 17, old: ".fixed(1)", new: ".fixed(6)", cause: "group.interItemSpacing .fixed(1) → .fixed(6)", line: ".fixed(6)"),
    PlantedChange(
      screen: 10, old: ".groupPaging", new: ".none", cause: "section.orthogonalScrollingBehavior groupPaging → default",
      line: ".none"),
    PlantedChange(
      screen: 18, old: ".absolute(138)", new: ".absolute(130)", cause: "group.height .absolute(138) → .absolute(130)",
      line: ".absolute(130)"),
    PlantedChange(screen: 11, old: ".plain", new: ".insetGrouped", cause: "section.appearance", line: ".insetGrouped"),
    PlantedChange(
      screen: 12, old: ".absolute(30)", new: ".absolute(44)", cause: "header.height .absolute(30) → .absolute(44)", line: ".absolute(44)"),
    PlantedChange(
      screen: 20, old: "section.boundarySupplementaryItems = [header]", new: "_ = header", cause: "header is gone",
      line: "NSCollectionLayoutSection(group: group)"),
    PlantedChange(
      screen: 13, old: ".fractionalHeight(0.5)", new: ".fractionalHeight(0.25)",
      cause: "item.height .fractionalHeight(0.5) → .fractionalHeight(0.25)", line: ".fractionalHeight(0.25)"),
    PlantedChange(
      screen: 14, old: "top: 8, leading: 8", new: "top: 8, leading: 24", cause: "section.contentInsets (8,8,8,8) → (8,24,8,8)",
      line: "leading: 24"),
    PlantedChange(
      screen: 15, old: "top: 0, leading: 0, bottom: 0, trailing: 0", new: "top: 4, leading: 4, bottom: 4, trailing: 4",
      cause: "item.contentInsets default → (4,4,4,4)", line: "top: 4"),
  ]
}
