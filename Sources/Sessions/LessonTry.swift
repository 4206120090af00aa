import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import HashTreeCollections
import Lessons
import Linting
import Localization
import Rendering
import Snapshots

/// A change of the document that does not reach the goal of the current lesson, and its reply.
struct LessonTry {
  /// The reply to a try.
  enum Reply {
    /// No reply: the user experiments as the lesson suggests, or nothing in the document changed.
    case none
    /// Only the screen's size, traits or position changed; the goal does not depend on them.
    case surroundings(Phrase)
    case unreached(Phrase, isCloser: Bool)
  }

  /// The lesson on its own screen.
  private let trial: LessonTrial
  /// The same after pending edits are applied; nil if nothing is pending.
  private let applied: LessonTrial?
  /// The goal's state, as if the pending edits were applied.
  let goal: GoalState
  private let line: InputEntry?

  init(by trial: LessonTrial, _ goal: GoalState, _ line: InputEntry?) {
    (self.trial, self.line) = (trial, line)
    applied = trial.applied
    self.goal = applied?.goalState() ?? goal
  }

  private var running: RunningLesson { trial.running }
  private var latest: Document { (applied ?? trial).session.document }
  var isPending: Bool { applied != nil }

  /// The reply of the first wrong turn that matches; nil if none does.
  private var ownReply: Lesson.Words? {
    let turn = trial.wrongTurn() ?? applied?.wrongTurn()
    return turn.map { running.lesson.wrong[$0].reply }.flatMap { $0.lines.isEmpty ? nil : $0 }
  }

  func reply(_ typed: Document, in language: Language) -> Reply {
    guard !isOfSurroundings else { return surroundings(typed) }
    let progress = progress
    let isCloser = progress != nil && !isFurther
    if !isCloser, isSuggested { return .none }
    let newUnmet = progress == nil ? newUnmet : nil
    guard let unmet = newUnmet ?? goal.unmet else { return .unreached(LessonPages.pending, isCloser: true) }
    if let own = ownReply { return .unreached(.verbatim(own.text(in: language)), isCloser: isCloser) }
    // A cause that the try did not change says nothing about what the try made worse.
    if progress == nil, newUnmet == nil, let part = lostPart { return .unreached(part.sentence, isCloser: false) }
    let sentence = LessonPages.shortfall(cause(of: unmet), after: unmet.preparations)
    return .unreached(progress.map { "\($0), but \(sentence)" } ?? sentence, isCloser: isCloser)
  }

  // MARK: Experiments

  /// Whether the last line changed nothing but the screen's size, traits or position.
  private var isOfSurroundings: Bool {
    trial.session.document.hasSameWork(as: running.before.document.onScreen(of: running.sights.target))
  }

  private func surroundings(_ typed: Document) -> Reply {
    let target = running.sights.target
    guard !isSuggested else { return .none }
    if typed.view.orthogonalOffsets != target.view.orthogonalOffsets, running.lesson.goal.contains(where: { $0.text.hasPrefix("scroll ") })
    {
      return .surroundings("the goal scrolls by itself, so it does not matter where you scroll: change the layout")
    }
    guard typed.view.bounds != target.view.bounds || typed.environment != target.environment else { return .none }
    return .surroundings("the goal is checked on the lesson's own screen, \(target.view.bounds.shown): change the layout, not the screen")
  }

  /// Whether the lesson's text shows the line as an experiment, which starts from the initial state.
  private var isSuggested: Bool {
    guard let line else { return false }
    let typed = String(decoding: line.bytes, as: UTF8.self).trimmed
    let first = running.sights.first.document
    guard running.before.document.hasSameWork(as: first) else { return false }
    return running.lesson.text.lines.values.contains { lines in
      lines.contains { Lesson.command(in: $0).map { $0.trimmed == typed } ?? false }
    }
  }

  // MARK: Causes

  func cause(of unmet: GoalState.Unmet) -> Phrase { goal.cause(of: unmet, from: running.sights.targets) }

  /// The first unmet line whose cause this try made or changed; nil if all of them had the same cause before.
  private var newUnmet: GoalState.Unmet? {
    goal.allUnmet.first { !running.before.causes.contains(cause(of: $0).english) }
  }

  // MARK: Steps in the right direction

