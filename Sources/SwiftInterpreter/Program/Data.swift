import Localization
import SwiftParsing

extension Program {
  /// A function that makes a snapshot and does not need arguments, and the type that it belongs to.
  struct DataMaker {
    var function: DeclaredFunction
    var type: SourceType?
  }

  /// The functions that make a snapshot, in source order, except those that another one calls and those that run only after an event.
  var dataMakers: [DataMaker] { withoutActions(allDataMakers) }

  /// The functions that may make the data later: those with arguments that the code uses, or else one that nothing calls before an event.
  var laterDataMakers: [DataMaker] {
    let makers = dataMakersWithArguments
    // One use of the name is the declaration.
    let used = makers.filter { maker in files.reduce(0) { $0 + $1.uses(of: maker.function.name).count } > 1 }
    if !used.isEmpty { return used }
    let uncalled = dataMakers.isEmpty ? Array(allDataMakers.prefix(1)) : []
    return uncalled.isEmpty ? makers : uncalled
  }

  private var allDataMakers: [DataMaker] {
    var found: [DataMaker] = []
    let aliases = snapshotAliases
    // Only functions that mention "napshot" or call `apply` can make one, unless the code has type aliases for snapshots.
    let mentions = aliases.isEmpty ? [snapshotMentions, applyMentions] : nil
    for name in functionNames {
      for function in functions[name] ?? [] where makesData(function, mentions, aliases) {
        found.append(DataMaker(function: function, type: nil))
      }
    }
    for type in allTypes {
      let members = type.members.functions.values.flatMap { $0 } + type.members.staticFunctions.values.flatMap { $0 }
      for function in members.sorted(by: { $0.span.start < $1.span.start }) where makesData(function, mentions, aliases) {
        found.append(DataMaker(function: function, type: type))
      }
    }
    var callers: [String: Int] = [:]
    let called = found.map { calls(in: $0.function) }
    for names in called { for name in names { callers[name, default: 0] += 1 } }
    return zip(found, called).filter { maker, own in
      callers[maker.function.name, default: 0] == (own.contains(maker.function.name) ? 1 : 0)
    }.map { $0.0 }
  }

  /// The functions that make the snapshots of the type that an entry names, or all such functions if that type has none.
  func dataMakers(for entry: String?) -> [DataMaker] {
    let all = dataMakers
    guard let path = entry.flatMap(typePath) else { return all }
    let own = all.filter { $0.type?.path == path || text(of: $0.function).contains(text: "\(path).") }
    return own.isEmpty ? all : own
  }

  /// The classes that apply snapshots. If UIKit starts none of them, also the classes that it starts and that call them.
  var typesWithData: [SourceType] {
    let classes = allTypes.filter { $0.keyword == .class }
    // The methods that extensions of data sources add.
    let own = SystemTypes.dataSources.flatMap { extensions[$0]?.members.functions.values.flatMap { $0 } ?? [] }.filter(applies)
    let ownNames = Set(own.map { $0.name })
    let found = classes.filter { type in
      let functions = type.members.functions.values.flatMap { $0 } + type.members.initializers
      return functions.contains { applies($0) || !ownNames.isEmpty && !ownNames.isDisjoint(with: self.calls(in: $0)) }
    }
    func startFunctions(_ type: SourceType) -> [DeclaredFunction] { Self.startFunctions.flatMap { type.members.functions[$0] ?? [] } }
    guard !found.isEmpty, found.allSatisfy({ startFunctions($0).isEmpty }) else { return found }
    let views = Set(found.filter(isView).map { $0.name })
    let names = namesOfDataFunctions.union(views)
    return found
      + classes.filter { type in
        let functions = startFunctions(type)
        return functions.contains { !names.isDisjoint(with: self.calls(in: $0)) }
          || !functions.isEmpty && type.members.properties.contains { views.contains($0.value?.calledName ?? "") }
      }
  }

  /// The views that apply snapshots. Creating one of them may make the data.
  var viewsWithData: [SourceType] { typesWithData.filter(isView) }

  func isView(_ type: SourceType) -> Bool { inherits(type, from: "UIView") }

  private func applies(_ function: DeclaredFunction) -> Bool {
    guard let body = function.body, snapshotMentions.isIn(body.span) || applyMentions.isIn(body.span) else { return false }
    return appliesSnapshot(text(of: body.span))
  }

