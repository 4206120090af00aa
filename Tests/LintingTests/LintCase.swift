/// A script that triggers a check, and a similar one that does not: the catalogue's cases as commands, in a view of 390 × 844 at 3x.
struct LintCase: Sendable {
  var id: String
  var trigger: String
  var ok: String

  /// `data(3)` appends a section `main` with three items, and applies it.
  init(_ id: String, _ trigger: String, ok: String) {
    self.id = id
    self.trigger = Self.start + trigger
    self.ok = Self.start + ok
  }

  private static let start = "container 390x844\nset environment.scale 3\n"

  /// A section with the given number of items, on screen.
  private static func data(_ count: Int, _ section: String = "main") -> String {
    "append sections \(section)\nappend items \(section){1...\(count)} to \(section)\napply\n"
  }

  /// An item, a group of that item, and a section of that group, which is in use.
  private static func layout(_ item: String, _ group: String, _ section: String = "") -> String {
    "define item cell \(item)\ndefine group row \(group) of cell\ndefine section grid row \(section)\nuse grid\n"
  }

  private static let plain = layout("width=1w height=1h", "horizontal width=1w height=100")

  static let all = dimensions + packing + spacing + sizing + orthogonal + supplementaries + provider + snapshots

  private static let dimensions = [
    LintCase(
      "dim-fraction-as-points", layout("width=1w height=1h", "horizontal width=160w height=200h"),
      ok: layout("width=1w height=1h", "horizontal width=2.5w height=4h")),
    LintCase(
      "dim-percent", layout("width=50w height=1h", "horizontal width=1w height=100"),
      ok: layout("width=0.5w height=1h", "horizontal width=1w height=100")),
    LintCase(
      "dim-overwide", layout("width=1.5w height=0.5h", "vertical width=1w height=100"),
      ok: layout("width=1w height=1h", "horizontal width=1.05w height=1.5w", "orthogonalScrollingBehavior=groupPaging")),
    LintCase(
      "dim-points-as-fraction", layout("width=absolute(0.33) height=1h", "horizontal width=1w height=100"),
      ok: plain + "define header hairline width=1w height=absolute(0.5)\nadd hairline to grid"),
    LintCase(
      "dim-zero", layout("width=0.5w height=1h", "horizontal width=1w height=absolute(0)") + data(3),
      ok: layout("width=0 height=0", "horizontal width=absolute(0) height=absolute(0)") + "append sections empty\napply"),
    LintCase(
      "dim-negative",
      "container 32x844\n" + layout("width=1w height=1h", "horizontal width=1w height=100", "contentInsets=(0,20,0,20)"), ok: plain),
    LintCase(
      "dim-thirds", layout("width=0.33w height=1h", "horizontal width=1w height=0.33w"),
      ok: layout("width=1/3w height=1h", "horizontal width=1w height=1/3w")),
    LintCase(
      "dim-thirds-overflow", layout("width=0.34w height=1h", "horizontal width=1w height=100"),
      ok: layout("width=0.33w height=1h", "horizontal width=1w height=100")),
    LintCase(
      "dim-screen-row-height", layout("width=0.5w height=1h", "horizontal width=1w height=0.3h") + data(6),
      ok: layout("width=0.5w height=1h", "horizontal width=1w height=0.5w") + data(6)),
    LintCase(
      "dim-huge-cell", layout("width=1w height=1h", "horizontal width=160w height=200h", "orthogonalScrollingBehavior=continuous"),
      ok: layout("width=1w height=1h", "horizontal width=1w height=1h")),
    LintCase(
      "dim-not-square", layout("width=1/3w height=1h", "horizontal width=1w height=1/3w interItemSpacing=fixed(8)"),
      ok: layout("width=1/3w height=1/3w", "horizontal width=1w height=~120 interItemSpacing=fixed(8)")),
  ]

  private static let twoGroups = """
    define item a width=0.5w height=1h; define item b width=1w height=1h
    define group pair horizontal width=WIDTH height=1h of a a; define group single horizontal width=WIDTH height=1h of b
    define group outer horizontal width=OUTER height=1h of pair single; define section page outer SECTION; use page
    """

