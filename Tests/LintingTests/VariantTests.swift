import Documents
import Localization
import TestSupport
import Testing

@testable import Linting
@testable import Sessions

/// The limits of checks, beyond the catalogue's own cases.
@Suite struct VariantTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    var id: String
    var what: String
    var lines: String
    /// Nil if the check reports nothing.
    var severity: Severity?

    init(_ id: String, _ what: String, _ lines: String, _ severity: Severity?) {
      self.id = id
      self.what = what
      self.lines = lines
      self.severity = severity
    }

    var testDescription: String { "\(id): \(what)" }
  }

  private static let start = "container 390x844\nset environment.scale 3\n"
  static let three = "append sections main\nappend items a b c to main\napply\n"

  static func layout(_ item: String, _ group: String, _ section: String = "", then more: String = "") -> String {
    "define item cell \(item)\ndefine group row \(group) of cell\ndefine section grid row \(section)\nuse grid\n\(more)\n"
  }

  /// A section with the given number of items, on screen.
  static func data(_ count: Int, _ section: String = "main") -> String {
    "append sections \(section)\nappend items \(section){1...\(count)} to \(section)\napply\n"
  }

  /// The expected findings for the first scripts; the other scripts must have none.
  static func edges(
    _ id: String, _ severity: Severity, speaks: KeyValuePairs<String, String>, silent: KeyValuePairs<String, String> = [:]
  ) -> [Variant] {
    speaks.map { Variant(id, $0.key, $0.value, severity) } + silent.map { Variant(id, $0.key, $0.value, nil) }
  }

  static let plain = layout("width=1w height=1h", "horizontal width=1w height=100")

  private static let sizes = [
    Variant(
      "dim-fraction-as-points", "five times is a whole number above four", layout("width=1w height=1h", "vertical width=5w height=50"),
      .error),
    Variant("dim-fraction-as-points", "four times may be meant", layout("width=1w height=1h", "vertical width=4w height=50"), nil),
    Variant("dim-fraction-as-points", "a header", plain + "define header title width=1w height=44h\nadd title to grid", .error),
    Variant("dim-fraction-as-points", "a badge", "define badge dot width=20w height=20", .error),
    Variant("dim-fraction-as-points", "an item that no group holds may be a percentage", "define item cell width=50w height=1h", nil),
    Variant("dim-fraction-as-points", "no percentage", "define item cell width=160w height=1h", .error),
    Variant(
      "dim-percent", "siblings add up",
      "define item a width=30w height=1h\ndefine item b width=70w height=1h\ndefine group row horizontal width=1w height=44 of a b", .error),
    Variant("dim-percent", "a group of the whole width", layout("width=1w height=1h", "horizontal width=100w height=44"), .error),
    Variant("dim-percent", "thirty do not add up", layout("width=30w height=1h", "horizontal width=1w height=44"), nil),
    Variant("dim-overwide", "an estimated group grows with it", layout("width=1w height=100", "horizontal width=1w height=~44"), nil),
    Variant("dim-points-as-fraction", "an estimate of one point", layout("width=1w height=~1", "vertical width=1w height=~1"), nil),
    Variant("dim-points-as-fraction", "an estimate too", layout("width=1w height=~0.5", "vertical width=1w height=~0.5"), .warning),
    Variant("dim-zero", "nobody is shown", layout("width=0.5w height=1h", "horizontal width=1w height=absolute(0)"), nil),
    Variant("dim-zero", "nothing by nothing", layout("width=0 height=0", "horizontal width=0 height=0") + three, .info),
    Variant("dim-negative", "a length below nought", layout("width=1w height=1h", "horizontal width=1w height=-8"), .error),
    Variant(
      "dim-negative", "a view without height", "container 393x0\n" + layout("width=1w height=44", "vertical width=1w height=~44"), .warning),
    Variant(
      "dim-zero", "spacing takes up the group",
      "container 32x480\n" + layout("width=0.25w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(16)") + three, .warning),
    Variant(
      "dim-zero", "spacing leaves a little",
      "container 36x480\n" + layout("width=0.25w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(16)") + three, nil),
    Variant(
      "sup-covers-cells", "an offset moves it",
      layout("width=1w height=1h", "horizontal width=1w height=44")
        + "define header title width=1w height=40 offset=(0,30)\nadd title to grid\n"
        + three, .info),
    Variant(
      "sup-covers-cells", "an offset sideways",
      layout("width=1w height=1h", "horizontal width=1w height=44")
        + "define header title width=1w height=40 offset=(30,0)\nadd title to grid\n"
        + three, nil),
    Variant(
      "sup-covers-cells", "a pinned header",
      layout("width=1w height=1h", "horizontal width=1w height=44")
        + "define header title width=1w height=40 extendsBoundary=false pinToVisibleBounds=true\nadd title to grid\n" + three, nil),
    Variant("dim-thirds", "halves", layout("width=0.49w height=1h", "horizontal width=1w height=44"), .info),
    Variant(
      "dim-thirds", "spacing takes the rest", layout("width=0.49w height=1h", "horizontal width=1w height=44 interItemSpacing=flexible(4)"),
      nil),
    Variant("dim-thirds", "a tenth is left on purpose", layout("width=0.3w height=1h", "horizontal width=1w height=44"), nil),
    Variant(
      "dim-thirds-overflow", "rounding down makes it fit",
      "container 320x480\nset environment.scale 2\n" + layout("width=0.334w height=1h", "horizontal width=1w height=44"), nil),
    Variant(
      "dim-screen-row-height", "one row is a page",
      layout("width=0.5w height=1h", "horizontal width=1w height=0.3h") + "append sections main\nappend items a b\napply", nil),
    Variant("dim-huge-cell", "a lane as long as many views", layout("width=1w height=1h", "horizontal width=9.5w height=100"), nil),
  ]

  private static let packing = [
    Variant(
      "pack-no-progress", "a nested group",
      "define item tall width=1w height=60\ndefine group inner vertical width=1w height=40 of tall\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      .error),
    Variant("pack-no-progress", "a length of nought", layout("width=1w height=1h", "horizontal width=absolute(0) height=44"), .error),
    Variant("pack-no-progress", "estimates hold one round", layout("width=1w height=60", "vertical width=1w height=~40"), nil),
    Variant(
      "pack-subitem-dropped", "an estimated group holds one round",
      "define item a width=1w height=60\ndefine group column vertical width=1w height=~10 of a a", nil),
    Variant(
      "pack-spacing-overflow", "lengths that leave room",
      layout("width=120 height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(8)"), nil),
    Variant(
      "pack-edge-spacing-overflow", "beside a fraction that leaves room",
      layout("width=0.9w height=1h edgeSpacing=(leading:fixed(8))", "horizontal width=1w height=44"), nil),
    Variant(
      "pack-count-overrides-size", "an equal part",
      layout("width=0.25w height=1h", "horizontal width=1w height=44 count=4 interItemSpacing=fixed(8)"), nil),
    Variant(
      "space-dead-inter-item", "three share it", layout("width=1/3w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(8)"),
      nil),
    Variant(
      "space-insets-exceed", "a group", layout("width=1w height=1h", "horizontal width=1w height=44 contentInsets=(30,0,30,0)"), .error),
    Variant(
      "dim-negative", "a section whose group has a length",
      "container 32x844\n" + layout("width=1w height=1h", "horizontal width=100 height=44", "contentInsets=(0,20,0,20)"), .error),
    Variant(
      "space-pixel-gap", "before iOS 16 thirds fit",
      "container 375x667\nset environment.scale 2\nset environment.os 15\n"
        + layout("width=1/3w height=1h", "horizontal width=1w height=44"), nil),
    Variant(
      "space-double-section-gap", "one section",
      "set layout.interSectionSpacing 20\n" + layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=20") + three, nil
    ),
  ]

  private static let estimates = [
    Variant(
      "size-fractional-in-estimated", "a count divides the estimate", layout("width=1w height=~44", "vertical width=1w height=~88 count=2"),
      .warning),
    Variant(
      "size-fractional-in-estimated", "a width beside an estimated height",
      layout("width=0.5w height=~44", "horizontal width=1w height=~44"), nil),
    Variant("size-estimated-in-fixed", "labels as wide as their text", layout("width=~80 height=1h", "horizontal width=1w height=44"), nil),
    Variant("size-unequal-row", "one in a row", layout("width=1w height=~44", "horizontal width=1w height=~44"), nil),
    Variant(
      "size-uniform-cost", "few items", layout("width=1w height=~44", "horizontal width=1w height=uniformAcrossSiblings(44)") + three, nil),
    Variant(
      "size-estimate-far", "a component's measure",
      layout("width=1w height=~30", "vertical width=1w height=~30") + "measure cell height=88", .info),
    Variant(
      "size-estimate-far", "a header", plain + "define header title width=1w height=~100\nadd title to grid\nmeasure title height=20", .info
    ),
    Variant(
      "ortho-not-scrollable", "a row that bounces always",
      layout(
        "width=1w height=1h", "horizontal width=100 height=44",
        "orthogonalScrollingBehavior=continuous orthogonalScrollingProperties.bounce=always") + three, nil),
    Variant(
      "ortho-not-scrollable", "centred groups scroll",
      layout("width=1w height=1h", "horizontal width=100 height=44", "orthogonalScrollingBehavior=groupPagingCentered") + three, nil),
    Variant(
      "ortho-no-peek", "a single page",
      layout("width=1w height=1h", "horizontal width=1w height=44", "orthogonalScrollingBehavior=groupPaging")
        + "append sections main\nappend items a\napply", nil),
    Variant(
      "ortho-paging-partial", "a page as wide as the list of visible items",
      layout("width=1w height=1h", "horizontal width=1w height=44", "orthogonalScrollingBehavior=paging"), nil),
  ]

  private static let twice = "define badge dot width=8 height=8\ndefine item cell width=0.5w height=1h\nadd dot to cell\n"
  private static let indexed =
    plain + "unuse grid\ndefine section one row\ndefine section two row\nuse one for index 0\nuse two for index 1\n"

  private static let whole = [
    Variant(
      "sup-duplicate-kind", "an item that is listed twice",
      twice + "define group row horizontal width=1w height=44 of cell cell\ndefine section grid row", .error),
    Variant(
      "sup-duplicate-kind", "an item that is repeated",
      twice + "define group row horizontal width=1w height=44 of cell count=2\ndefine section grid row", nil),
    Variant(
      "sup-duplicate-kind", "a badge and a header",
      twice
        + "define group row horizontal width=1w height=44 of cell\ndefine section grid row\ndefine header title width=1w height=44 elementKind=dot\nadd title to grid",
      .error),
    Variant(
      "sup-duplicate-kind", "a list's own header",
      "define section prefs list headerMode=supplementary\ndefine header title width=1w height=44 elementKind=UICollectionElementKindSectionHeader\nadd title to prefs",
      .error),
    Variant(
      "sup-duplicate-kind", "two sections",
      plain + "define section other row\ndefine header title width=1w height=44\nadd title to grid\nadd title to other", nil),
    Variant("sup-kind-alignment", "a footer at the top", "define boundary end width=1w height=44 elementKind=footer", .hint),
    Variant(
      "sup-header-inset", "a header of half the width",
      layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=16")
        + "define header title width=0.5w height=44\nadd title to grid", nil),
    Variant(
      "sup-decoration-covers-header", "a header that lies on the section",
      plain + "define header title width=1w height=44 extendsBoundary=false\nadd title to grid\ndefine background plate\nadd plate to grid",
      nil),
    Variant("prov-nil", "a layout that nobody uses", "define section prefs list\n" + three, .error),
    Variant("prov-nil", "a snapshot without any layout", "define item cell width=1w height=1h\n" + three, nil),
    Variant("prov-nil", "a condition that does not hold", "define section prefs list\nuse prefs when width >= 600\n" + three, .error),
    Variant(
      "prov-nil", "an empty section", "define section prefs list\nuse prefs for main\n" + three + "append sections empty\napply", nil),
    Variant(
      "prov-index-identity", "a section that moved up",
      indexed + "append sections p q\nappend items a to p\nappend items b to q\napply\ndelete sections p\napply", .warning),
    Variant(
      "prov-index-identity", "sections that stay",
      indexed + "append sections p q\nappend items a to p\nappend items b to q\napply\nappend items c to q\napply", nil),
    Variant("prov-index-identity", "an index that no section has", indexed + "append sections p\nappend items a to p\napply", .warning),
    Variant("prov-wide-columns", "a phone", layout("width=0.5w height=1h", "horizontal width=1w height=0.5w"), nil),
    Variant(
      "prov-wide-columns", "five columns", "container 1024x1366\n" + layout("width=0.2w height=1h", "horizontal width=1w height=0.2w"),
      .hint),
    Variant(
      "snap-stale-content", "content that went back",
      "append sections main\nappend items a\ncontent a k=1\napply\ncontent a k=2\napply\ncontent a k=1", nil),
    Variant("snap-reload-vs-reconfigure", "before the apply", three + "reload items a", .hint),
    Variant(
      "snap-reload-vs-reconfigure", "an item of another type",
      three + "content a type=one\napply usingReloadData\ncontent a type=two\nreload items a\napply", nil),
    Variant("snap-reload-empty-section", "after the apply", "append sections main\napply\nreload sections main\napply", .warning),
  ]

  private static let all =
    sizes + packing + estimates + whole + ofSizes + ofShapes + ofPacking + ofSpacing + ofEstimates + ofLanes + ofSupplementaries
    + ofSnapshots + ofMeasured + ofEmptySpace

  /// The complete scripts.
  static let scripts = all.map { start + $0.lines }

  @Test(arguments: all) func reportsWhereItShould(_ variant: Variant) {
    let session = Session()
    #expect(session.run(Self.start + variant.lines).errorsBesideLogs == "")
    let findings = session.document.findings().filter { $0.id == variant.id }
    #expect(findings.first?.severity == variant.severity, "\(findings.map(\.message.english))")
  }
}
