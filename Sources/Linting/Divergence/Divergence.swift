import CompositionalLayout
import Documents
import Localization
import Snapshots

/// The first difference between a document and a target, with its cause.
///
/// The explanations of both are compared step by step, and the first step that differs is the cause.
package struct Divergence: Sendable {
  /// One of the two documents, with its layout.
  struct ComparedDocument: Sendable {
    let document: Document
    /// Nil if the view cannot be laid out.
    let solution: Solution?

    init(_ document: Document) {
      self.document = document
      solution = try? document.solution(of: document.view)
    }

    var view: View { document.view }
  }

  /// The part of the documents to compare.
  package struct ComparedParts: Sendable {
    /// The elements whose frames are compared, in order.
    package var elements: [String]
    /// Whether sections, items, content and cells are compared.
    package var includesData: Bool
    /// Whether the changes of the last apply are compared too.
    package var includesLastApply: Bool

    package init(elements: [String], includesData: Bool, includesLastApply: Bool = false) {
      (self.elements, self.includesData, self.includesLastApply) = (elements, includesData, includesLastApply)
    }
  }

  let mine: ComparedDocument
  let target: ComparedDocument

  package init(_ document: Document, from target: Document) {
    mine = ComparedDocument(document)
    self.target = ComparedDocument(target)
  }

  /// The first difference as a sentence; nil if none was found.
  ///
  /// - Complexity: O(items), and O(steps) for each compared element.
  package func sentence(in scope: ComparedParts) -> Phrase? {
    if scope.includesData, let sentence = dataSentence(includingLastApply: scope.includesLastApply) { return sentence }
    if scope.elements.isEmpty, scope.includesData { return nil }
    if let sentence = layoutSentence { return sentence }
    for name in scope.elements {
      if let sentence = sentence(of: name) { return sentence }
    }
    return contentSentence ?? behaviourSentence ?? propertySentence
  }

  // MARK: The layout as a whole

  private var layoutSentence: Phrase? {
    let (own, other) = (mine.view.configuration.scrollDirection, target.view.configuration.scrollDirection)
    if own != other {
      return own == .vertical
        ? "the layout scrolls vertically; in the target it scrolls horizontally"
        : "the layout scrolls horizontally; in the target it scrolls vertically"
    }
    for section in 0..<target.view.applied.numberOfSections {
      guard let identifier = target.view.applied.sectionIdentifier(at: section),
        let index = mine.view.applied.indexOfSection(identifier)
      else { continue }
      if let sentence = sectionSentence(identifier, mine.section(at: index), target.section(at: section)) { return sentence }
    }
    return nil
  }

  /// The first difference in the kind of layout that a section uses.
  private func sectionSentence(_ identifier: String, _ own: Component?, _ other: Component?) -> Phrase? {
    guard let other else { return nil }
    if let sentence = choiceSentence(identifier) { return sentence }
    guard let own else { return "section \(identifier) has no layout; 'use NAME for \(identifier)' gives it one" }
    switch (own.source?.list, other.source?.list) {
    case (nil, _?): return "section \(identifier) consists of groups; in the target it is a list"
    case (_?, nil): return "section \(identifier) is a list; in the target it consists of groups"
    case (let list?, let wanted?):
      if let sentence = listSentence(identifier, list, wanted) { return sentence }
    case (nil, nil): break
    }
    guard let behaviour = own.section?.orthogonalScrollingBehavior, let wanted = other.section?.orthogonalScrollingBehavior else {
      return nil
    }
    if behaviour == .none, wanted != .none {
      return "section \(identifier) does not scroll by itself, so its groups follow the layout's direction; in the target it does"
    }
    if behaviour != .none, wanted == .none {
      return "section \(identifier) scrolls by itself, with orthogonalScrollingBehavior=\(behaviour.rawValue); in the target it does not"
    }
    return nil
  }

  /// The layout sections that both documents choose for a section, if the user's own document has the one that the target uses.
  private func choiceSentence(_ identifier: String) -> Phrase? {
    guard let own = mine.layoutName(of: identifier), let wanted = target.layoutName(of: identifier), own != wanted,
      let component = target.document.components[wanted],
      mine.document.components[wanted]?.definition(named: wanted) == component.definition(named: wanted)
    else { return nil }
    return "section \(identifier) uses \(own); in the target it uses \(wanted)"
  }

  private func listSentence(_ identifier: String, _ own: ListConfiguration, _ other: ListConfiguration) -> Phrase? {
    if own.appearance != other.appearance {
      return "the list of section \(identifier) is \(own.appearance.rawValue); in the target its appearance is \(other.appearance.rawValue)"
    }
    if own.headerMode != other.headerMode {
      return switch (own.headerMode, other.headerMode) {
      case (.none, .supplementary): "section \(identifier) has no header, because of headerMode=none; in the target it has one"
      case (.none, _): "the first item of section \(identifier) is a row; in the target it is the header"
      case (.firstItemInSection, _):
        "headerMode=firstItemInSection makes the first item of section \(identifier) its header; in the target that item is a row"
      case (.supplementary, _): "the list of section \(identifier) adds a header; in the target it adds none"
      }
    }
    guard own.footerMode != other.footerMode else { return nil }
    return own.footerMode == .none
      ? "section \(identifier) has no footer; in the target it has one" : "section \(identifier) has a footer; in the target it has none"
  }

  // MARK: Elements

  private func sentence(of name: String) -> Phrase? {
    guard let wanted = target.element(name) else { return nil }
    guard let own = mine.element(name) else { return absence(of: name, wanted) }
    if let sentence = dataSentence(before: own, wanted) { return sentence }
    let isSame = ExplainReport.parts.allSatisfy { areEqual($0.value(of: own.frame), $0.value(of: wanted.frame)) }
    if !isSame {
      if let kind = wanted.kind, let sentence = ownerSentence(kind) { return sentence }
      if let sentence = supplementarySentence(inSection: wanted.section, own.section, takingUpSpace: true) { return sentence }
      return FrameDivergence(of: name, own, wanted, mine, target)?.sentence
    }
    guard own.zIndex != wanted.zIndex else { return nil }
    return "\(name) has the zIndex \(own.zIndex); in the target it has \(wanted.zIndex), and a higher one is in front"
  }

  /// The difference in the items before a cell, if any: they decide its place.
  private func dataSentence(before own: Element, _ wanted: Element) -> Phrase? {
    guard own.category == .cell, wanted.category == .cell, own.section != wanted.section || own.item != wanted.item else { return nil }
    return dataSentence()
  }

  private func absence(of name: String, _ wanted: Element) -> Phrase? {
    if wanted.category == .cell {
      guard mine.view.applied.itemIdentifiers.contains(where: { $0.name == name }) else { return dataSentence() }
      return mine.absence(of: name).map { "\(name) has no cell on screen: \($0)" }
    }
    if let sentence = supplementarySentence(inSection: wanted.section, wanted.section) { return sentence }
    guard let kind = wanted.kind, mine.count(ofKind: kind) > 1 else { return nil }
    return "there is more than one \(name) on screen; in the target there is one"
  }

  /// The first kind of header, background or badge that a section has in only one of the documents.
  ///
  /// - Parameter takesUpSpace: Whether to ignore badges and backgrounds, which do not move anything else.
  private func supplementarySentence(inSection section: Int, _ ownSection: Int, takingUpSpace takesUpSpace: Bool = false) -> Phrase? {
    for (wanted, own) in [(target.layoutKinds, mine.layoutKinds), (target.kinds(inSection: section), mine.kinds(inSection: ownSection))] {
      if let kind = wanted.first(where: { !own.contains($0) && !(takesUpSpace && target.isInFrontOrBehind($0)) }) { return missing(kind) }
      if let kind = own.first(where: { !wanted.contains($0) && !(takesUpSpace && mine.isInFrontOrBehind($0)) }) { return superfluous(kind) }
    }
    return nil
  }

  private func missing(_ kind: String) -> Phrase {
    guard let owner = target.owner(ofKind: kind) else { return "there is no \(kind) on screen; in the target there is one" }
    if let sentence = ownerSentence(kind) { return sentence }
    return mine.document.components[kind] == nil
      ? "there is no \(kind) on screen; in the target \(owner.words) has one"
      : "\(kind) was not added to anything on screen; in the target \(owner.words) has it"
  }

  private func superfluous(_ kind: String) -> Phrase {
    ownerSentence(kind) ?? "there is a \(kind) on screen that the target does not have"
  }

  /// The components to which both documents added a kind of header, background or badge, if they differ.
  private func ownerSentence(_ kind: String) -> Phrase? {
    guard let owner = mine.owner(ofKind: kind), let wanted = target.owner(ofKind: kind), owner != wanted else { return nil }
    return "\(kind) was added to \(owner.words); in the target \(wanted.words) has it"
  }

  func areEqual(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= Self.tolerance }

  /// The tolerance of expectations, in points.
  package static let tolerance = 0.01

  // MARK: Lengths of sections

  /// The first section that has another length along the scroll axis.
  private var contentSentence: Phrase? {
    guard let own = mine.solution, let wanted = target.solution, own.contentSize != wanted.contentSize else { return nil }
    let axis = target.view.configuration.scrollDirection
    let part: FramePart = axis == .horizontal ? .width : .height
    for section in 0..<target.view.applied.numberOfSections {
      let (steps, others) = (own.steps(behind: part, of: .section(section)), wanted.steps(behind: part, of: .section(section)))
      guard let length = steps.last?.result, let other = others.last?.result, !areEqual(length, other) else { continue }
      let name = target.view.applied.sectionIdentifier(at: section) ?? String(section)
      let head: Phrase = "section \(name) is \(rounded(length)) long; in the target it is \(rounded(other)) long"
      return FrameDivergence.extentCause(steps, others, along: axis).map { "\(head), because \($0)" } ?? head
    }
    return nil
  }

  // MARK: Properties that no frame shows

  /// The first property of a component on screen that has another value.
  private var propertySentence: Phrase? {
    for (name, component) in target.document.components.sorted(by: { $0.key < $1.key }) {
      guard let own = mine.document.components[name], own.kind == component.kind else { continue }
      let (settings, wanted) = (own.settings.filter { !$0.isZeroInsets }, component.settings.filter { !$0.isZeroInsets })
      for setting in wanted where !settings.contains(setting) {
        let value = settings.first { $0.name == setting.name }?.value
        return value.map { "\(name).\(setting.name) is \($0); in the target it is \(setting.value)" }
          ?? "\(name).\(setting.name) is not set; in the target it is \(setting.value)"
      }
      if let setting = settings.first(where: { setting in !wanted.contains { $0.name == setting.name } }) {
        return "\(name).\(setting.name) is \(setting.value); in the target it is not set"
      }
    }
    return nil
  }

  // MARK: Behaviour that no frame shows

  private var behaviourSentence: Phrase? {
    for section in 0..<target.view.applied.numberOfSections {
      guard let identifier = target.view.applied.sectionIdentifier(at: section),
        let index = mine.view.applied.indexOfSection(identifier), let own = mine.section(at: index), let other = target.section(at: section)
      else { continue }
      if let behaviour = own.section?.orthogonalScrollingBehavior, let wanted = other.section?.orthogonalScrollingBehavior,
        behaviour != wanted
      {
        return "section \(identifier) scrolls with \(behaviour.rawValue): \(behaviour.stop); in the target it rests elsewhere"
      }
    }
    for kind in target.boundaryKinds {
      guard let wanted = target.boundary(ofKind: kind), let own = mine.boundary(ofKind: kind) else { continue }
      if own.pinToVisibleBounds != wanted.pinToVisibleBounds {
        return own.pinToVisibleBounds
          ? "\(kind) stays on screen while its section scrolls; in the target it scrolls away"
          : "\(kind) scrolls away with its section, because pinToVisibleBounds is false; in the target it stays on screen"
      }
    }
    return nil
  }
}