  private static let packing = [
    LintCase(
      "pack-subitem-dropped",
      twoGroups.replacing("WIDTH", with: "1w").replacing("OUTER", with: "1w").replacing("SECTION", with: ""),
      ok: twoGroups.replacing("WIDTH", with: "0.5w").replacing("OUTER", with: "2w")
        .replacing("SECTION", with: "orthogonalScrollingBehavior=continuous")),
    LintCase(
      "pack-parts-stacked", layout("width=0.5w height=1h", "vertical width=1w height=100"),
      ok: layout("width=0.5w height=1h", "horizontal width=1w height=100")),
    LintCase(
      "pack-spacing-overflow", layout("width=130 height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(8)"),
      ok: layout("width=1/3w height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(8)")),
    LintCase(
      "pack-repeating-overflow", layout("width=1w height=1h", "horizontal width=1w height=44 repeating=2"),
      ok: layout("width=0.5w height=1h", "horizontal width=1w height=44 repeating=2")),
    LintCase(
      "pack-count-overrides-size", layout("width=0.33w height=1h", "horizontal width=1w height=100 count=3"),
      ok: layout("width=1/3w height=1h", "horizontal width=1w height=100 count=3")),
    LintCase(
      "pack-no-progress", layout("width=1w height=60", "vertical width=1w height=40"),
      ok: layout("width=1w height=60", "vertical width=1w height=60")),
    LintCase(
      "pack-edge-spacing-overflow",
      layout("width=1w height=~100 edgeSpacing=(leading:fixed(8),trailing:fixed(8))", "horizontal width=1w height=~100"),
      ok: layout("width=1w height=~100 contentInsets=(0,8,0,8)", "horizontal width=1w height=~100")),
    LintCase(
      "pack-empty-rest", layout("width=1w height=50", "vertical width=1w height=120") + data(6),
      ok: layout("width=1w height=50", "vertical width=1w height=100") + data(6)),
  ]

  private static let fractions = ["0.2244798", "0.0999485", "0.2255459", "0.2244798", "0.2255459"]
  private static func columns(_ widths: [String]) -> String {
    let items = widths.enumerated().map { "define item c\($0.offset) width=\($0.element) height=1h" }
    return "container 375x844\nset environment.scale 2\n" + items.joined(separator: "\n")
      + "\ndefine group row horizontal width=1w height=50 of \(widths.indices.map { "c\($0)" }.joined(separator: " "))\n"
      + "define section grid row\nuse grid"
  }

  private static let spacing = [
    LintCase(
      "space-cells-overlap", layout("width=1/3w height=1h", "horizontal width=1w height=100", "interGroupSpacing=-20") + data(6),
      ok: layout("width=1/3w height=1h", "horizontal width=1w height=100", "interGroupSpacing=-20") + data(3)),
    LintCase(
      "space-dead-inter-item", layout("width=1w height=~60", "vertical width=1w height=~60 interItemSpacing=fixed(10)"),
      ok: layout("width=1w height=1h", "horizontal width=1w height=60 count=3 interItemSpacing=fixed(10)")),
    LintCase(
      "space-dead-inter-group", layout("width=1w height=1h", "horizontal width=1w height=60", "interGroupSpacing=10") + data(1),
      ok: layout("width=1w height=1h", "horizontal width=1w height=60", "interGroupSpacing=10") + data(5)),
    LintCase(
      "space-insets-ignored-estimated", layout("width=1w height=~60 contentInsets=10", "vertical width=1w height=~60"),
      ok: layout("width=1w height=60 contentInsets=10", "vertical width=1w height=60")
        + "define item wide width=1w height=~60 contentInsets=(0,10,0,10)"),
    LintCase("space-inset-below-one", plain + "set grid.contentInsets.top 0.5", ok: plain + "set grid.contentInsets.top 1"),
    LintCase(
      "space-insets-exceed", layout("width=50 height=50 contentInsets=30", "horizontal width=1w height=50"),
      ok: layout("width=50 height=50 contentInsets=10", "horizontal width=1w height=50")),
    LintCase(
      "space-double-section-gap",
      layout("width=1w height=1h", "horizontal width=1w height=60", "contentInsets=20") + "set layout.interSectionSpacing 20\n"
        + data(2, "one") + data(2, "two"),
      ok: layout("width=1w height=1h", "horizontal width=1w height=60") + "set layout.interSectionSpacing 20\n" + data(2, "one")
        + data(2, "two")),
    LintCase(
      "space-doubled-insets", layout("width=1/3w height=1h contentInsets=8", "horizontal width=1w height=100"),
      ok: layout("width=1/3w height=1h contentInsets=4", "horizontal width=1w height=100", "contentInsets=4")),
    LintCase(
      "space-triple-insets",
      layout("width=0.5w height=1h contentInsets=8", "horizontal width=1w height=100 contentInsets=8", "contentInsets=16"),
      ok: layout("width=0.5w height=1h contentInsets=8", "horizontal width=1w height=100", "contentInsets=16")),
    LintCase(
      "space-pixel-gap", columns(fractions.map { "\($0)w" }), ok: columns(["84", "37.5", "84.5", "84", "85"])),
  ]