  /// Whether a class applies snapshots in its own functions.
  func appliesSnapshots(_ type: SourceType) -> Bool { type.members.functions.values.contains { $0.contains(where: applies) } }

  /// Whether a piece of the code applies a snapshot: it mentions one, or it calls `apply` of a variable that contains a data source.
  func appliesSnapshot(_ text: String) -> Bool {
    if text.contains(text: "napshot"), text.contains(text: "apply(") || text.contains(text: "UsingReloadData(") { return true }
    return text.contains(text: ".apply(")
      && dataSourceNames.contains { name in ["", "?", "!"].contains { text.contains(text: name + $0 + ".apply(") } }
  }

  /// The names of the variables that are declared with the type of a data source, or with a call that creates one.
  var declaredDataSources: Set<String> {
    var types = Set(SystemTypes.dataSources)
    types.formUnion(allTypes.filter { superclass(of: $0).map(SystemTypes.dataSources.contains) ?? false }.map { $0.name })
    types.formUnion(aliases.values.filter { types.contains($0.type.simpleName ?? "") }.map { $0.name.text })
    for type in allTypes {
      types.formUnion(type.members.aliases.filter { types.contains($0.value.simpleName ?? "") }.map { $0.key })
    }
    func makes(_ name: String) -> Bool {
      let functions = (self.functions[name] ?? []) + allTypes.flatMap { $0.members.functions[name] ?? [] }
      return types.contains(name) || functions.contains { types.contains($0.signature.result?.simpleName ?? "") }
    }
    var names: Set<String> = []
    for type in allTypes {
      for property in type.members.properties {
        if types.contains(property.type?.optionalBase.simpleName ?? "") || property.value.map({ makes($0.calledName) }) ?? false {
          names.insert(property.name)
        }
      }
    }
    return names
  }

  /// The path of the type in a call: `Feed` for `Feed()`, `Feed.createLayout()` and `Feed(columns: 3).layout`; nil if there is no type.
  func typePath(of entry: String) -> String? {
    let call = entry.prefix { $0 != "(" }
    if allTypes.contains(where: { $0.path == call }) { return String(call) }
    return call.lastIndex(of: ".").map { String(call[..<$0]) }
  }

  var mentionsSnapshots: Bool { mentions("NSDiffableDataSourceSnapshot") }
  var setsTextOfSearchBar: Bool { mentions("earchBar.text =") }

  /// Why the code makes no layout, by the names that it mentions.
  var missingLayout: SwiftReader.Reading.MissingLayout? {
    if mentions("UITableViewDiffableDataSource") { return .tableView }
    if uses("UICollectionViewFlowLayout") { return .flowLayout }
    return mentions("(collectionView:") ? .elsewhere : nil
  }

  /// Whether code uses a name, outside comments and strings.
  private func uses(_ name: String) -> Bool { files.contains { !$0.uses(of: name).isEmpty } }

  /// Whether the code creates a diffable data source of a collection view, and no code provides its headers, footers and badges.
  var lacksSupplementaryViewProvider: Bool {
    uses("UICollectionViewDiffableDataSource") && mentions("(collectionView:") && !uses("supplementaryViewProvider")
      && !mentions("viewForSupplementaryElementOfKind")
  }

