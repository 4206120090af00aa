import CompositionalLayout
import SwiftParsing

extension SwiftReader.Task {
  private var place: Span { evaluator.entryPlace ?? Span(start: 0, end: 0, file: 0) }

  /// Converts a layout or section into a reading.
  mutating func reading(of value: Value, _ entry: String?) throws(Refusal) -> SwiftReader.Reading {
    var reading = SwiftReader.Reading()
    var writer = LayoutWriter(evaluator, taken: reader.taken, renamed: reader.renamed)
    try read(value, into: &reading, &writer)
    reading.entry = entry
    finish(&reading, writer)
    return reading
  }

  /// Converts the results of statements into a reading. Each constant becomes a component. Reads the last layout, or else the last section.
  mutating func typedReading() throws(Refusal) -> SwiftReader.Reading {
    var reading = SwiftReader.Reading()
    var writer = LayoutWriter(evaluator, taken: reader.taken, renamed: reader.renamed)
    let objects = evaluator.topLevel.objects
    for object in objects { try writer.component(object, place) }
    if let object = objects.last(where: { $0.isLayout }) ?? objects.last(where: { $0.isSection }) {
      try read(.known(.layout(object)), into: &reading, &writer)
    } else if let entryValue {
      try read(entryValue, into: &reading, &writer)
    } else if let layout = evaluator.layoutOfObject {
      try read(layout, into: &reading, &writer)
    } else {
      readMaker(into: &reading, &writer)
      let makesSomething = reading.entry != nil || reading.obstacle != nil || !reading.choices.isEmpty
      reading.isOfDeclarations =
        objects.isEmpty && evaluator.applies.count == 0 && !evaluator.program.hasStatements
        && (makesSomething || evaluator.program.mentionsSnapshots)
    }
    reading.printed = evaluator.printed
    finish(&reading, writer)
    return reading
  }

  /// Converts code that makes a snapshot but no layout; nil if there is no snapshot. Applies the snapshot unless the code has done so.
  mutating func dataReading() throws(Refusal) -> SwiftReader.Reading? {
    if evaluator.applies.snapshot == nil {
      guard let snapshot = evaluator.topLevel.snapshot else { return nil }
      try evaluator.applySnapshot([ArgumentValue(label: nil, value: snapshot, span: place)], usingReloadData: false, place)
    }
    var reading = SwiftReader.Reading()
    finish(&reading, LayoutWriter(evaluator, taken: reader.taken, renamed: reader.renamed))
    return reading
  }

  /// If there is exactly one maker of a layout, evaluates it. An error is recorded as the reason why reading stopped.
  private mutating func readMaker(into reading: inout SwiftReader.Reading, _ writer: inout LayoutWriter) {
    let makers = SwiftReader.chosen(of: evaluator.program.makers)
    guard let call = typedEntry ?? (makers.count == 1 ? makers[0].entry ?? makers[0].call : nil) else {
      reading.choices = makers.map { $0.call }
      return
    }
    let before = (reading, writer)
    do throws(Refusal) {
      try read(try evaluator.value(ofEntry: call), into: &reading, &writer)
      reading.entry = call
    } catch {
      (reading, writer) = before
      reading.obstacle = error
    }
  }

