import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots

package struct ExplainReport: Sendable {
  /// An explained element or extent: explanations of its numbers, and the members that precede them in JSON.
  struct Explained: Sendable {
    var names: StepNames
    /// The kind of a supplementary or decoration element, and the element's name with the kind abbreviated; nil for cells and extents.
    var kind: String? = nil
    var shortName: Phrase? = nil
    var explanations: [Explanation]
    var members: [JSON.Member]
    /// Sentences before the steps, about what stands out in the frame.
    var reasons: [Phrase] = []
    /// The heading of an explained number before its value; nil for a part of a frame.
    var title: Phrase? = nil
  }

  package static let elementLimit = 3

  fileprivate static let narrowestForRules = 70

  /// The parts of a frame in the order of their explanations: lengths before the positions that depend on them.
  package static let parts: [FramePart] = [.width, .height, .x, .y]

  private let explained: [Explained]
  private let othersNote: StyledLine?
  /// Notes on the margins inside a list's rows and headers.
  private let marginNotes: [StyledLine]
  /// A note on other meanings of the word that selected the elements.
  package var meaningsNote: StyledLine?
  /// Whether each step ends with the number of its rule.
  package var citesRules = true
  private var document: Document
  private let key: String

  /// Explains parts of the frames of elements.
  ///
  /// - Parameter selector: The selector of the elements. If it can match several elements, a note about the other elements is added.
  package init(
    _ elements: [Element], of selector: Selector, parts: [FramePart], in document: Document, _ solution: Solution, at viewport: Viewport
  ) {
    explained = elements.map { element in
      let names = document.stepNames(of: element, in: solution)
      return Explained(
        names: names, kind: element.kind, shortName: document.name(of: element, isKindShort: true),
        explanations: Explanation.all(parts) { solution.steps(behind: $0, of: element.id, at: viewport) },
        members: element.members, reasons: document.frameReasons(for: element, names, in: solution, at: viewport))
    }
    othersNote = selector.isOne ? nil : StyledLine("this is the first of several; write SECTION:INDEX for another cell", .faint)
    marginNotes = parts.contains { !$0.isPosition } ? elements.prefix(1).compactMap { document.contentMargins(of: $0) } : []
    self.document = document
    key = "elements"
  }

  /// Explains a group, a section, the content or an offset.
  init(_ extent: Explained, in document: Document) {
    explained = [extent]
    othersNote = nil
    marginNotes = []
    self.document = document
    key = "extents"
  }

  /// The lines that explain one part of an element's frame.
  package static func lines(
    explaining part: FramePart, of element: Element, in document: Document, _ solution: Solution, at viewport: Viewport
  ) -> [StyledLine] {
    let explanations = Explanation.all([part]) { solution.steps(behind: $0, of: element.id, at: viewport) }
    return lines(of: Explained(names: document.stepNames(of: element, in: solution), explanations: explanations, members: []), in: document)
  }

  /// The steps of all elements. A long kind is written out once and then abbreviated.
  package var lines: [StyledLine] {
    var kinds: Set<String> = []
    return explained.flatMap { explained -> [StyledLine] in
      let isNamed = explained.kind.map { !kinds.insert($0).inserted } ?? false
      return Self.lines(of: explained, in: document, citesRules: citesRules, isNamed: isNamed)
    }
  }

  package var report: Report {
    let notes = marginNotes.map { $0.cited("R18.15", if: citesRules) } + [othersNote, meaningsNote, document.pendingNote].compactMap { $0 }
    let (explained, lines, assumed, key, document) = (explained, lines, assumptionNotes, key, document)
    return .listing(
      lines + assumed + notes,
      record: .object([JSON.Member(key, .array(explained.map { Self.record($0, in: document) }))] + document.pendingMember))
  }

  /// The assumptions of the steps that are marked as assumed, without duplicates.
  private var assumptionNotes: [StyledLine] {
    let steps = explained.flatMap { explained in
      explained.explanations.flatMap { $0.lines.compactMap { $0.step.assumption(explained.names) } }
    }
    return Assumption.allCases.filter(Set(steps).contains).map {
      StyledLine("assumption \($0.number) in 'help assumptions': \(Phrase(saying: $0.statement))", .faint).hanging(at: 2)
    }
  }

  /// - Parameter isNamed: Whether a previous line has the element's kind in full.
  private static func lines(
    of explained: Explained, in document: Document, citesRules: Bool = true, isNamed: Bool = false
  ) -> [StyledLine] {
    var names = explained.names
    if let shortName = explained.shortName { names.element = shortName }
    return explained.reasons.map { StyledLine($0).hanging(at: 2) }
      + explained.explanations.enumerated().flatMap { index, explanation -> [StyledLine] in
        guard let value = explanation.value else { return [] }
        let element = index == 0 && !isNamed ? explained.names.element : names.element
        let number = explained.title ?? "\(explanation.part.rawValue) of \(element)"
        let title: Phrase = "\(number) = \(rounded(value))"
        let width = explanation.lines.map { rounded($0.step.result).count }.max() ?? 0
        let lead = String(repeating: " ", count: width + 4)
        return [StyledLine(title, .heading)]
          + explanation.lines.flatMap { line -> [StyledLine] in
            let number = rounded(line.step.result)
            let sentence = line.step.sentence(names)
            let step = StyledLine(pieces: [
              StyledLine.StyledPhrase(.verbatim("  " + String(repeating: " ", count: width - number.count) + number + "  "), .name),
              StyledLine.StyledPhrase(sentence, .plain),
              StyledLine.StyledPhrase(line.step.assumption(explained.names) == nil ? "" : " (assumed)", .faint),
            ]).cited(line.step.rule(explained.names), if: citesRules).citing(line.step.source(explained.names, in: document))
            let notes = line.surprise.map { [StyledLine("\(lead)(\($0.sentence))", .changed)] } ?? []
            return ([step] + notes).map { $0.hanging(at: lead.count) }
          }
      }
  }

  /// The shape of a step, with the name `step`.
  package static let stepShape: JSONShape = [
    "rule": .string, "step": .string, "result": .number, "note": .optional(.string), "assumed": .optional(.integer),
    "source?": SourceRange.shape,
  ]

  private static let partShapes = (parts.map { $0.rawValue } + ["offset"]).map {
    JSONShape.Member($0, .array(.reference("step")), isOptional: true)
  }

  package static let elementShape: JSONShape = {
    let element: JSONShape = [
      "category": .cases(of: ElementCategory.self), "kind": .optional(.string), "section": .integer, "item": .optional(.integer),
      "frame": .frame, "reasons?": .strings,
    ]
    return .object([JSONShape.Member("elements", .array(element.adding(partShapes.dropLast()))), .pending])
  }()

  package static let extentShape: JSONShape = {
    let extent: JSONShape = [
      "extent": .choice(["section", "group", "content", "offset"]), "identifier?": .optional(.string), "frame?": .frame,
      "reasons?": .strings,
    ]
    return .object([JSONShape.Member("extents", .array(extent.adding(partShapes))), .pending])
  }()

  private static func record(_ explained: Explained, in document: Document) -> JSON {
    var members = explained.members
    if !explained.reasons.isEmpty { members.append(JSON.Member("reasons", .array(explained.reasons.map { .string($0.english) }))) }
    for explanation in explained.explanations {
      let steps = explanation.lines.map { line -> JSON in
        let source = line.step.source(explained.names, in: document).map { [JSON.Member("source", $0.record)] } ?? []
        return .object(
          [
            JSON.Member("rule", .string(line.step.rule(explained.names))),
            JSON.Member("step", .string(line.step.sentence(explained.names).english)), JSON.Member("result", .number(line.step.result)),
            JSON.Member("note", line.surprise.map { .string($0.sentence.english) } ?? .null),
            JSON.Member("assumed", .optional(line.step.assumption(explained.names)?.number)),
          ] + source)
      }
      members.append(JSON.Member(explained.title == nil ? explanation.part.rawValue : "offset", .array(steps)))
    }
    return .object(members)
  }
}