  private func mentions(_ name: String) -> Bool {
    files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text: name) }
  }

  /// The cases of the enum for sections: its name contains `Section`, or layout code creates it from an index.
  var sectionNames: [String] {
    let enums = allTypes.filter { $0.keyword == .enum && !$0.members.cases.isEmpty }
    let named = enums.filter { $0.name.contains(text: "Section") }
    let made = named.count == 1 ? [] : Set(layoutFiles.flatMap { $0.typesMadeFromIndices })
    let type =
      named.first { made.contains($0.name) } ?? named.first { $0.name.hasSuffix("Section") } ?? named.first
      ?? enums.first { made.contains($0.name) }
    return type?.members.cases.map { $0.name.text } ?? []
  }

  /// The names of the sections that a provider handles: the cases of the enum for sections, or numbers if it switches over indices.
  var providerSectionNames: [String] {
    let names = sectionNames
    guard names.isEmpty, let count = layoutFiles.compactMap({ $0.sectionCountOfSwitch }).max() else { return names }
    return (0..<count).map { "section\($0)" }
  }

  private var layoutFiles: [SourceFile] {
    files.filter { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return text.contains(text: "NSCollectionLayout") || text.contains(text: "CompositionalLayout")
    }
  }

  /// The names of the functions that top-level statements call.
  var topLevelCalls: Set<String> {
    files.reduce(into: []) { names, file in
      for statement in file.statements {
        if case .declaration(let declaration) = statement.kind {
          guard case .variable = declaration.kind else { continue }
        }
        names.formUnion(calls(in: file.text(of: statement.span)))
      }
    }
  }

  func calls(in function: DeclaredFunction) -> Set<String> { calls(in: text(of: function)) }

  private enum Comment { case line, block }

  /// The names before parentheses in a piece of source text, outside comments.
  func calls(in text: String) -> Set<String> {
    var names: Set<String> = []
    var name: [UInt8] = []
    var (last, comment): (UInt8, Comment?) = (0, nil)
    // The slashes of an address in a string begin no comment.
    var isInString = false
    for byte in text.utf8 {
      defer { last = byte }
      if comment == nil, byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isInString.toggle() }
      switch (comment, last, byte) {
      case _ where isInString: break
      case (.line, _, UInt8(ascii: "\n")), (.block, UInt8(ascii: "*"), UInt8(ascii: "/")): comment = nil
      case (nil, UInt8(ascii: "/"), UInt8(ascii: "/")): comment = .line
      case (nil, UInt8(ascii: "/"), UInt8(ascii: "*")): comment = .block
      default: break
      }
      guard comment == nil else { continue }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 0x80...:
        name.append(byte)
        continue
      case UInt8(ascii: "("): if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
      default: break
      }
      name.removeAll(keepingCapacity: true)
    }
    return names
  }

  /// Whether a piece of the code calls functions that the code declares, which may do anything.
  func callsOwnFunctions(in span: Span) -> Bool {
    calls(in: text(of: span)).contains { name in
      functions[name] != nil
        || allTypes.contains { $0.members.functions[name] != nil || $0.members.staticFunctions[name] != nil }
    }
  }

  /// The functions that make a snapshot and need arguments.
  var dataMakersWithArguments: [DataMaker] {
    let aliases = snapshotAliases
    var found = functionNames.flatMap { functions[$0] ?? [] }.map { DataMaker(function: $0, type: nil) }
    for type in allTypes {
      let functions = type.members.functions.values.flatMap { $0 }.sorted { $0.span.start < $1.span.start }
      found += functions.map { DataMaker(function: $0, type: type) }
    }
    return found.filter { makesSnapshot($0.function, aliases) && !$0.function.signature.parameters.allSatisfy { $0.isKnownByApp } }
  }

  /// The calls of these functions, with example values where the types have one.
  var dataCallsWithArguments: [SwiftReader.MakerCall] {
    dataMakersWithArguments.map { $0.function }.map { function in
      let arguments = function.signature.parameters.filter { $0.value == nil && !$0.isVariadic }.map { parameter in
        let label = parameter.label?.text ?? "_"
        guard let value = parameter.isKnownByApp ? "false" : parameter.type?.example else { return "\(label):" }
        return label == "_" ? value : "\(label): \(value)"
      }
      return SwiftReader.MakerCall("\(function.name)(\(arguments.joined(separator: ", ")))", function.span)
    }
  }

  private func makesData(_ function: DeclaredFunction, _ mentions: [Mentions]?, _ aliases: [String]) -> Bool {
    guard let body = function.body, mentions?.contains(where: { $0.isIn(body.span) }) ?? true, !function.signature.effects.isAsync,
      function.signature.parameters.allSatisfy({ $0.isKnownByApp })
    else { return false }
    return makesSnapshot(function, aliases)
  }

  private func makesSnapshot(_ function: DeclaredFunction, _ aliases: [String]) -> Bool {
    guard function.body != nil else { return false }
    let text = text(of: function)
    if appliesSnapshot(text), !text.contains(text: "napshot") { return true }
    let isSnapshot =
      text.contains(text: "NSDiffableDataSourceSnapshot") || text.contains(text: "Snapshot()") || text.contains(text: ".snapshot()")
      || text.contains(text: "NSDiffableDataSourceSectionSnapshot") || aliases.contains { text.contains(text: "\($0)(") }
    let isApplied = text.contains(text: "apply(") || text.contains(text: "UsingReloadData(") || returnsSnapshot(function, aliases)
    return isSnapshot && isApplied
  }

  /// Type aliases of `NSDiffableDataSourceSnapshot`.
  private var snapshotAliases: [String] {
    var found: [String] = []
    for alias in aliases.values where alias.type.simpleName == "NSDiffableDataSourceSnapshot" { found.append(alias.name.text) }
    for type in allTypes {
      for (name, type) in type.members.aliases where type.simpleName == "NSDiffableDataSourceSnapshot" { found.append(name) }
    }
    return found
  }

  /// Whether the caller has to apply the snapshot.
  func returnsSnapshot(_ function: DeclaredFunction) -> Bool { returnsSnapshot(function, snapshotAliases) }

  private func returnsSnapshot(_ function: DeclaredFunction, _ aliases: [String]) -> Bool {
    guard let result = function.signature.result else { return false }
    if case .dictionary(_, let value) = result.kind { return value.simpleName == "NSDiffableDataSourceSectionSnapshot" }
    guard let name = result.simpleName else { return false }
    return name == "NSDiffableDataSourceSnapshot" || aliases.contains(name)
  }

  func text(of function: DeclaredFunction) -> String {
    function.body.map { text(of: $0.span) } ?? ""
  }

  func text(of span: Span) -> String { files.first { $0.index == span.file }?.text(of: span) ?? "" }
}