  private func finish(_ reading: inout SwiftReader.Reading, _ writer: LayoutWriter) {
    reading.components = writer.components
    reading.ignored = evaluator.remarks.ignored
    reading.withoutEffect = evaluator.withoutEffect
    reading.lateEdits = evaluator.lateEdits
    reading.undeclaredKinds = evaluator.remarks.undeclaredKinds
    (reading.handlers, reading.movingHandlers) = (evaluator.remarks.handlers, evaluator.remarks.movingHandlers)
    reading.hashMistakes = evaluator.applies.hashMistakes
    reading.instanceTypes = evaluator.applies.instanceTypes
    reading.data = evaluator.applies.lines
    reading.uncalledData = evaluator.uncalledData
    reading.fillsSections =
      evaluator.applies.snapshot.map { snapshot in
        !snapshot.sections.isEmpty && snapshot.sections.allSatisfy { !snapshot.items(of: $0).isEmpty }
      } ?? false
    reading.unusedDefinitions = evaluator.definitions.keys.filter { !evaluator.usedDefinitions.contains($0) }.sorted()
    if reading.sections.isEmpty, !reading.data.isEmpty { reading.missingLayout = evaluator.program.missingLayout }
    reading.otherViews = evaluator.skippedViews
    (reading.waiting, reading.unknownData) = (evaluator.later.allWaiting, evaluator.later.refusal)
    if reading.data.isEmpty { reading.unknownData?.sections = evaluator.sectionsFilled }
    if reading.isProvider { reading.sectionNames = evaluator.program.providerSectionNames }
    reading.forcedDirection = evaluator.host.isRightToLeft ? nil : evaluator.forcedDirection
    reading.assumedProviders = evaluator.remarks.assumedProviders
    reading.viewSize = evaluator.entryPlace.flatMap { evaluator.program.sizeOfCollectionView(in: $0.file) }
    reading.lacksSupplementaryViewProvider = !reading.data.isEmpty && evaluator.program.lacksSupplementaryViewProvider
    reading.setsMarginReference = evaluator.setsMarginReference
    reading.assumedSuperclasses = evaluator.start.objects.compactMap { evaluator.program.assumedSuperclass(of: $0.type) }
    reading.unreached = evaluator.program.viewMoves.filter { move in
      (!move.isMargin || evaluator.refersToMargins)
        && !evaluator.reachedMoves.contains { $0.file == move.span.file && $0.start == move.span.start }
    }
    for name in evaluator.remarks.reads where !reading.reads.contains(name) { reading.reads.append(name) }
  }

  private mutating func read(_ value: Value, into reading: inout SwiftReader.Reading, _ writer: inout LayoutWriter) throws(Refusal) {
    var value = value
    if case .void = value, let layout = evaluator.installed ?? evaluator.onlyLayout { value = layout }
    if case .object = value { value = evaluator.installed ?? value }
    if case .void = value, let refusal = evaluator.notInstalled { throw refusal }
    if case .known(.layout(let view)) = value, let layout = view["collectionViewLayout"] { value = layout }
    if case .opaque(let opaque) = value { throw opaque.refusal(at: place) }
    // A section provider without its layout.
    if case .function = value {
      let layout = LayoutObject("UICollectionViewCompositionalLayout")
      layout["sectionProvider"] = value
      value = .known(.layout(layout))
    }
    guard case .known(.layout(let object)) = value else { throw Refusal(.unexpected(found: value.kindName, wanted: "a layout"), at: place) }
    switch object.type {
    case "NSCollectionLayoutSection": reading.sections = [.init(component: try writer.section(object, place))]
    case "UICollectionViewCompositionalLayout":
      reading.overrides = evaluator.attributeFunctions(of: object)
      if case .known(.layout(let section))? = object["section"] {
        reading.sections = [.init(component: try writer.section(section, place))]
      } else if let provider = object["sectionProvider"] {
        reading.isProvider = true
        reading.sections = sectionCount > 0 ? try answers(of: provider, sectionCount, &writer) : firstAnswer(of: provider, &writer)
      }
    default: throw Refusal(.unexpected(found: object.type, wanted: "a layout or a section"), at: place)
    }
    if case .known(.layout(let configuration))? = object["configuration"] {
      reading.layoutLines = try writer.configuration(configuration, place)
      reading.layoutSources = configuration.sources
    }
  }

  /// Calls the provider for one section, although the app does not have any sections yet. Returns an empty array if the provider cannot be
  /// evaluated.
  private func firstAnswer(of provider: Value, _ writer: inout LayoutWriter) -> [SwiftReader.Reading.ProviderAnswer] {
    let before = writer
    do throws(Refusal) { return try answers(of: provider, 1, &writer) } catch {
      writer = before
      return []
    }
  }

