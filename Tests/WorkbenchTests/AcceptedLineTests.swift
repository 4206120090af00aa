import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Assignments of Swift to components that commands have defined, and rejected settings with the lines to type instead.
@Suite struct AcceptedLineTests {
  private static let setup = """
    define item cell width=1/3w height=1h
    define badge dot width=20 height=20
    add dot to cell
    define group row horizontal width=1w height=100 of cell
    define section grid row
    define header title width=1w height=40
    define background plate
    add title to grid
    use grid

    """

  @Test(arguments: [
    ("plate", "contentInsets", "NSDirectionalEdgeInsets(top: 40, leading: 8, bottom: 8, trailing: 8)", "(40,8,8,8)"),
    ("plate", "contentInsets.leading", "12", "12"), ("plate", "zIndex", "-1", "-1"),
    ("dot", "contentInsets", "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "(1,2,3,4)"),
    ("dot", "zIndex", "3", "3"),
    ("dot", "edgeSpacing", ".init(leading: .fixed(4), top: nil, trailing: nil, bottom: nil)", "(leading:fixed(4))"),
    ("title", "zIndex", "3", "3"), ("cell", "contentInsets.top", "5", "5"), ("grid", "interGroupSpacing", "7", "7"),
    ("row", "interItemSpacing", ".flexible(9)", "flexible(9)"),
  ]) func swiftSetsWhatCommandsDefined(_ name: String, _ property: String, _ value: String, _ word: String) {
    for added in ["", "add plate to grid\n"] {
      let session = Session.after(Self.setup + added)
      #expect(session.run("\(name).\(property) = \(value)").errors == "")
      #expect(session.run("show \(name).\(property)").answers == "set \(name).\(property) \(word)\n")
      #expect(session.run("undo; show \(name).\(property)").answers != "set \(name).\(property) \(word)\n")
    }
  }

  /// A decoration covers its section, whatever its edge spacing.
  @Test func theEdgeSpacingOfADecorationIsIgnored() {
    let line = "plate.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: nil, bottom: nil)"
    let session = Session(settings: Session.Settings(isTalkative: true))
    let output = Transcript()
    for line in ["define background plate", line] { session.run(typed: line, to: output) }
    #expect(output.text.contains("ignored, because it does not affect frames: NSCollectionLayoutDecorationItem.edgeSpacing"))
  }

  /// The named line, with what it sets.
  @Test(arguments: [
    ("row.interItemSpacing = 8", "row.interItemSpacing = .fixed(8)", "set row.interItemSpacing fixed(8)"),
    ("row.interItemSpacing = 2.5", "row.interItemSpacing = .fixed(2.5)", "set row.interItemSpacing fixed(2.5)"),
    ("grid.interGroupSpacing = .fixed(12)", "grid.interGroupSpacing = 12", "set grid.interGroupSpacing 12"),
    (
      "grid.interGroupSpacing = NSCollectionLayoutSpacing.fixed(12)", "grid.interGroupSpacing = 12", "set grid.interGroupSpacing 12"
    ),
    (
      "cell.contentInsets = 6", "cell.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)",
      "set cell.contentInsets (6,6,6,6)"
    ),
    (
      "row.layoutSize.widthDimension = .fractionalWidth(1/2)", "set row.width fractionalWidth(1/2)", "set row.width fractionalWidth(1/2)"
    ),
    ("row.layoutSize.heightDimension = .absolute(44)", "set row.height absolute(44)", "set row.height absolute(44)"),
    (
      "cell.layoutSize = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .estimated(60))",
      "set cell.width absolute(50); set cell.height estimated(60)", "set cell.width absolute(50)"
    ),
    ("row.height = .fractionalWidth(1 / 3)", "set row.height fractionalWidth(1/3)", "set row.height fractionalWidth(1/3)"),
    ("row.width = 44", "set row.width 44", "set row.width absolute(44)"),
    ("title.alignment = .bottom", "set title.alignment bottom", "set title.alignment bottom"),
  ]) func theNamedLineIsAccepted(_ line: String, _ accepted: String, _ setting: String) {
    let session = Session.after(Self.setup)
    let before = session.document
    let errors = session.run(line).errors
    #expect(errors.contains("try: \(accepted)\n") && !errors.contains("did you mean"), "\(errors)")
    #expect(session.document == before)
    #expect(session.run(accepted).errors == "")
    let property = String(setting.split(separator: " ")[1])
    #expect(session.run("show \(property)").answers == setting + "\n")
  }

  @Test(arguments: ["widthDimension", "heightDimension"]) func aSizeCanOnlyBeRead(_ name: String) {
    let errors = Session.after(Self.setup).run("row.layoutSize.\(name) = NSCollectionLayoutDimension.absolute(1 + 2)").errors
    #expect(errors.contains("cannot assign to property: '\(name)' is a get-only property"))
    #expect(errors.contains("try: set row.\(name.dropLast("Dimension".count)) <value>\n"), "\(errors)")
  }

  /// A property that neither Swift nor a command has is answered as before.
  @Test func anUnknownPropertyNamesNoCommand() {
    let errors = Session.after(Self.setup).run("grid.interGroupSpacin = 4").errors
    #expect(errors.contains("did you mean 'interGroupSpacing'?") && !errors.contains("try:"), "\(errors)")
  }

  @Test(arguments: [
    ("set container 332x400", "try: container 332x400\n"), ("set nothing 332x400", "'nothing' is not a property"),
    ("set grid.height estimated(50)", "its parts have it: row.height, title.height, cell.height, dot.height\n"),
    ("set row.zIndex 2", "its parts have it: dot.zIndex\n"), ("set cell.interGroupSpacing 2", "'help interGroupSpacing' lists"),
    ("set cell.width 33%", "accepted: fractionalWidth(0.33) for a part of the container's width, fractionalHeight(0.33) for"),
    ("set cell.width 12.5%", "accepted: fractionalWidth(0.125) for"),
    ("set cell.width fractionalWidth(33%)", "accepted: fractionalWidth(0.33)\n"),
    ("set cell.width 1/x", "accepted: a dimension: fractionalWidth(0.5) or 0.5w"),
    ("set cell.width fractionalWidth(1/x)", "accepted: a decimal such as 0.5 or a fraction such as 1/3"),
  ]) func aRejectedSettingNamesWhatIsAccepted(_ line: String, _ note: String) {
    let session = Session.after(Self.setup)
    let before = session.document
    let errors = session.run(line).errors
    #expect(errors.contains(note), "\(errors)")
    #expect(session.document == before)
  }
}
