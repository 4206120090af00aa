import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import HashTreeCollections
import Localization
import Snapshots

/// Commands about scrolling, visible elements and measured sizes.
enum ScrollCommands {
  static let all: [ShellCommand] = [scroll, flick, visible, measure]

  private static let topic = "looking"
  static let lane =
    "container 390x844; template swimlane; append sections lane; append items c{1...12} to lane; apply"

  enum Way: String, Choice {
    case to, by

    var meaning: Phrase {
      switch self {
      case .to: "to this point or offset"
      case .by: "by this distance from the current position"
      }
    }
  }

  static let scroll = ShellCommand(
    "scroll", "scrolls the view to a point or by a distance, or an orthogonal section to or by an offset",
    details: ["The answer is where it comes to rest; 'help orthogonal' lists the offsets at which a section can rest."], topic: topic,
    Maybe(.section), Placement(Way.self, ValueType<Word>.word("x,y|x", accepts: "a point such as 0,200, or a number for a section")),
    Flag("exactly", "stops exactly at this offset, even if the section would not rest there"),
    examples: [Example("scroll to 0,200", after: LookCommands.screen), Example("scroll lane to 250", after: lane)]
  ) {
    (workspace: inout Workspace, section: String?, place: Placement<Way, Word>.Placed, exactly: Bool) throws(Diagnostic) -> CommandEffect in
    if exactly { return try workspace.scroll(exactly: section, to: place.value) }
    let document = workspace.document
    let solution = try document.solution(of: document.view)
    if let section {
      let asked = try ValueType<Double>.number("offset").read(place.value)
      let start = place.relation == .by ? document.viewport(on: solution).offset(ofSection: section, document, solution) : 0
      return try workspace.scroll(section, asked: start + asked, velocity: 0, on: solution)
    }
    let asked = try ValueType<Point>.point.read(place.value)
    let start = place.relation == .by ? document.viewport(on: solution).contentOffset : .zero
    let offset = document.restingOffset(Point(x: start.x + asked.x, y: start.y + asked.y), on: solution)
    let requests = try workspace.edit { document throws(Diagnostic) in
      document.view.contentOffset = offset
      document.takeSizesInSight()
      return document.requestCells()
    }
    let rest = workspace.document.view.contentOffset ?? offset
    return .edited { ["content offset \(Notation<Point>.point.text(rest))"] + requests.warningLines }
  }

  static let flick = ShellCommand(
    "flick", "releases a finger on an orthogonal section with a velocity in points per second", topic: topic, One(.section),
    One(.number("velocity")), examples: [Example("flick lane 800", after: lane)]
  ) { (workspace: inout Workspace, section: String, velocity: Double) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let solution = try document.solution(of: document.view)
    let start = document.viewport(on: solution).offset(ofSection: section, document, solution)
    return try workspace.scroll(section, asked: start, velocity: velocity, on: solution)
  }