  private static let sizing = [
    LintCase(
      "size-fractional-in-estimated", layout("width=1w height=1h", "horizontal width=1w height=~100"),
      ok: layout("width=1w height=~100", "horizontal width=1w height=~100")),
    LintCase(
      "size-estimated-in-fixed", layout("width=1w height=~60", "vertical width=1w height=60"),
      ok: layout("width=1w height=~60", "vertical width=1w height=~60")),
    LintCase(
      "size-unequal-row", layout("width=0.5w height=~100", "horizontal width=1w height=~100"),
      ok: layout("width=0.5w height=uniformAcrossSiblings(100)", "horizontal width=1w height=~100")),
    LintCase(
      "size-uniform-cost", layout("width=1w height=~100", "horizontal width=1w height=uniformAcrossSiblings(100)") + data(500),
      ok: layout("width=1/3w height=uniformAcrossSiblings(100)", "horizontal width=1w height=~100") + data(3)),
    LintCase(
      "size-estimate-far", layout("width=1w height=~1", "vertical width=1w height=~1") + data(3) + "measure main1 390x88",
      ok: layout("width=1w height=~80", "vertical width=1w height=~80") + data(3) + "measure main1 390x88"),
    LintCase(
      "size-longer-than-group",
      layout("width=~80 height=1h", "horizontal width=1w height=44") + data(2) + "measure main1 width=500",
      ok: layout("width=~80 height=1h", "horizontal width=1w height=44") + data(2) + "measure main1 width=90"),
    LintCase(
      "size-estimated-orthogonal",
      layout("width=1w height=~200", "horizontal width=160 height=~200", "orthogonalScrollingBehavior=continuous"),
      ok: layout("width=1w height=1h", "horizontal width=160 height=200", "orthogonalScrollingBehavior=continuous")),
  ]

  private static func lane(_ width: String, _ section: String) -> String {
    layout("width=1w height=1h", "horizontal width=\(width) height=100", section)
  }

  private static let orthogonal = [
    LintCase(
      "ortho-paging-partial", lane("0.6w", "orthogonalScrollingBehavior=paging"),
      ok: lane("0.6w", "orthogonalScrollingBehavior=groupPaging")),
    LintCase(
      "ortho-inset-ignored", lane("1w", "orthogonalScrollingBehavior=continuous contentInsets=20"),
      ok: lane("1w", "orthogonalScrollingBehavior=continuous")),
    LintCase(
      "ortho-not-scrollable", lane("160", "orthogonalScrollingBehavior=continuous interGroupSpacing=10") + data(2),
      ok: lane("160", "orthogonalScrollingBehavior=continuous interGroupSpacing=10") + data(5)),
    LintCase(
      "ortho-item-width", layout("width=160 height=1h", "horizontal width=1w height=100", "orthogonalScrollingBehavior=continuous"),
      ok: lane("160", "orthogonalScrollingBehavior=continuous")),
    LintCase(
      "ortho-no-peek", lane("1w", "orthogonalScrollingBehavior=groupPaging"), ok: lane("0.9w", "orthogonalScrollingBehavior=groupPaging")),
  ]