  /// The parts that became correct with this try; nil if none did.
  private var progress: Phrase? {
    let before = running.before
    let (start, target) = (running.sights.start, running.sights.target)
    let right = latest.parts(as: target, unlike: start)
    let known = before.applied.parts(as: target, unlike: start)
    let names = right.filter { !known.contains($0) }
    if !names.isEmpty { return Self.areRight(names) }
    guard goal.met > before.met.count, !isFurther else { return nil }
    let lines = goal.metLines.subtracting(before.met).sorted().map { running.lesson.goal[$0] }
    // An element may be right on one screen and wrong on another.
    let unmet = goal.allUnmet.compactMap { $0.element ?? $0.line.itemOfCell } + itemsWithNewCells
    let elements = lines.compactMap { $0.selector ?? $0.itemOfCell }.reduce(into: [String]()) { elements, name in
      if !elements.contains(name), !unmet.contains(name) { elements.append(name) }
    }
    return elements.isEmpty ? nil : Self.areRight(elements)
  }

  /// The items whose cells the last apply replaced although it could have kept them.
  private var itemsWithNewCells: [String] {
    guard let apply = latest.view.lastApply.value?.value else { return [] }
    return apply.needlesslyReloadedItems + apply.replacedItems
  }

  /// Whether the try changed a part that already matched the target.
  private var isFurther: Bool {
    let known = running.before.applied.parts(unlike: running.sights.target)
    return latest.parts(unlike: running.sights.target).contains { !known.contains($0) }
  }

  /// The first property that had the target's value before this try.
  private var lostPart: UnlikePart? {
    let known = running.before.applied.parts(unlike: running.sights.target)
    return latest.componentParts(unlike: running.sights.target).first { $0.isProperty && !known.contains($0.name) }
  }

  private static func areRight(_ names: [String]) -> Phrase {
    guard names.count > 1 else { return "\(names[0]) is correct now" }
    let shown = names.prefix(mostNames)
    return "\(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "") are correct now"
  }

  private static let mostNames = 4
}

extension LessonTry.Reply {
  var sentence: Phrase? {
    switch self {
    case .none: nil
    case .surroundings(let sentence), .unreached(let sentence, _): sentence
    }
  }
}

extension GoalState {
  /// The first difference from the target that explains an unmet line.
  ///
  /// - Parameter targets: The target's document before each line of the goal.
  func cause(of unmet: Unmet, from targets: [Document]) -> Phrase {
    guard targets.indices.contains(unmet.index), documents.indices.contains(unmet.index) else { return unmet.sentence }
    return Divergence(documents[unmet.index], from: targets[unmet.index]).sentence(in: scope(of: unmet)) ?? unmet.sentence
  }

  private func scope(of unmet: Unmet) -> Divergence.ComparedParts {
    guard !unmet.line.isAboutData else {
      return Divergence.ComparedParts(elements: [], includesData: true, includesLastApply: unmet.line.isAboutLastApply)
    }
    let elements = allUnmet.filter { $0.preparations == unmet.preparations }.compactMap { $0.element }
    let own = [unmet.element].compactMap { $0 }
    return Divergence.ComparedParts(elements: own + elements.filter { !own.contains($0) }, includesData: false)
  }
}

extension GoalState.Unmet {
  /// The element whose frame the line checks; nil for other lines.
  fileprivate var element: String? {
    if case .frame(let frame)? = shortfall { return frame.name }
    return line.selector
  }
}

extension Lesson.LessonLine {
  private var words: [Substring] { text.split(separator: " ") }

  /// The element in an expectation of a frame.
  var selector: String? {
    let words = words
    guard words.count > 2, words[0] == "expect", ["frame", "x", "y", "width", "height", "z"].contains(words[1]) else { return nil }
    return String(words[2])
  }

  /// The item in an expectation of a cell.
  fileprivate var itemOfCell: String? {
    let words = words
    return words.count > 2 && words[0] == "expect" && words[1] == "cell" ? String(words[2]) : nil
  }

  /// Whether the line checks the changes of the last apply.
  fileprivate var isAboutLastApply: Bool {
    let words = words
    return words.count > 1 && words[1] == "difference"
  }

  /// Whether the line checks sections, items, cells or the last apply.
  fileprivate var isAboutData: Bool {
    let words = words
    guard words.count > 1 else { return false }
    return ["sections", "items", "pending", "count", "cell", "difference"].contains(words[1])
  }
}

// MARK: Documents