extension StyledLine {
  /// The line followed by the number of a rule, which narrow terminals omit.
  fileprivate func cited(_ rule: String, if citesRules: Bool) -> StyledLine {
    guard citesRules else { return self }
    return self + StyledLine(pieces: [StyledPhrase(.verbatim("  \(rule)"), .faint, narrowestTerminal: ExplainReport.narrowestForRules)])
  }
}

extension StyledLine {
  /// The line followed by the place in the code that decides the step.
  fileprivate func citing(_ source: SourceRange?) -> StyledLine {
    source.map { self + StyledLine(pieces: [StyledPhrase("  \($0.text)", .faint)]) } ?? self
  }
}

extension Element {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member("category", .string(category.rawValue)), JSON.Member("kind", kind.map(JSON.string) ?? .null),
      JSON.Member("section", .integer(section)), JSON.Member("item", .optional(item)),
      JSON.Member("frame", .array(frame.numbers.map(JSON.number))),
    ]
  }
}

extension Selector {
  /// Whether it matches a single element.
  fileprivate var isOne: Bool {
    switch self {
    case .cell, .kind: true
    case .section, .component: false
    }
  }
}

extension Document {
  /// A note on the margins inside a list's row or header (layout-rules R18.15); nil for other elements.
  fileprivate func contentMargins(of element: Element) -> StyledLine? {
    let identifier = view.applied.sectionIdentifier(at: element.section) ?? ""
    guard let name = layoutSection(for: identifier, at: element.section), let list = components[name]?.source?.list else { return nil }
    let (environment, insets) = (surroundings(of: view), Notation<DirectionalEdgeInsets>.insets)
    if element.category == .cell {
      let margins = insets.text(ListConfiguration.rowContentMargins(in: environment))
      return StyledLine("the content of a list row has margins of \(margins)", .faint)
    }
    guard element.kind == Section.headerElementKind, let margins = list.headerContentMargins(in: environment) else { return nil }
    return StyledLine("the content of a grouped list's header has margins of \(insets.text(margins))", .faint)
  }