  private static func headed(_ header: String, _ section: String = "") -> String {
    layout("width=1w height=1h", "horizontal width=1w height=60", section) + "define boundary title \(header)\nadd title to grid\n"
  }

  private static let supplementaries = [
    LintCase(
      "sup-duplicate-kind",
      headed("width=1w height=44 elementKind=h") + "define header other width=1w height=30 elementKind=h\nadd other to grid",
      ok: headed("width=1w height=44 elementKind=h1") + "define header other width=1w height=30 elementKind=h2\nadd other to grid"),
    LintCase(
      "sup-kind-alignment", headed("width=1w height=44 alignment=bottom elementKind=header"),
      ok: headed("width=1w height=44 alignment=top elementKind=header")),
    LintCase(
      "sup-pin-zero-size", headed("width=absolute(0) height=1h pinToVisibleBounds=true"),
      ok: headed("width=1w height=44 pinToVisibleBounds=true")),
    LintCase(
      "sup-pin-zindex", headed("width=1w height=44 pinToVisibleBounds=true zIndex=2"),
      ok: headed("width=1w height=44 pinToVisibleBounds=true")),
    LintCase(
      "sup-header-inset", headed("width=1w height=44", "contentInsets=16"),
      ok: headed("width=1w height=44", "contentInsets=16 supplementaryContentInsetsReference=none")),
    LintCase(
      "sup-decoration-covers-header", headed("width=1w height=44") + "define background plate\nadd plate to grid",
      ok: headed("width=1w height=44") + "define background plate contentInsets=(44,0,0,0)\nadd plate to grid"),
    LintCase(
      "sup-never-added", plain + "define header title width=1w height=44",
      ok: plain + "define header title width=1w height=44\nadd title to grid"),
    LintCase(
      "sup-covers-cells", headed("width=1w height=44 extendsBoundary=false") + data(2), ok: headed("width=1w height=44") + data(2)),
    LintCase("sup-screen-high", headed("width=1w height=1h"), ok: headed("width=1w height=0.5h")),
    LintCase(
      "sup-estimated-badge", plain + "define badge dot width=~20 height=20\nadd dot to cell",
      ok: plain + "define badge dot width=20 height=20\nadd dot to cell"),
    LintCase(
      "sup-empty-section-header", headed("width=1w height=44", "contentInsets=(20,0,20,0)") + "append sections main\napply",
      ok: headed("width=1w height=44", "contentInsets=(20,0,20,0)") + "append sections main\napply\ndelete sections main\napply"),
  ]

  private static let byIndex =
    plain + ["myPoint", "today", "other"].map { "define section \($0) row\n" }.joined() + "unuse grid\n"
  private static let rawValues = byIndex + "use myPoint for index 0\nuse today for index 1\nuse other for index 2\n"