  /// Calls a provider for each section, with the current state of the app.
  private func answers(of provider: Value, _ count: Int, _ writer: inout LayoutWriter) throws(Refusal) -> [SwiftReader.Reading
    .ProviderAnswer]
  {
    let earlier = evaluator.remarks.reads
    defer { evaluator.remarks.reads = earlier + evaluator.remarks.reads }
    var host = reader.host
    if evaluator.applies.snapshot != nil, !evaluator.hasAppNames {
      (host.sections, host.itemCounts) = (evaluator.host.sections, evaluator.host.itemCounts)
    }
    evaluator.host = host
    evaluator.isProviding = true
    defer { (evaluator.isProviding, evaluator.listPlace) = (false, ListConfiguration.SectionPosition()) }
    var answers: [SwiftReader.Reading.ProviderAnswer] = []
    // Each section has its own step limit. The limit for all sections together grows with their number.
    var steps = 0
    for index in 0..<count {
      evaluator.steps = 0
      evaluator.remarks.reads = []
      evaluator.listPlace = ListConfiguration.SectionPosition(isFirst: index == 0, isLast: index == count - 1)
      var answer = try evaluator.call(provider, evaluator.providerArguments(for: provider, section: index), place)
      if case .known(.layout(let layout)) = answer, let inner = layout["sectionProvider"] {
        answer = try evaluator.call(inner, evaluator.providerArguments(for: inner, section: index), place)
      }
      steps += evaluator.steps
      if steps > Evaluator.stepLimit + 1_000 * count { throw Refusal(.tooManySteps, at: place) }
      switch answer {
      case .nil: answers.append(.init(component: nil, reads: evaluator.remarks.reads))
      case .known(.layout(let section)):
        answers.append(.init(component: try writer.section(section, place), reads: evaluator.remarks.reads))
      case .opaque(let opaque): throw opaque.refusal(at: place)
      default: throw Refusal(.unexpected(found: answer.kindName, wanted: "NSCollectionLayoutSection"), at: place)
      }
    }
    evaluator.remarks.reads = answers.flatMap { $0.reads }
    return answers
  }
}

extension Evaluator {
  /// The functions of a layout's class that return or change the attributes of cells.
  fileprivate func attributeFunctions(of object: LayoutObject) -> [SwiftReader.Override] {
    guard let type = object.declared?.type else { return [] }
    let names = ["prepare", "layoutAttributesForElements", "layoutAttributesForItem", "layoutAttributesForSupplementaryView"]
    return names.flatMap { name in
      methods(name, of: type).filter { $0.owner?.keyword == .class }.map { SwiftReader.Override(name: name, span: $0.span) }
    }
  }

  /// The collection view layout of the last object, such as a view controller, that statements have created.
  fileprivate var layoutOfObject: Value? {
    for name in program.globalNames.reversed() {
      guard let box = program.globals[name], box.pending == nil, case .object(let object) = box.value, !object.isApp else { continue }
      if let layout = layout(of: object) { return layout }
    }
    return nil
  }

  /// The layout of the collection view that an object has created; nil if there is none.
  func layout(of object: Instance) -> Value? {
    for case .known(.layout(let view)) in object.fields.values where view.type == "UICollectionView" {
      if let layout = view["collectionViewLayout"] { return layout }
    }
    return nil
  }
}

extension LayoutObject {
  var isLayout: Bool { type == "UICollectionViewCompositionalLayout" }
  var isSection: Bool { type == "NSCollectionLayoutSection" }
}

extension LayoutWriter {
  /// The commands that set the properties of the layout itself.
  mutating func configuration(_ object: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    var lines: [String] = []
    try evaluator.noteMargins(of: object)
    for name in ["scrollDirection", "interSectionSpacing", "contentInsetsReference"] {
      if let value = object[name] { lines.append("set layout.\(name) \(try text(value, span))") }
    }
    for name in try boundaries(of: object, span) { lines.append("add \(Self.word(name)) to layout") }
    return lines
  }

  /// Defines a component for a standalone object. Objects that are not components produce no commands.
  mutating func component(_ object: LayoutObject, _ span: Span) throws(Refusal) {
    switch object.type {
    case "NSCollectionLayoutItem", "NSCollectionLayoutGroup": _ = try subitem(object, span)
    case "NSCollectionLayoutSection": _ = try section(object, span)
    case "NSCollectionLayoutBoundarySupplementaryItem": _ = try boundary(object, "", span)
    case "NSCollectionLayoutSupplementaryItem": _ = try badge(object, "", span)
    case "NSCollectionLayoutDecorationItem": _ = try background(object, "", span)
    case "UICollectionViewCompositionalLayout":
      if case .known(.layout(let section))? = object["section"] { _ = try self.section(section, span) }
    default: break
    }
  }
}