extension OrthogonalScrollingBehavior {
  /// The place at which a section with this behaviour comes to rest.
  fileprivate var stop: Phrase {
    switch self {
    case .none: "it does not scroll by itself"
    case .continuous: "it rests anywhere"
    case .continuousGroupLeadingBoundary: "it rests where a group starts"
    case .paging: "it rests at multiples of the visible width"
    case .groupPaging: "it rests where a group starts, one group at a time"
    case .groupPagingCentered: "it rests where a group is centred"
    }
  }
}

/// The component that has a header, background or badge.
enum ComponentOwner: Equatable {
  case layout
  case component(String)

  var words: Phrase {
    switch self {
    case .layout: "the layout"
    case .component(let name): .verbatim(name)
    }
  }
}

extension Divergence.ComparedDocument {
  /// The component that a section of the applied snapshot uses.
  func section(at index: Int) -> Component? { document.layoutSection(at: index).flatMap { document.components[$0] } }

  func layoutName(of identifier: String) -> String? {
    view.applied.indexOfSection(identifier).flatMap { document.layoutSection(at: $0) }
  }

  var viewport: Viewport { solution.map { document.viewport(on: $0) } ?? Viewport() }

  /// The reason why a word selects no element on screen.
  func absence(of name: String) -> Phrase? {
    guard let solution, let selector = try? document.selector(name) else { return nil }
    return document.absence(of: selector, named: name, on: solution).first
  }