  package func stepNames(of element: Element, in solution: Solution) -> StepNames {
    let item = element.category == .cell ? element.item ?? 0 : 0
    var names = stepNames(ofItem: item, inSection: element.section, of: solution)
    names.element = name(of: element)
    if let kind = element.kind {
      let identifier = view.applied.sectionIdentifier(at: element.section) ?? ""
      let section = element.item == nil ? nil : layoutSection(for: identifier, at: element.section)
      names.component = component(ofKind: kind, in: section)
    }
    names.isOfLayout = element.item == nil
    names.list?.isOwnHeader = element.kind == Section.headerElementKind
    if solution.isMeasured(element.id) { names.list?.hasAssumedEstimates = false }
    names.isChosenByContainer = element.item != nil && isChosenByContainer(element.section)
    return names
  }

  /// The supplementary or decoration component with an element kind in a section, or in the layout itself if `section` is nil. Nil if several
  /// have this kind.
  func component(ofKind kind: String, in section: String?) -> String? {
    let names = components.filter { name, component in
      component.kind.hasElementKind && (component.elementKind ?? name) == kind
        && (section.map { components.chain(from: $0, to: name) != nil } ?? view.boundaries.contains(name))
    }.map { $0.key }
    return names.count == 1 ? names[0] : nil
  }

  /// The names of a section's components, down to one of its items.
  package func stepNames(ofItem item: Int, inSection section: Int, of solution: Solution) -> StepNames {
    let identifier = view.applied.sectionIdentifier(at: section) ?? ""
    let component = layoutSection(for: identifier, at: section)
    var subitems: [[Int]: String] = [:]
    if let component, let group = components[component]?.groupName {
      let path = solution.subitemPath(ofCell: item, inSection: section) ?? []
      name(group, [], along: path, into: &subitems)
    }
    return StepNames(
      section: component.map(Phrase.verbatim) ?? "the section", subitems: subitems, element: "",
      list: ListNames(component.flatMap { components[$0]?.source }, surroundings(of: view)))
  }

  /// Whether the section provider would choose another layout section for a container without the safe area. The whole bounds are assumed.
  func isChosenByContainer(_ section: Int) -> Bool {
    let identifier = view.applied.sectionIdentifier(at: section) ?? ""
    let surroundings = surroundings(of: view)
    var smaller = surroundings
    let (bounds, safeArea) = (surroundings.bounds, surroundings.safeAreaInsets)
    smaller.bounds = Size(
      width: bounds.width - safeArea.leading - safeArea.trailing, height: bounds.height - safeArea.top - safeArea.bottom)
    return view.provider.component(for: identifier, at: section, in: smaller)
      != view.provider.component(for: identifier, at: section, in: surroundings)
  }

  /// Collects the names of a group and its subitems along a path.
  private func name(_ component: String, _ path: [Int], along way: [Int], into names: inout [[Int]: String]) {
    names[path] = component
    let subitems = components.subitems(of: component)
    for (index, subitem) in subitems.enumerated() { names[path + [index]] = subitem }
    guard path.count < way.count, subitems.indices.contains(way[path.count]) else { return }
    name(subitems[way[path.count]], path + [way[path.count]], along: way, into: &names)
  }

  /// - Parameter isKindShort: Whether to write `…SectionHeader` for a kind of UIKit.
  fileprivate func name(of element: Element, isKindShort: Bool = false) -> Phrase {
    let section = view.applied.sectionIdentifier(at: element.section) ?? String(element.section)
    var kind = element.kind ?? ""
    if isKindShort, kind.hasPrefix(uiKitKindPrefix) { kind = "…" + kind.dropFirst(uiKitKindPrefix.count) }
    guard let item = element.item else { return .verbatim(kind) }
    if element.category == .cell {
      return .verbatim(view.applied.item(at: SnapshotIndexPath(section: element.section, item: item))?.name ?? "\(section):\(item)")
    }
    return item == 0 ? "\(kind) of \(section)" : "\(kind) \(item) of \(section)"
  }
}