extension Document {
  /// The document with the screen of another one: its size, traits and scroll positions.
  func onScreen(of other: Document) -> Document {
    let before = CopyOnWriteBox(self)
    var copy = self
    copy.environment = other.environment
    for index in copy.views.indices {
      guard let place = other.index(ofView: copy.views[index].name) else { continue }
      let view = other.views[place]
      copy.views[index].bounds = view.bounds
      copy.views[index].contentOffset = view.contentOffset
      copy.views[index].orthogonalOffsets = view.orthogonalOffsets
    }
    copy.takeSizes(since: before)
    return copy
  }

  /// Whether two documents on the same screen are equal apart from measured sizes.
  func hasSameWork(as other: Document) -> Bool {
    guard components == other.components, views.count == other.views.count, current == other.current else { return false }
    return views.indices.allSatisfy { index in
      var (view, old) = (views[index], other.views[index])
      (view.register.taken, old.register.taken) = ([:], [:])
      // Different code is not a difference if it makes the same components.
      (view.code, old.code) = (nil, nil)
      return view == old
    }
  }

  /// The parts of components that differ from those in a target.
  fileprivate func componentParts(unlike target: Document) -> [UnlikePart] {
    target.components.sorted { $0.key < $1.key }.flatMap { name, component -> [UnlikePart] in
      guard let own = components[name], own.kind == component.kind else { return [] }
      let (now, wanted) = (own.definition(named: name), component.definition(named: name))
      return wanted.changes(from: now).map { part in
        UnlikePart(name: "\(name).\(part.name)", isProperty: part.isProperty, value: part.value(in: now), wanted: part.value(in: wanted))
      }
    }
  }

  /// The names of the parts that differ from those in a target.
  func parts(unlike target: Document) -> [String] {
    let names = componentParts(unlike: target).map { $0.name }
    let (own, wanted) = (view.configuration, target.view.configuration)
    return names + (own.scrollDirection == wanted.scrollDirection ? [] : ["layout.scrollDirection"])
      + (own.interSectionSpacing == wanted.interSectionSpacing ? [] : ["layout.interSectionSpacing"])
      + (own.contentInsetsReference == wanted.contentInsetsReference ? [] : ["layout.contentInsetsReference"])
      + target.view.uses.map { $0.line }.filter { line in !view.uses.contains { $0.line == line } }
  }

  /// The names of the parts that differ between a start and a target, and that match the target in this document.
  func parts(as target: Document, unlike start: Document) -> [String] {
    var names: [String] = []
    for (name, component) in target.components.sorted(by: { $0.key < $1.key }) {
      guard let own = components[name], own.kind == component.kind else { continue }
      let wanted = component.definition(named: name)
      guard let former = start.components[name]?.definition(named: name) else {
        if own.definition(named: name) == wanted { names.append(name) }
        continue
      }
      let (now, changes) = (own.definition(named: name), wanted.changes(from: former))
      names += changes.filter { $0.value(in: now) == $0.value(in: wanted) }.map { "\(name).\($0.name)" }
    }
    names += configuration(as: target, unlike: start)
    let uses = target.view.uses.map { $0.line }.filter { line in !start.view.uses.contains { $0.line == line } }
    // Code contains no commands, so only the arguments of `use` are named.
    names += uses.filter { line in view.uses.contains { $0.line == line } }.map {
      view.code == nil ? "'\($0)'" : String($0.dropFirst("use ".utf8.count))
    }
    if target.view.identity != start.view.identity, view.identity == target.view.identity { names.append("identity") }
    return names + data(as: target, unlike: start)
  }