  /// The only element that a word selects.
  func element(_ name: String) -> Element? {
    guard let solution, let selector = try? document.selector(name) else { return nil }
    let found = Array(solution.elements(at: viewport).lazy.filter { selector.selects($0, of: solution) }.prefix(2))
    return found.count == 1 ? found[0] : nil
  }

  private var elements: [Element] { solution.map { Array($0.elements(at: viewport).prefix(Self.mostElements)) } ?? [] }

  /// Larger screens are not compared element by element.
  private static let mostElements = 2_000

  func count(ofKind kind: String) -> Int { elements.count { $0.kind == kind } }

  /// The kinds of a section's elements that are not cells, in order.
  func kinds(inSection section: Int) -> [String] {
    var kinds: [String] = []
    for element in elements where element.section == section && element.item != nil {
      if let kind = element.kind, !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }

  /// The kinds of the layout's own boundary items.
  var layoutKinds: [String] { elements.filter { $0.item == nil }.compactMap { $0.kind } }

  /// Whether the elements of a kind are badges or backgrounds.
  func isInFrontOrBehind(_ kind: String) -> Bool {
    document.components.contains { name, component in
      (component.kind == .badge || component.kind == .background) && (component.elementKind ?? name) == kind
    }
  }

  var boundaryKinds: [String] { document.components.filter { $0.value.kind == .boundary }.map { $0.value.elementKind ?? $0.key }.sorted() }

  func boundary(ofKind kind: String) -> BoundarySupplementaryItem? { document.components[kind]?.boundary }

  func owner(ofKind kind: String) -> ComponentOwner? {
    if view.boundaries.contains(kind) { return .layout }
    let owners = document.components.filter { $0.value.parts.supplementaries.contains(kind) || $0.value.parts.backgrounds.contains(kind) }
    return owners.map { $0.key }.min().map { .component($0) }
  }
}