extension Evaluator {
  /// Chooses the collection view whose data is read, if a class has several: the one that the call names or that gets its layout from the
  /// call, or else the first.
  func chooseView(for call: String?) {
    let all = program.viewsOfDataSources
    guard let first = all.first else { return }
    let name = call?.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
    func isMade(_ view: String) -> Bool {
      !name.isEmpty
        && program.files.contains { file in
          file.calls(of: "UICollectionView").contains { $0.variables.contains(view) && file.text(of: $0.span).contains(text: name) }
        }
    }
    let shown = (all.first { $0.view == name } ?? all.first { isMade($0.view) } ?? first).view
    for (source, view) in all where view != shown { viewsNotShown[source] = view }
  }

  /// Runs the functions that make the app's data. Returns true if a snapshot was applied.
  ///
  /// A returned snapshot is applied. In a returned dictionary, each section snapshot is applied to the section that is its key.
  ///
  /// - Parameter entry: The call that makes the layout. If several data sources exist, only those that mention its type are used.
  /// - Parameter called: The functions that the entry or top-level statements will call, which are skipped.
  func makeData(for entry: String? = nil, besides called: Set<String> = []) throws(Refusal) -> Bool {
    isMakingData = true
    defer { isMakingData = false }
    var isStarted: [SourceType] = []
    for type in typesWithData(for: entry) {
      let count = start.made?.type === type ? 0 : applies.count
      guard let span = type.span, try started(type, before: nil, span) != nil, applies.count > count else { continue }
      isStarted.append(type)
    }
    let known = isStarted.flatMap(family)
    for maker in program.dataMakers(for: entry) where !known.contains(where: { $0 === maker.type }) {
      // An entry that only applies a snapshot runs once, when it is evaluated.
      // A started view controller calls its models and data sources.
      if !isStarted.isEmpty, program.returnsSnapshot(maker.function) || maker.type.map({ !isStartedByUIKit($0) }) ?? false { continue }
      let isCalledLater = maker.type == nil || entry != nil && !program.text(of: maker.function).contains(text: "ayout")
      if isCalledLater, called.contains(maker.function.name) { continue }
      let value = Value.function(
        FunctionValue(
          kind: .declared(
            [maker.function], receiver: try maker.type.map { type throws(Refusal) in try app(shownClass(type), maker.function.span) },
            scope: nil)))
      let arguments = maker.function.signature.arguments { _ in .bool(false) }
      let count = applies.count
      let result = try apply(value, arguments, maker.function.span)
      try runLater()
      if applies.count > count, later.refusal == nil, !maker.function.isOverride, let type = maker.type.map(shownClass),
        start.objects.contains(where: { $0.type === type })
      {
        uncalledData = uncalledData ?? maker.function.name
      }
      if case .known(.snapshot(let snapshot)) = result, applies.snapshot == nil {
        applies.lines += lines(of: snapshot) + ["apply"]
        applies.snapshot = snapshot
        applies.count += 1
      }
      if case .dictionary(let snapshots) = result { try apply(snapshots, maker.function.span) }
    }
    return applies.snapshot != nil
  }