  /// The items whose position was wrong in the start and matches the target in this document, and the same for the content of items.
  private func data(as target: Document, unlike start: Document) -> [String] {
    guard target.view.applied.numberOfItems <= Self.mostItems, view.applied.numberOfItems <= Self.mostItems else { return [] }
    var names: [String] = []
    let (own, wanted, former) = (view.itemPlaces, target.view.itemPlaces, start.view.itemPlaces)
    for (name, place) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let found = own[name], found == place else { continue }
      guard let old = former[name], old.section == place.section, old.parent == place.parent else {
        names.append(name)
        continue
      }
      if old.isExpanded != place.isExpanded { names.append(name) }
    }
    for (name, content) in target.view.items.contents.sorted(by: { $0.key < $1.key }) {
      let (now, before) = (view.items.content(of: name), start.view.items.content(of: name))
      names += content.filter { $0.value != before[$0.key] && $0.value == now[$0.key] }.map { "\(name).\($0.key)" }
    }
    return names
  }

  /// Larger snapshots are not compared item by item.
  private static let mostItems = 2_000

  private func configuration(as target: Document, unlike start: Document) -> [String] {
    let (own, wanted, former) = (view.configuration, target.view.configuration, start.view.configuration)
    var names: [String] = []
    if wanted.scrollDirection != former.scrollDirection, own.scrollDirection == wanted.scrollDirection {
      names.append("layout.scrollDirection")
    }
    if wanted.interSectionSpacing != former.interSectionSpacing, own.interSectionSpacing == wanted.interSectionSpacing {
      names.append("layout.interSectionSpacing")
    }
    if wanted.contentInsetsReference != former.contentInsetsReference, own.contentInsetsReference == wanted.contentInsetsReference {
      names.append("layout.contentInsetsReference")
    }
    let added = target.view.boundaries.filter { !start.view.boundaries.contains($0) }
    return names + added.filter { view.boundaries.contains($0) }
  }
}

/// The position of an item in its section or outline.
private struct ItemPlace: Equatable {
  var section: String
  /// The item before it in its section or, in an outline, under its parent.
  var preceding: String?
  var parent: String?
  var isExpanded = false
}

extension View {
  fileprivate var itemPlaces: [String: ItemPlace] {
    var places: [String: ItemPlace] = [:]
    for (index, section) in applied.sectionIdentifiers.enumerated() {
      if let outline = outlines[section] {
        var path: [String] = []
        var last: [Int: String] = [:]
        for row in outline.rows {
          path = Array(path.prefix(row.level))
          let name = row.item.name
          places[name] = ItemPlace(section: section, preceding: last[row.level], parent: path.last, isExpanded: row.isExpanded)
          last = last.filter { $0.key < row.level }
          last[row.level] = name
          path.append(name)
        }
      } else {
        var preceding: String?
        for item in applied.items(inSectionAt: index) {
          places[item.name] = ItemPlace(section: section, preceding: preceding)
          preceding = item.name
        }
      }
    }
    return places
  }
}

/// A part of a component, and its different values in a document and in a target; nil if it is not set.
private struct UnlikePart {
  var name: String
  var isProperty: Bool
  var value: String?
  var wanted: String?

  var sentence: Phrase {
    switch (value, wanted) {
    case (nil, _): "\(name) is not set now; in the target it is still \(wanted ?? "")"
    case (let value?, nil): "\(name) is now \(value); in the target it is not set"
    case (let value?, let wanted?): "\(name) is now \(value); in the target it is still \(wanted)"
    }
  }
}

/// A part of a component's definition that a lesson changes.
private struct DefinitionPart {
  var name: String
  var isProperty = false
  var value: (ComponentDefinition) -> String?

  func value(in definition: ComponentDefinition) -> String? { value(definition) }
}

extension ComponentDefinition {
  /// The parts in which a definition differs from an earlier one.
  fileprivate func changes(from former: ComponentDefinition) -> [DefinitionPart] {
    var parts = [
      DefinitionPart(name: "direction") { $0.direction }, DefinitionPart(name: "group") { $0.group },
      DefinitionPart(name: "subitems") { $0.subitems.joined(separator: " ") },
      DefinitionPart(name: repetition?.name ?? former.repetition?.name ?? "") { $0.repetition.map { "\($0.name)=\($0.value)" } },
    ]
    let settings = (settings + former.settings).map { $0.name }
    var seen: Set<String> = []
    for name in settings where !Self.repetitions.contains(name) && seen.insert(name).inserted {
      parts.append(DefinitionPart(name: name, isProperty: true) { $0.settings.first { $0.name == name && !$0.isZeroInsets }?.value })
    }
    for name in added + former.added where seen.insert("+\(name)").inserted {
      parts.append(DefinitionPart(name: name) { $0.added.contains(name) ? name : nil })
    }
    return parts.filter { $0.value(in: self) != $0.value(in: former) }
  }

  /// The setting that repeats the subitem of a group. A group has at most one such setting.
  private var repetition: (name: String, value: String)? {
    settings.first { Self.repetitions.contains($0.name) }.map { ($0.name, $0.value) }
  }

  private static let repetitions = ["count", "repeating"]
}