  private static let provider = [
    LintCase(
      "prov-nil", plain + "unuse grid\nuse grid for main\n" + data(2) + data(5, "other"),
      ok: plain + "unuse grid\nuse grid for main\nuse grid\n" + data(2) + data(5, "other")),
    LintCase(
      "prov-index-identity", rawValues + data(2, "today") + data(2, "other"),
      ok: byIndex + "use myPoint for myPoint\nuse today for today\nuse other for other\n" + data(2, "today") + data(2, "other")),
    LintCase(
      "prov-wide-columns", "container 1024x1366\n" + layout("width=0.5w height=1h", "horizontal width=1w height=0.5w") + data(6),
      ok: "container 1024x1366\n" + layout("width=1/3w height=1h", "horizontal width=1w height=1/3w") + data(6)
        + "define item fifth width=0.2w height=1h\ndefine group five horizontal width=1w height=0.2w of fifth\n"
        + "define section wide five\nuse wide when width >= 800\n"),
    LintCase(
      "env-newer-api", "set environment.os 15\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100 repeating=2"),
      ok: "set environment.os 16\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100 repeating=2")),
  ]

  private static func board(_ identity: String) -> String {
    "identity \(identity)\nappend sections todo\nappend items t1 t2 to todo\napply\nview doing\nappend sections doing\n"
      + "append items t3 to doing\napply\nview main\ndrag t1 to doing\n"
  }

  private static func months(_ identity: String) -> String {
    "identity \(identity)\nappend sections months\nappend items jan feb to months\ncontent jan isSelected=no\napply\ncontent jan isSelected=yes\n"
  }

  private static func renamed(_ before: String, _ after: String) -> String {
    "append sections \"\(before)\"\nappend items a b to \"\(before)\"\napply\nappend sections \"\(after)\"\nappend items a b c to \"\(after)\"\n"
      + "delete sections \"\(before)\"\napply"
  }

  /// A section with a header that shows its title.
  private static let headed =
    "template list\ndefine header name width=1w height=44\nadd name to list-section\n" + data(2) + "content section main title=One\napply\n"

  private static let snapshots = [
    LintCase("snap-delete-noop", board("reference"), ok: board("id")),
    LintCase("snap-two-lists", board("reference"), ok: board("reference") + "delete items t1\napply"),
    LintCase("snap-identity-mutable", months("content") + "apply", ok: months("id") + "reconfigure items jan\napply"),
    LintCase("snap-stale-content", months("id") + "apply", ok: months("id") + "reconfigure items jan\napply"),
    LintCase(
      "snap-stale-header", headed + "content section main title=Two\napply",
      ok: headed + "content section main title=Two\nreload sections main\napply"),
    LintCase(
      "snap-section-identity-mutable", renamed("Today (3)", "Today (4)"),
      ok: "append sections today\nappend items a b to today\napply\nappend items c to today\napply"),
    LintCase("snap-reload-vs-reconfigure", data(2) + "reload items main1\napply", ok: data(2) + "reconfigure items main1\napply"),
    LintCase(
      "snap-reload-empty-section", "append sections inactive\napply\nreload sections inactive", ok: data(2) + "reload sections main"),
    LintCase("snap-unequal-hash", data(2) + "identity unequalHash", ok: data(2) + "identity id"),
    LintCase(
      "snap-content-outside-hash", notes(equality: ""), ok: notes(equality: "static func == (l: Note, r: Note) -> Bool { l.id == r.id }; ")),
    LintCase("snap-new-identity", coupons(["red", "blue"]), ok: coupons(["red", "red"])),
  ]

  /// Swift code that makes coupons with new ids, each list once, and applies the given lists.
  private static func coupons(_ applied: [String]) -> String {
    "struct Coupon: Hashable { let id = UUID(); var title: String }\n"
      + ["red", "blue"].map { "let \($0) = [\"A\", \"B\"].map { Coupon(title: $0) }\n" }.joined()
      + applied.enumerated().map { index, list in
        "var s\(index) = NSDiffableDataSourceSnapshot<Int, Coupon>(); s\(index).appendSections([0])\n"
          + "s\(index).appendItems(\(list)); dataSource.apply(s\(index))\n"
      }.joined()
  }

  /// Swift code that applies notes with titles, and then with other titles.
  private static func notes(equality: String) -> String {
    "struct Note: Hashable { let id: Int; var title: String; \(equality)func hash(into hasher: inout Hasher) { hasher.combine(id) } }\n"
      + ["red", "blue"].map { title in
        "var \(title) = NSDiffableDataSourceSnapshot<Int, Note>(); \(title).appendSections([0])\n"
          + "\(title).appendItems([Note(id: 1, title: \"\(title)\"), Note(id: 2, title: \"\(title)\")]); dataSource.apply(\(title))\n"
      }.joined()
  }
}