  static let visible = ShellCommand(
    "visible", "lists the visible elements and the offsets of the view and its orthogonal sections", topic: topic, formats: .ofTables,
    examples: [Example("visible", after: lane + "; scroll lane to 250")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let solution = try document.solution(of: document.view)
    let viewport = document.viewport(on: solution)
    var report = FramesReport(document: document, solution: solution)
    report.elements = solution.visibleElements(in: viewport)
    report.viewportShown = viewport
    return .show(report.report, as: .visible)
  }

  static let measure = ShellCommand(
    "measure", "sets the size that a self-sizing cell, header or footer asks for",
    details: [
      "The names come first and the size last: 'measure a b 358x72', or only width=358 or height=72.",
      "It replaces an estimated dimension as soon as the element is displayed.",
      "Name the headers and footers of lists by their kind, such as UICollectionElementKindSectionHeader.",
      "'taken' sets a size as if the element had already been displayed; 'save' writes it, with '--later' if the view is scrolled.",
    ],
    topic: topic,
    Identifiers(
      .text(MeasureRequest.label, accepts: "items or components, then a size", completions: .live(Live.selector)), limit: itemLimit),
    Pairs([PairName("width", accepts: "a number of points"), PairName("height", accepts: "a number of points")]),
    Keyword("taken", "as if it had been displayed and measured"),
    Flag("only", "with 'taken': discards the sizes measured before"),
    Flag("later", "visible elements take on the new size only after the next command"),
    examples: [
      Example("measure a b 390x72; measure c height=30", after: "template list; append sections main; append items a b c to main; apply")
    ]
  ) {
    (workspace: inout Workspace, words: [String], pairs: [Pair], taken: Bool, only: Bool, later: Bool) throws(Diagnostic) -> CommandEffect
    in
    let written = try MeasureRequest(words, pairs)
    let request = taken ? written : try written.asked(in: workspace.document)
    workspace.keepsSizes = taken || later
    try workspace.edit { document throws(Diagnostic) in
      if only { document.view.register.taken = [:] }
      if taken { document.take(request) } else { document.setMeasure(request.measure, of: request.names) }
    }
    return .edited("\(counted(request.names.count, "element")) measured")
  }
}

/// The arguments of `measure`: names, and a size as one word or as pairs.
private struct MeasureRequest: Sendable {
  static let label = "item|component... size"

  var names: [String]
  var measure = Measure()
  /// The section of a boundary item, for `taken`.
  var section: String?

  init(_ words: [String], _ pairs: [Pair]) throws(Diagnostic) {
    names = words
    for pair in pairs {
      switch pair.name.text {
      case "width": measure.width = try ValueType<Double>.number("width", from: 0).read(pair.value)
      case "height": measure.height = try ValueType<Double>.number("height", from: 0).read(pair.value)
      case "section": section = pair.value.text
      default:
        throw Diagnostic(
          .unknownProperty, "a measured size has no '\(pair.name.text.abbreviated)'", at: .bytes(pair.name.range),
          suggestion: nearestName(to: pair.name.text, among: ["width", "height"]), notes: ["accepted: width, height"])
      }
    }
    if measure == Measure() {
      let last = names.removeLast()
      guard last.first?.isNumber == true || last.first == "-" else {
        throw Diagnostic(
          .missingWord, "a size is missing after the names", at: .end, notes: ["accepted: 358x44, or width=358, or height=44"])
      }
      do throws(Diagnostic) {
        let size = try ValueType<Size>.size.read(Word(last))
        measure = Measure(width: size.width, height: size.height)
      } catch {
        var refusal = error
        refusal.place = .word(last, parameter: Self.label)
        throw refusal
      }
    }
    guard !names.isEmpty else { throw Diagnostic(.missingWord, "the names of items or components are missing", at: .end) }
  }

  /// The same request with resolved names, for elements that are not displayed yet.
  func asked(in document: Document) throws(Diagnostic) -> MeasureRequest {
    guard section == nil else {
      throw Diagnostic(.notMeasured, "'section' needs 'taken', because it names the section in which a size was already measured", at: .end)
    }
    var request = self
    for index in names.indices.untilCancelled { request.names[index] = try document.measurable(names[index]) }
    return request
  }
}

extension Document {
  /// A name that can be measured: an item of either snapshot, a component with a size, or an element kind as `kind@title`.
  fileprivate func measurable(_ name: String) throws(Diagnostic) -> String {
    if view.appliedIdentifier(for: name) != nil || view.pending.contains(item: view.identifier(for: name)) { return name }
    switch components[name]?.kind {
    case .item, .boundary: return name
    case .badge:
      throw Diagnostic(
        .notMeasured, "a badge keeps its estimated size; only cells and boundary items are measured",
        at: .word(name, parameter: "item|component... size"))
    case .group, .section, .background:
      throw Diagnostic(
        .wrongKind, "'\(name)' is \(components[name]?.kind.withArticle ?? ""); only items and boundary items can be measured",
        at: .word(name, parameter: "item|component... size"))
    // Elements of a kind may appear later, just as an item may be scrolled into view.
    case nil where name.hasPrefix(kindPrefix): return name
    case nil where kinds.contains(name) && name != Section.listBackgroundElementKind: return kindPrefix + name
    case nil:
      throw Diagnostic(
        .unknownItem, "there is no item or component '\(name.abbreviated)'", at: .word(name, parameter: "item|component... size")
      ).offering(view.applied.firstItems + someComponents(of: [.item, .boundary]), insteadOf: name)
    }
  }