  /// The sections that a function appends, with the items that do not depend on its arguments.
  ///
  /// - Throws: Only a cancellation.
  func sectionsFilled(by maker: Program.DataMaker) throws(Refusal) -> [SectionFilled] {
    isMakingData = true
    defer { isMakingData = false }
    let (function, span) = (maker.function, maker.function.span)
    do throws(Refusal) {
      let receiver = try maker.type.map { type throws(Refusal) in
        let shown = shownClass(type)
        if let object = try started(shown, before: nil, span) { return Value.object(object) }
        return try app(shown, span)
      }
      let arguments = function.signature.arguments { .opaque(OpaqueValue(name: $0.closureName, origin: $0.span)) }
      _ = try apply(.function(FunctionValue(kind: .declared([function], receiver: receiver, scope: nil))), arguments, span)
    } catch {
      if error.isCancelled { throw error }
    }
    return sectionsFilled
  }

  /// The classes that apply snapshots when the app displays them. If the entry names a type, only that type.
  ///
  /// A class with exactly one subclass in the code is replaced by the subclass.
  private func typesWithData(for entry: String?) -> [SourceType] {
    let all = program.typesWithData
    if let path = entry.flatMap(program.typePath) {
      guard let named = program.allTypes.first(where: { $0.path == path }) else { return [] }
      guard family(of: named).contains(where: { type in all.contains { $0 === type } }) else { return [] }
      // A view that the code creates is started by the controller that creates it.
      return !program.isView(named) || isStartedByUIKit(named) ? [named] : all.filter(isStartedByUIKit)
    }
    var shown: [SourceType] = []
    for type in all.map(shownClass) where !shown.contains(where: { $0 === type }) { shown.append(type) }
    // Beside a controller with data, a view such as a cell has data of its own.
    let controllers = shown.filter { !program.isView($0) && isStartedByUIKit($0) }
    return controllers.isEmpty ? shown : shown.filter { !program.isView($0) }
  }

  /// The class that the app displays: follows subclasses as long as a class has exactly one that the code may create. Among several that it
  /// creates, the first one counts.
  func shownClass(_ type: SourceType) -> SourceType {
    var shown = type
    // The limit ends the search in malformed code, where a class may inherit from itself.
    for _ in 0..<Self.depthOfValues {
      var subclasses = program.allTypes.filter { $0.keyword == .class && parent(of: $0) === shown }
      if subclasses.count > 1 || program.firstCreation(of: shown) != nil {
        subclasses = subclasses.compactMap { type in program.firstCreation(of: type).map { (type, $0) } }
          .sorted { ($0.1.file, $0.1.start) < ($1.1.file, $1.1.start) }.prefix(1).map { $0.0 }
      }
      guard subclasses.count == 1 else { return shown }
      shown = subclasses[0]
    }
    return type
  }

  private func apply(_ snapshots: DictionaryValue, _ span: Span) throws(Refusal) {
    for section in applies.snapshot?.sections ?? [] {
      guard let index = try firstIndex(of: section.value, in: snapshots.entries.map({ $0.key }), span) else { continue }
      let entry = snapshots.entries[index]
      let place = ArgumentValue(label: "to", value: entry.key, span: span)
      try applySnapshot([ArgumentValue(label: nil, value: entry.value, span: span), place], usingReloadData: false, span)
    }
  }
}

extension Parameter {
  /// True if a call needs no value for the parameter that changes the applied snapshot.
  fileprivate var isKnownByApp: Bool { value != nil || saysWhetherAnimated }

  /// True if the parameter only controls animation, which does not change the applied snapshot.
  private var saysWhetherAnimated: Bool {
    type?.simpleName == "Bool" && [label, internalName].contains { $0?.text.lowercased().contains(text: "animat") ?? false }
  }
}

extension Signature {
  /// Arguments for the parameters that need one.
  fileprivate func arguments(_ value: (Parameter) -> Value) -> [ArgumentValue] {
    parameters.filter { $0.value == nil && !$0.isVariadic }.map { parameter in
      ArgumentValue(label: parameter.label?.text == "_" ? nil : parameter.label?.text, value: value(parameter), span: parameter.span)
    }
  }
}