  /// Stores sizes as if the elements had been displayed.
  fileprivate mutating func take(_ request: MeasureRequest) {
    let size = Size(width: request.measure.width ?? 0, height: request.measure.height ?? 0)
    for name in request.names.untilCancelled {
      for taker in takers(named: name, inSection: request.section) { view.register.taken[taker] = size }
    }
  }
}

extension Viewport {
  fileprivate func offset(ofSection identifier: String, _ document: Document, _ solution: Solution) -> Double {
    guard let index = document.view.applied.indexOfSection(identifier) else { return 0 }
    return orthogonalOffsets[index] ?? solution.orthogonalScrolling(inSection: index)?.initialOffset ?? 0
  }
}

extension Workspace {
  /// Scrolls to exactly the given offset, even if it is not a resting position. `save` writes such lines.
  fileprivate mutating func scroll(exactly section: String?, to place: Word) throws(Diagnostic) -> CommandEffect {
    if let section {
      let offset = try ValueType<Double>.number("offset").read(place)
      try edit { document throws(Diagnostic) in document.view.orthogonalOffsets[section] = offset }
    } else {
      let offset = try ValueType<Point>.point.read(place)
      try edit { document throws(Diagnostic) in document.view.contentOffset = offset }
    }
    return .edited("scrolled to \(place.text)")
  }

  /// Scrolls an orthogonal section to the offset at which it comes to rest after a requested offset.
  fileprivate mutating func scroll(
    _ section: String, asked: Double, velocity: Double, on solution: Solution
  ) throws(Diagnostic) -> CommandEffect {
    guard let index = document.view.applied.indexOfSection(section) else {
      throw .notOnScreen(section, in: document.view.applied)
    }
    guard let offset = solution.restingOffset(inSection: index, asked: asked, velocity: velocity) else {
      throw Diagnostic(
        .notOrthogonal, "section '\(section.abbreviated)' is not orthogonal", at: .parameter("section"),
        notes: ["make its layout section orthogonal with 'set NAME.orthogonalScrollingBehavior continuous'"])
    }
    let requests = try edit { document throws(Diagnostic) in
      let start = document.view.orthogonalOffsets[section]
      document.view.orthogonalOffsets[section] = offset.limitedToReadable
      document.view.rowMoves.value[section] = RowMove(
        start: start, asked: asked.limitedToReadable, velocity: velocity, rest: offset.limitedToReadable)
      document.takeSizesInSight()
      return document.requestCells()
    }
    let rest = document.view.orthogonalOffsets[section] ?? offset
    // If two resting positions are equally near, a slightly greater offset comes to rest at the other one.
    let isTie = offset != asked && solution.restingOffset(inSection: index, asked: asked.nextUp) != offset
    let place: Phrase =
      if let assumption = velocity != 0 ? Assumption.flick : isTie ? .restingTie : nil {
        "\(section) rests at \(rounded(rest)) (assumption \(assumption.number) in 'help assumptions')"
      } else {
        "\(section) rests at \(rounded(rest))"
      }
    return .edited { [place] + requests.warningLines }
  }
}

extension Diagnostic {
  static func notOnScreen(_ section: String, in applied: DocumentSnapshot) -> Diagnostic {
    Diagnostic(.unknownSection, "there is no section '\(section.abbreviated)' on screen", at: .parameter("section"))
      .offering(applied.firstSections, insteadOf: section)
  }
}

extension [CellRequest] {
  /// The warnings that scrolling revealed, one per line.
  fileprivate var warningLines: [Phrase] { [Phrase](compactMap { $0.warning }.prefix(5)) }
}
