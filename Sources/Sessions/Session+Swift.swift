import Cancelling
import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots
import SwiftInterpreter
import SwiftParsing

/// Reading UIKit code. The files are evaluated with the document standing in for the app, and the result becomes lines that run as one
/// step.
extension Session {
  func read(_ request: SwiftRequest, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let files = try loadSwift(request.files, in: entry, with: context)
    var code = LayoutCode()
    let surroundings = state.workspace.document.codeSurroundings(of: state.workspace.document.view)
    code.pieces = files.map { LayoutCode.SourceText($0.bytes, file: $0.source.name ?? "", in: surroundings) }
    code.definitions = request.definitions
    let reader = try reader(of: files, request)
    let items = try request.items.map { items throws(Diagnostic) in
      try items.sections(of: reader.sectionsOfCode, orOf: reader.sectionNames)
    }
    let reading: SwiftReader.Reading
    do throws(SwiftReader.Failure) {
      reading = try evaluate(reader, request.entry, items)
    } catch {
      var notes: [Phrase] = []
      if isAboutData(error, request, reader) {
        notes = ["set the number of items with '\(lineWithItems(request, nil, reader, sections: 1))'"]
      }
      let names = missingNames(error, reader, code, request.entry, items)
      let others = names?.isEmpty ?? false ? reader.unknownNames(request.entry, sectionCount: 1) : []
      throw refuse(error, code, request, notes: notes, naming: names, among: others, with: context)
    }
    code.entry = reading.entry
    code.made = reading.components.map { $0.name }
    var lines = state.workspace.document.view.code == nil ? [] : ["unuse provider"]
    lines += reading.lines(items)
    if reading.isProvider { lines += code.pieces.map { $0.line(where: surroundings) } + [code.providerLine] }
    try run(lines, echoing: request.echoes, line: entry, with: context)
    state.workspace.document.view.hashMistakes = Derived(reading.hashMistakes)
    state.workspace.document.view.readByProvider = Derived(reading.reads)
    state.workspace.document.keepSources(of: reading, code)
    sayWhatWasRead(reading, code, with: context)
    sayUnreached(reading, code, with: context)
    if items == nil { sayUnknownData(reading, code, with: context) }
    sayIdentityByInstance(reading, with: context)
    warnOfMissingLayout(reading, with: context)
    sayUnusedDefinitions(reading, with: context)
    sayOverrides(reading, code, with: context)
    sayAssumptions(reading, code, with: context)
    sayAssumedSuperclasses(reading, with: context)
    sayEstimates(reading, with: context)
    sayViewSize(reading, code, with: context)
    warnOfMissingProvider(reading, with: context)
    if items == nil, reading.data.isEmpty, !reading.sections.isEmpty {
      let sections = max(reading.sections.count, reading.sectionNames.count)
      let line = lineWithItems(request, reading.entry, reader, sections: sections, of: reading)
      let way: Phrase = "change the numbers with '\(line)', or append none with '--items 0'"
      state.saidOnce.remove(Self.placeholdersAreSaid)
      let isUnread = reading.itemCount == .unset && (reading.unknownData != nil || !reading.waiting.isEmpty)
      let count = isUnread ? .unread : reading.itemCount
      state.workspace.document.view.awaited = Derived(.items(sections: reading.sectionNames, count: count, way: way))
    }
  }

  /// Whether the code could be evaluated if item counts were specified.
  private func isAboutData(_ error: SwiftReader.Failure, _ request: SwiftRequest, _ reader: SwiftReader) -> Bool {
    guard case .refused(let refusal) = error, request.items == nil, refusal.notes(isTyped: false).isEmpty, reader.takesDataFromApp else {
      return false
    }
    guard refusal.isOfData else { return false }
    let names = reader.sectionNames.isEmpty ? ["main"] : reader.sectionNames
    return failure(of: reader, request.entry, names.map { ItemCounts.CountedSection(name: $0, count: 1) }) == nil
  }

  private func reader(of files: [LoadedFile], _ request: SwiftRequest) throws(Diagnostic) -> SwiftReader {
    let host = SwiftHost(state.workspace.document)
    var reader = SwiftReader(files: files.map { $0.bytes }, paths: files.map { $0.source.name ?? "" }, host: host)
    reader.taken = Set(state.workspace.document.components.keys)
    for definition in request.definitions { reader.definitions[definition.name] = definition.value }
    return reader
  }

  private func evaluate(
    _ reader: SwiftReader, _ entry: String?, _ items: [ItemCounts.CountedSection]?
  ) throws(SwiftReader.Failure) -> SwiftReader.Reading {
    var reader = reader
    guard let items else { return try reader.readWithData(entry, sectionCount: max(1, reader.host.sections.count)) }
    (reader.host.sections, reader.host.itemCounts) = (items.map { $0.name }, items.map { $0.count })
    return try reader.read(entry, sectionCount: max(1, items.count))
  }

  struct MissingName {
    var name: String
    var example: String
    var span: Span
  }

  private static let mostNames = 8

  private func missingNames(
    _ failure: SwiftReader.Failure, _ reader: SwiftReader, _ code: LayoutCode, _ entry: String?,
    _ items: [ItemCounts.CountedSection]?
  ) -> [MissingName]? {
    guard var refusal = failure.refusal, refusal.missing != nil else { return nil }
    var reader = reader
    var found: [MissingName] = []
    while found.count < Self.mostNames, let missing = refusal.missing, reader.definitions[missing.name] == nil,
      !code.isCalled(refusal)
    {
      found.append(MissingName(name: missing.name, example: missing.example, span: refusal.span))
      reader.definitions[missing.name] = missing.example
      var next = self.failure(of: reader, entry, items)
      if let example = next?.wantedInsteadOfNumber.flatMap({ ["Bool": "true", "a sequence": "[1,2,3]", "": "[1,2,3]"][$0] }) {
        (found[found.count - 1].example, reader.definitions[missing.name]) = (example, example)
        next = self.failure(of: reader, entry, items)
      }
      guard let next else { break }
      if next.wantedInsteadOfNumber != nil || next.span == refusal.span && next.reason == refusal.reason {
        found.removeLast()
        break
      }
      refusal = next
    }
    return found
  }

  private func failure(
    of reader: SwiftReader, _ entry: String?, _ items: [ItemCounts.CountedSection]?
  ) -> Refusal? {
    reader.program.forgetValues()
    do throws(SwiftReader.Failure) { _ = try evaluate(reader, entry, items) } catch { return error.refusal }
    return nil
  }

  private func notes(
    on names: [MissingName], among unknown: [SwiftReader.UnknownName], _ refusal: Refusal, _ code: LayoutCode, _ request: SwiftRequest?
  ) -> [Phrase]? {
    guard let first = names.first else {
      guard case .unknownName(let name) = refusal.reason else { return [] }
      if Refusal.isOfApple(name) { return nil }
      let others = unknown.filter { $0.name != name }.prefix(Self.mostNames).map { other in
        "'\(other.name.abbreviated)'\(code.place(of: other.span).map { " (\($0))" } ?? "")"
      }
      guard !others.isEmpty else { return ["also read the file that declares it"] }
      return ["also unknown: \(others.joined(separator: ", "))", "also read the files that declare them"]
    }
    guard names.count > 1 || first.example != "16", let request else { return nil }
    let others = names.dropFirst().map { "'\($0.name)'\(code.place(of: $0.span).map { " (\($0))" } ?? "")" }
    let definitions = names.flatMap { ["--define", quotedIfNeeded("\($0.name)=\($0.example)")] }
    let words = ["read"] + request.files.map { quotedIfNeeded($0) } + [request.entry].compactMap { $0.map(quotedIfNeeded) }
    let line = (words + definitions).joined(separator: " ")
    return (others.isEmpty ? [] : ["also unknown: \(others.joined(separator: ", "))"])
      + [others.isEmpty ? "'\(line)' gives it a value" : "'\(line)' gives them values"]
  }

  /// Warns that the data of the code is unknown, with the reason.
  func sayUnknownData(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    let waiting = reading.waiting.compactMap(code.place).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if !waiting.isEmpty { warn("not run, as it waits for an event: \(waiting.joined(separator: ", "))", with: context) }
    if let name = reading.uncalledData {
      warn("'\(name)' applies a snapshot, but nothing in this code calls it when the app starts", with: context)
    }
    guard let refusal = reading.unknownData else { return }
    let place = code.place(of: refusal.span).map { " (\($0))" } ?? ""
    warn("the data in this code is not read: \(refusal.words)\(place)", at: code.range(of: refusal.span), with: context)
  }

  /// Warns, once for each class, that objects which are equal in the code are different identifiers in this version of iOS.
  func sayIdentityByInstance(_ reading: SwiftReader.Reading, with context: RunContext) {
    for type in reading.instanceTypes where state.saidOnce.insert("instances-\(type)").inserted {
      warn(Refusal.words(identifiedByInstance: type), with: context)
    }
  }

  /// Warns about functions that UIKit would ask for the frames of a layout's cells.
  func sayOverrides(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    for override in reading.overrides where state.saidOnce.insert("override-\(override.name)").inserted {
      let place = code.note(on: override.span)
      warn("not applied, although it can change frames: '\(override.name)'\(place)", at: code.range(of: override.span), with: context)
    }
  }

  /// Warns, once for each, of a direction that is not applied and of undeclared types whose closures were read as section providers.
  func sayAssumptions(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    if let span = reading.forcedDirection, state.saidOnce.insert("direction").inserted {
      warn(
        "forceRightToLeft\(code.note(on: span)) is not applied: 'set environment.direction rightToLeft' mirrors the layout", with: context)
    }
    for type in reading.assumedProviders where state.saidOnce.insert("provider-\(type)").inserted {
      warn("no file that was read declares '\(type.abbreviated)', so its closure is read as a section provider", with: context)
    }
  }

  /// Warns, once for each, of undeclared classes that are taken for classes of UIKit.
  private func sayAssumedSuperclasses(_ reading: SwiftReader.Reading, with context: RunContext) {
    for (name, system) in reading.assumedSuperclasses where state.saidOnce.insert("superclass-\(name)").inserted {
      warn("no file that was read declares '\(name.abbreviated)', so it is read as a \(system)", with: context)
    }
  }

  /// Warns about names that the user has defined and the code does not read.
  private func sayUnusedDefinitions(_ reading: SwiftReader.Reading, with context: RunContext) {
    guard !reading.unusedDefinitions.isEmpty else { return }
    let names = reading.unusedDefinitions.map { "'\($0.abbreviated)'" }.joined(separator: ", ")
    warn("defined, but not read by the code: \(names)", with: context)
  }

  /// Warns, once per session, that only the data of the code is read, with the reason.
  func warnOfMissingLayout(_ reading: SwiftReader.Reading, with context: RunContext) {
    guard let missing = reading.missingLayout, state.saidOnce.insert("missing-layout").inserted else { return }
    switch missing {
    case .tableView: warn("table views have no layout here, so only the snapshot is read", with: context)
    case .flowLayout: warn("flow layouts are not read, so only the snapshot is: 'help flow'", with: context)
    case .elsewhere: warn("the layout is not in this code, so only the snapshot is read", with: context)
    }
  }

  /// Appends and applies placeholder items for Swift code as a part of the last step, or warns that the code created no layout.
  package func finishCode(with context: RunContext) {
    let view = state.workspace.document.view
    guard let awaited = view.awaited.value else { return }
    state.workspace.document.view.awaited = Derived(nil)
    guard case .items(let names, let count, _) = awaited else {
      // Commands may have created a layout, which does not need a function in the code.
      if view.uses.isEmpty { warn(awaited.words, with: context) }
      return
    }
    guard view.pending.numberOfSections == 0 else { return }
    let before = state.workspace.document
    let sections = AwaitedByCode.placeholders(in: names, count).map { ItemCounts.CountedSection(name: $0.name, count: $0.count) }
    let lines = [SwiftReader.Reading.sectionLine(sections)] + SwiftReader.Reading.itemLines(sections) + ["apply"]
    guard appendPlaceholders(lines, with: context.printingErrorsOnly) else { return }
    if state.saidOnce.remove(Self.placeholdersAreSaid) == nil, state.saidOnce.insert(Self.placeholdersWereSaid).inserted {
      warn(awaited.words, with: context)
    }
    if context.isTalkative { sayFindings(since: before, with: context) }
  }

  /// Runs the lines that append and apply placeholders.
  ///
  /// The user did not type them, so they become a part of the last step, and one undo takes back both.
  func appendPlaceholders(_ lines: [String], with context: RunContext) -> Bool {
    let before = state.workspace.kept
    let arePlaced = asPartOfCommand { session in
      lines.allSatisfy { session.run(InputEntry(Array($0.utf8), number: 1), with: context.nested) }
    }
    (state.workspace.inverse, state.workspace.keepsSizes) = (nil, false)
    guard arePlaced else {
      state.workspace.kept = before
      return false
    }
    state.workspace.document.view.awaited = Derived(nil)
    state.workspace.document.view.placeholders = Derived(state.workspace.document.view.pending)
    let step = JournalStep(line: Self.placeholdersLine, script: lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
    state.record.history.extendLast(by: step.bytes, from: before)
    note(step, with: context)
    return true
  }

  /// The entry of `saidOnce` after a warning about placeholders that a rejected query did not keep.
  static let placeholdersAreSaid = "placeholders"
  /// The entry of `saidOnce` after any warning about placeholders.
  private static let placeholdersWereSaid = "placeholders-once"

  /// Runs the current command. A query about a layout whose items are missing uses placeholders.
  func effect(of command: ShellCommand, with context: RunContext) throws(Diagnostic) -> CommandEffect {
    guard state.workspace.document.view.awaited.value != nil else { return try command.run(&state.workspace, self.command.arguments) }
    var workspace = state.workspace
    let effect: CommandEffect?
    do throws(Diagnostic) { effect = try command.run(&workspace, self.command.arguments) } catch { effect = nil }
    if let effect, !effect.looksAtLayout {
      state.workspace = workspace
      return effect
    }
    let before = state
    finishCode(with: context)
    do throws(Diagnostic) { return try command.run(&state.workspace, self.command.arguments) } catch {
      let areSaid = state.workspace.document.view.holdsPlaceholders
      state = before
      if areSaid { state.saidOnce.insert(Self.placeholdersAreSaid) }
      throw error
    }
  }

  /// Warns about an edit to a layout object that had already been copied.
  func sayLateEdit(_ edit: LateEdit, _ code: LayoutCode, with context: RunContext) {
    let place = code.note(on: edit.span)
    warn(
      "'\(edit.text)'\(place) has no effect, because '\(edit.name)' has already been copied: set it before '\(edit.name)' is used",
      at: code.range(of: edit.span), with: context)
  }

  /// Warns, once for each place, of a handler that UIKit does not let change items, because the layout has estimated sizes (layout-rules 18).
  func warnAboutHandlers(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    let isEstimated = hasEstimates(reading)
    for handler in isEstimated ? reading.handlers : reading.movingHandlers {
      let place = code.note(on: handler)
      guard state.saidOnce.insert("handler\(handler.start)").inserted else { continue }
      warn(
        isEstimated
          ? "'visibleItemsInvalidationHandler'\(place) cannot change items in UIKit, because the layout has estimated sizes"
          : "not run, although it moves or scales visible items: 'visibleItemsInvalidationHandler'\(place)",
        at: code.range(of: handler), with: context)
    }
  }

  private func hasEstimates(_ reading: SwiftReader.Reading) -> Bool {
    let components = state.workspace.document.components
    return reading.components.contains { made in
      Axis.allCases.contains { components[made.name]?.layoutSize?.dimension($0).isEstimated ?? false }
    }
  }

  /// Warns, once per session, that the frames of the app's items have estimated sizes, because its cells are not measured.
  private func sayEstimates(_ reading: SwiftReader.Reading, with context: RunContext) {
    guard !reading.data.isEmpty, hasEstimates(reading), state.saidOnce.insert("estimates").inserted else { return }
    warn("cells, headers and footers are not measured: they keep their estimated sizes until 'measure' sets others", with: context)
  }

  /// Warns, once per session, that the layout has headers, footers or badges, and no code of the data source provides them.
  private func warnOfMissingProvider(_ reading: SwiftReader.Reading, with context: RunContext) {
    guard reading.lacksSupplementaryViewProvider, let solution = try? document.solution(of: document.view) else { return }
    let visible = solution.visibleElements(in: document.viewport(on: solution))
    guard visible.contains(where: { $0.category == .supplementary }), state.saidOnce.insert("provider").inserted else { return }
    warn(
      "headers, footers and badges need a 'supplementaryViewProvider', and this code sets none: 'help no-supplementary-provider'",
      with: context)
  }

  /// Warns, once for each view, that constraints and frames of a collection view are not applied.
  private func sayViewSize(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    guard let size = reading.viewSize, state.saidOnce.insert("size-\(size.view)").inserted else { return }
    let bounds = state.workspace.document.view.bounds
    let (width, height) = (shortest(bounds.width), shortest(bounds.height))
    warn(
      "the size of '\(size.view)'\(code.note(on: size.span)) is not computed from code: it is \(width) × \(height), and 'container' sets another",
      at: code.range(of: size.span), with: context)
  }

  /// Prints the traits that a provider depends on, and the parts of the code that have no effect.
  private func sayWhatWasRead(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    if reading.isProvider, !reading.reads.isEmpty {
      say("the section provider reads \(reading.reads.joined(separator: ", ")) and runs again when it changes", with: context)
    }
    sayUnsetTraits(reading, with: context)
    sayUndeclaredKinds(reading, with: context)
    if !reading.withoutEffect.isEmpty {
      warn(
        "this changes only a copy of 'layout.configuration': \(reading.withoutEffect.joined(separator: ", ")); assign a new value to 'layout.configuration' itself",
        with: context)
    }
    for edit in reading.lateEdits { sayLateEdit(edit, code, with: context) }
    warnAboutHandlers(reading, code, with: context)
    if !reading.otherViews.isEmpty {
      let names = reading.otherViews.map { "'\($0)'" }.joined(separator: ", ")
      warn("the data of other collection views is not read: \(names); name one after the file to read its data instead", with: context)
    }
    if !reading.others.isEmpty {
      warn("other code that makes sections or layouts: \(reading.others.joined(separator: ", "))", with: context)
    }
    if !reading.ignored.isEmpty {
      say("ignored, because it does not affect frames: \(reading.ignored.joined(separator: ", "))", with: context)
    }
  }

  /// Warns, once per session, that the code depends on traits that are unspecified here but never in an app.
  func sayUnsetTraits(_ reading: SwiftReader.Reading, with context: RunContext) {
    var unset = SwiftHost(state.workspace.document).unsetTraits.filter(reading.reads.contains)
    let environment = state.workspace.document.environment
    if reading.setsMarginReference, environment.device == nil, environment.layoutMargins == .zero { unset.append("layoutMargins") }
    guard !unset.isEmpty, state.saidOnce.insert("unset traits").inserted else { return }
    warn(
      "not set, although an app always has a value: \(unset.joined(separator: ", ")); set it with 'device iphone-16' or 'set environment'",
      with: context)
  }

  /// Warns of settings that move frames in an app, but are in code that was not evaluated.
  private func sayUnreached(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    guard !reading.unreached.isEmpty else { return }
    let places = reading.unreached.map { move in "\(move.text) (\(code.place(of: move.span) ?? ""))" }
    warn("this code would change frames, but it is not applied: \(places.joined(separator: ", "))", with: context)
  }

  /// Reports element kinds whose constants are not declared, so that their expressions serve as their names.
  func sayUndeclaredKinds(_ reading: SwiftReader.Reading, with context: RunContext) {
    guard !reading.undeclaredKinds.isEmpty else { return }
    say(
      "no file declares these element kinds, so each is named after its code: \(reading.undeclaredKinds.joined(separator: ", "))",
      with: context
    )
  }

  /// The maximum number of lines to show after reading code.
  private static let mostLines = 12

  /// Runs the lines that code was converted to, as one step.
  func run(_ lines: [String], echoing: Bool, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    showLines(lines, echoing: echoing, with: context)
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: ""), with: context) { session, context in
      lines.allSatisfy { session.run(InputEntry(Array($0.utf8), number: 1), with: context.quietCode) }
    }
    guard succeeded else { throw .readFailed }
  }

  /// Prints the lines that code was converted to. A long list is shortened.
  func showLines(_ lines: [String], echoing: Bool, with context: RunContext) {
    guard context.isTalkative || echoing else { return }
    let lines = lines.filter { !$0.hasPrefix("keep ") && $0 != "unuse provider" }
    let shown = echoing ? lines[...] : lines.prefix(Self.mostLines)
    for line in shown { showCommand(line, with: context) }
    if shown.count < lines.count { say("\(lines.count - shown.count) more; 'read ... --echo' shows all", with: context) }
  }
}

// MARK: Finding files

extension Session {
  /// The maximum number of files to read at once, and of folders to search.
  private static let mostFiles = 10_000

  /// The line that reads Swift files.
  ///
  /// - Parameter call: The call that makes the layout; nil for the only one in the code.
  /// - Parameter items: The number of items in each section, in the notation of `--items`; nil to use the code's data.
  /// - Parameter definitions: Names and values, in the notation of `--define`.
  package static func lineReading(_ files: [Path], call: String? = nil, items: String? = nil, definitions: [String] = []) -> [UInt8] {
    let call = call.map { [quotedIfNeeded($0)] } ?? []
    let options = call + (items.map { ["--items", quotedIfNeeded($0)] } ?? []) + definitions.flatMap { ["--define", quotedIfNeeded($0)] }
    return Array((["read"] + files.map { quotedIfNeeded($0) } + options).joined(separator: " ").utf8)
  }

  func loadSwift(_ names: [Path], in entry: InputEntry, with context: RunContext) throws(Diagnostic) -> [LoadedFile] {
    var files: [LoadedFile] = []
    for name in names {
      for path in try swiftFiles(in: name, with: context) { files.append(try load(path, in: entry, with: context)) }
    }
    guard !files.isEmpty else {
      throw Diagnostic(
        .unreadableFile, "there is no Swift file in '\(names[0].text.abbreviated)'", at: .parameter("file")
      )
    }
    return files
  }

  /// The Swift files in a folder and its subfolders; the file itself otherwise.
  private func swiftFiles(in name: Path, with context: RunContext) throws(Diagnostic) -> [Path] {
    let source = context.source
    guard let place = try? files.place(of: name, in: source), store.isFolder(place) else { return [name] }
    let code = store.files(below: name, ending: ".swift", most: Self.mostFiles) { try? files.place(of: $0, in: source) }
    guard code.isAll else {
      if CurrentRun.isCancelled { throw .cancelled }
      throw Diagnostic(
        .unreadableFile, "'\(name.text.abbreviated)' has more than \(Self.mostFiles.grouped) Swift files or folders",
        at: .parameter("file"))
    }
    return code.found
  }
}

// MARK: Refusals

extension Session {
  /// The maximum number of calls that an error lists.
  private static let mostMakers = 12

  /// Prints the error of a view's code, if it has a location in a file.
  ///
  /// - Parameter request: The request that read the code. The suggested lines mention its files.
  /// - Parameter typed: The entry that was just typed as the last piece, if any.
  func refuse(
    _ failure: SwiftReader.Failure, _ code: LayoutCode, _ request: SwiftRequest? = nil, typed entry: InputEntry? = nil,
    notes: [Phrase] = [], naming names: [MissingName]? = nil, among unknown: [SwiftReader.UnknownName] = [], with context: RunContext
  ) -> Diagnostic {
    switch failure {
    case .nothing where code.makesFlowLayout:
      return Diagnostic(
        .unreadableSwift, "this code makes a UICollectionViewFlowLayout, and Galley lays out only compositional layouts",
        notes: ["'help flow' compares them"])
    case .nothing where code.isInsideOfClass:
      return Diagnostic(
        .unreadableSwift, "this code overrides methods, but its class is missing",
        notes: ["write the class around it: class Screen: UICollectionViewController { … }"])
    case .nothing:
      return Diagnostic(
        .unreadableSwift, "this code makes no layout or section", notes: ["'help swift' describes the code that Galley reads"])
    case .uncalled(let calls): return refuse(uncalled: calls, code, request, with: context)
    case .choice(let calls): return refuse(toChooseAmong: calls, code, request, with: context)
    case .refused(let refusal), .data(let refusal):
      let own = names.flatMap { self.notes(on: $0, among: unknown, refusal, code, request) } ?? refusal.notes(isTyped: entry != nil)
      return refuse(refusal, code, typed: entry, own, notes: notes, with: context)
    }
  }

  /// Lists the calls that create a layout, each with its location and the line to type. A single call that needs arguments is reported at
  /// its location.
  private func refuse(
    toChooseAmong calls: [SwiftReader.MakerCall], _ code: LayoutCode, _ request: SwiftRequest?, with context: RunContext
  ) -> Diagnostic {
    let files = (request?.files ?? []).map { quotedIfNeeded($0) }
    let lines = calls.map { (["read"] + files + [quotedIfNeeded($0.call)]).joined(separator: " ") }
    guard calls.count > 1 else {
      let diagnostic = Diagnostic(
        .unreadableSwift, "the only function that makes a layout or a section needs arguments",
        notes: ["write a value after each label: \(lines.joined())"])
      return calls.first?.span.map { refuse(diagnostic, at: $0, code, with: context) } ?? diagnostic
    }
    var notes = zip(calls, lines).prefix(Self.mostMakers).map { maker, line -> Phrase in
      maker.span.flatMap(code.place).map { "\(line)  (\($0))" } ?? "\(line)"
    }
    if calls.count > notes.count { notes.append("and \(calls.count - notes.count) more") }
    return Diagnostic(
      .unreadableSwift, "this code makes \(calls.count) layouts or sections", notes: ["choose one of them:"] + notes)
  }

  /// Reports functions that apply a snapshot but need arguments, with the line that calls each.
  private func refuse(
    uncalled calls: [SwiftReader.MakerCall], _ code: LayoutCode, _ request: SwiftRequest?, with context: RunContext
  ) -> Diagnostic {
    let files = (request?.files ?? []).map { quotedIfNeeded($0) }
    let lines = calls.prefix(Self.mostMakers).map { (["read"] + files + [quotedIfNeeded($0.call)]).joined(separator: " ") }
    let name = String(calls.first?.call.prefix { $0 != "(" } ?? "")
    let diagnostic = Diagnostic(
      .unreadableSwift, "this code makes no layout, and nothing calls '\(name.abbreviated)', which applies a snapshot",
      notes: [
        calls.contains { $0.call.contains(text: "didChangeContentWith:") }
          ? "a fetched results controller calls it with a snapshot of the database: 'help core-data'"
          : "call it with values of your own: \(lines.joined(separator: "; "))"
      ])
    return calls.first?.span.map { refuse(diagnostic, at: $0, code, with: context) } ?? diagnostic
  }

  /// Prints a diagnostic at its location in a file of the code.
  private func refuse(_ diagnostic: Diagnostic, at span: Span, _ code: LayoutCode, with context: RunContext) -> Diagnostic {
    guard Int(span.file) < code.pieces.count else { return diagnostic }
    let piece = code.pieces[Int(span.file)]
    var diagnostic = diagnostic
    diagnostic.place = .bytes(span.range)
    let source = piece.file.map { Source(name: $0, folder: context.source.folder, chain: context.source.chain) } ?? context.source
    _ = refuse(diagnostic, in: piece.text, with: context.reading(source))
    return .readFailed
  }

  private func refuse(
    _ refusal: Refusal, _ code: LayoutCode, typed entry: InputEntry?, _ own: [Phrase], notes: [Phrase], with context: RunContext
  ) -> Diagnostic {
    if case .cancelled = refusal.reason { return .cancelled }
    let accepted = entry.flatMap { acceptedLine(for: refusal, in: $0) }
    var diagnostic = Diagnostic(
      .unreadableSwift, refusal.words,
      notes: accepted.map { ["try: \($0)"] + own } ?? own + (refusal.near == nil ? notes : []))
    diagnostic.suggestion = accepted == nil ? refusal.near : nil
    if let exception = refusal.exception {
      diagnostic = exception
      // The notes on a command's error suggest commands, which do not help in code.
      if case .snapshot = refusal.reason {
        let isEmpty = state.workspace.document.view.applied.numberOfSections == 0
        let note: Phrase =
          "nothing is applied here, so the snapshot of the data source is empty: append sections and items and apply them first"
        diagnostic.notes = refusal.hashNotes + (isEmpty && code.onlyEditsSnapshots ? [note] : [])
      }
      diagnostic.place = .command
    }
    if let note = places(of: refusal, code) { diagnostic.notes.append(note) }
    if let entry, let piece = code.pieces.last, Int(refusal.span.file) == code.pieces.count - 1 {
      // The piece may begin with lines typed before this entry.
      let start = piece.text.count - entry.bytes.count
      if refusal.span.range.lowerBound >= start {
        diagnostic.place = .bytes(refusal.span.range.lowerBound - start..<refusal.span.range.upperBound - start)
        _ = refuse(diagnostic, in: entry, with: context)
        return .readFailed
      }
    }
    return refuse(diagnostic, at: refusal.span, code, with: context)
  }

  /// The locations of the declarations that an ambiguous name may refer to; nil for other errors.
  private func places(of refusal: Refusal, _ code: LayoutCode) -> Phrase? {
    let places = refusal.others.compactMap(code.place)
    return places.isEmpty ? nil : "it is declared at \(places.joined(separator: ", ")); read only one of these files"
  }

  /// The line that sets the number of items, for code whose data exists only in the running app.
  func lineWithItems(
    _ request: SwiftRequest, _ entry: String?, _ reader: SwiftReader, sections count: Int, of reading: SwiftReader.Reading? = nil
  ) -> String {
    var names = reader.sectionNames.isEmpty ? (0..<count).map { "\($0)" } : reader.sectionNames
    var counts = [Int](repeating: AwaitedByCode.placeholderCount, count: names.count)
    if case .known(let known)? = reading?.itemCount {
      counts = known.map { $0 ?? AwaitedByCode.placeholderCount }
      let own = [reading?.sectionNames ?? [], names].first { $0.count == known.count }
      names = own ?? known.indices.map { "\($0)" }
    }
    let items =
      names.count < 2
      ? "\(counts.first ?? AwaitedByCode.placeholderCount)" : zip(names, counts).map { "\($0)=\($1)" }.joined(separator: ",")
    let words = ["read"] + request.files.map { quotedIfNeeded($0) } + [request.entry ?? entry].compactMap { $0.map(quotedIfNeeded) }
    return (words + ["--items", items]).joined(separator: " ")
  }
}

extension LayoutCode {
  /// Whether it is a part of a class, such as `override func viewDidLoad()` alone.
  fileprivate var isInsideOfClass: Bool { mentions("override") && !mentions("class ") && !mentions("extension ") }
  fileprivate var makesFlowLayout: Bool { mentions("UICollectionViewFlowLayout") }

  /// Whether the code changes the snapshot that the data source has, and makes none of its own.
  fileprivate var onlyEditsSnapshots: Bool { mentions(".snapshot()") && !mentions("appendSections") }

  private func mentions(_ text: String) -> Bool { pieces.contains { String(decoding: $0.text, as: UTF8.self).contains(text: text) } }

  /// Whether a name that no file declares is the name of a function, because parentheses follow it.
  fileprivate func isCalled(_ refusal: Refusal) -> Bool {
    guard case .unknownName = refusal.reason, Int(refusal.span.file) < pieces.count else { return false }
    return pieces[Int(refusal.span.file)].text.dropFirst(Int(refusal.span.end)).first == UInt8(ascii: "(")
  }

  /// The file and line of a span, `Feed.swift:12`; nil if the code has no such file.
  fileprivate func place(of span: Span) -> String? { range(of: span).map { "\($0.file ?? ""):\($0.line)" } }

  /// The file and line of a span in parentheses, for use in a sentence; empty for typed code.
  func note(on span: Span) -> Phrase { place(of: span).map { $0.hasPrefix(":") ? "" : " (\($0))" } ?? "" }

  /// A span of `joined` as one of the typed entry that contains it.
  func separated(_ span: Span) -> Span {
    let files = pieces.count { $0.file != nil }
    guard Int(span.file) == files else { return span }
    var start = UInt32(0)
    for (index, piece) in pieces.enumerated() where piece.file == nil {
      let end = start + UInt32(piece.text.count)
      if span.start <= end { return Span(start: span.start - start, end: span.end - start, file: UInt32(index)) }
      start = end + 1
    }
    return span
  }

  /// The range of a span in its file or typed entry; nil for a line typed at the prompt.
  func range(of span: Span) -> SourceRange? {
    guard Int(span.file) < pieces.count else { return nil }
    let piece = pieces[Int(span.file)]
    guard piece.file != nil || piece.line > 1 || piece.text.contains(UInt8(ascii: "\n")) else { return nil }
    let before = piece.text.prefix(Int(span.start))
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceRange(
      file: piece.file, line: before.count { $0 == UInt8(ascii: "\n") } + piece.line, column: before.count - start + 1,
      length: span.range.count)
  }
}

extension Document {
  /// Records which code set the properties of the current view's components.
  mutating func keepSources(of reading: SwiftReader.Reading, _ code: LayoutCode) {
    func range(_ span: Span) -> SourceRange? { code.range(of: reading.isOfJoinedCode ? code.separated(span) : span) }
    func source(_ spans: SourceSpans, of component: String?) -> ComponentSource {
      var source = ComponentSource(made: spans.made.flatMap(range))
      for (property, span) in spans.properties {
        guard let name = PropertyName(rawValue: property), let value = text(of: name, of: component), let range = range(span)
        else { continue }
        source.properties[name] = ComponentSource.PropertySource(range: range, value: value)
      }
      return source
    }
    var all: [String?: ComponentSource] = [nil: source(reading.layoutSources, of: nil)]
    for component in reading.components { all[component.name] = source(component.sources, of: component.name) }
    view.sources = Derived(all)
  }
}

extension ItemCounts {
  /// The sections with their item counts, in the order of the code if it creates them.
  ///
  /// - Parameter cases: The section names in the code. If no snapshot is known, counts may refer to them by index.
  func sections(of code: [(name: String, count: Int)]?, orOf cases: [String]) throws(Diagnostic) -> [CountedSection] {
    guard let code, !code.isEmpty, let given = named else { return sections(called: code?.map { $0.name } ?? cases) }
    let names = code.map { $0.name }
    for name in given.map({ $0.name }) where !names.contains(name) {
      throw Diagnostic(
        .unreadableSwift, "the code has no section '\(name.abbreviated)'", at: .parameter("counts"),
        notes: ["it has the sections \(names.joined(separator: ", "))"]
      ).offering(names, insteadOf: name)
    }
    return code.map { own in given.first { $0.name == own.name } ?? CountedSection(name: own.name, count: own.count) }
  }
}

// MARK: Providers

/// Swift code that a view keeps. It runs again when a value that it may read changes, just as UIKit calls a section provider again.
extension Session {
  /// The components and sections that a view's code creates in a document.
  ///
  /// - Parameter renamed: The names of components, keyed by the names of their constants where these differ.
  func reading(
    of code: LayoutCode, for view: View, in document: Document, renamed: [String: String] = [:]
  ) throws(SwiftReader.Failure) -> SwiftReader.Reading {
    let reader = reader(of: code, for: view, in: document, renamed: renamed)
    guard code.isTyped else { return try reader.read(code.entry, sectionCount: max(1, reader.host.sections.count)) }
    return try TypedEvaluation(reader, entry: code.entry).read(reader)
  }

  /// Evaluates typed code that contains only declarations in the same way as a file of an app: the layout, and the data that the app
  /// applies when it starts. Nil if the code creates nothing yet.
  ///
  /// - Parameter code: The code. Its last piece contains all typed lines.
  /// - Parameter newest: The last entry. If several functions create a layout, the one in this entry is called.
  func appReading(of code: LayoutCode, newest: [UInt8]) throws(SwiftReader.Failure) -> SwiftReader.Reading? {
    let document = state.workspace.document
    let reader = reader(of: code, for: document.view, in: document, asFiles: true)
    let count = max(1, reader.host.sections.count)
    do throws(SwiftReader.Failure) { return try reader.readWithData(code.entry, sectionCount: count) } catch {
      switch error {
      case .refused(let refusal), .data(let refusal): if refusal.exception != nil || refusal.isCancelled { throw error }
      case .choice(let calls):
        guard let call = reader.choice(among: calls.map { $0.call }, in: newest) else { return nil }
        var reading = try reader.readWithData(call, sectionCount: count)
        reading.isOfChoice = true
        return reading
      case .nothing, .uncalled: break
      }
      return nil
    }
  }

  /// A reader for a view's code that starts with one of its pieces.
  ///
  /// - Parameter isOfFiles: Whether typed lines are read like a file.
  func reader(
    of code: LayoutCode, from first: Int = 0, for view: View, in document: Document, renamed: [String: String] = [:],
    asFiles isOfFiles: Bool = false
  ) -> SwiftReader {
    let host = SwiftHost(document.codeSurroundings(of: view), view)
    let pieces = code.pieces[first...].map { piece in
      var source = SwiftReader.SourcePiece(piece, of: view)
      if isOfFiles { source.runs = false }
      return source
    }
    var reader = SwiftReader(pieces: pieces, host: host)
    reader.taken = document.componentNames(besides: code)
    reader.renamed = renamed
    for definition in code.definitions { reader.definitions[definition.name] = definition.value }
    return reader
  }

  /// Runs the code of each view again if an edit changed its environment or sections, and applies the differences in the result.
  func askAgain(since earlier: Document, with context: RunContext) throws(Diagnostic) {
    let current = state.workspace.document.current
    defer { state.workspace.document.current = min(current, state.workspace.document.views.count - 1) }
    for index in state.workspace.document.views.indices where index < earlier.views.count {
      let (before, view) = (earlier.views[index], state.workspace.document.views[index])
      guard let code = view.code, code == before.code,
        SwiftHost(earlier.codeSurroundings(of: before), before) != SwiftHost(state.workspace.document.codeSurroundings(of: view), view)
      else { continue }
      state.workspace.document.current = index
      let change: CodeChange
      do throws(SwiftReader.Failure) {
        change = CodeChange(
          old: (try? reading(of: code, for: before, in: earlier)) ?? .init(),
          new: try reading(of: code, for: view, in: state.workspace.document))
      } catch {
        state.workspace.document = earlier
        throw refuse(error, code, with: context)
      }
      state.workspace.document.view.readByProvider = Derived(change.new.reads)
      try carryOver(change, code, since: earlier, with: context)
    }
  }

  private func carryOver(
    _ change: CodeChange, _ code: LayoutCode, since earlier: Document, with context: RunContext
  ) throws(Diagnostic) {
    let lines = change.lines(in: state.workspace.document)
    guard !lines.isEmpty || !change.gone.isEmpty else { return }
    let succeeded = asPartOfCommand { session in session.run(lines, then: change, code, with: context.quiet) }
    guard succeeded else {
      state.workspace.document = earlier
      throw .readFailed
    }
    state.workspace.inverse = .version(CopyOnWriteBox(earlier))
    say("the section provider runs again", with: context)
    showLines(lines, echoing: false, with: context)
  }

  /// Runs the lines of a change, and removes unused components. If the code is kept, also records which components it created.
  func run(_ lines: [String], then change: CodeChange, _ code: LayoutCode?, with context: RunContext) -> Bool {
    for line in lines where !run(InputEntry(Array(line.utf8), number: 1), with: context) { return false }
    for name in change.gone where state.workspace.document.components[name] != nil && state.workspace.document.users(of: name).isEmpty {
      guard run(InputEntry(Array("undefine \(SwiftReader.word(name))".utf8), number: 1), with: context) else { return false }
    }
    guard var kept = code else { return true }
    state.workspace.document.keepSources(of: change.new, kept)
    kept.made = change.new.components.map { $0.name }
    guard kept.made != state.workspace.document.view.code?.made || state.workspace.document.view.code?.entry != kept.entry else {
      return true
    }
    return run(InputEntry(Array(kept.providerLine.utf8), number: 1), with: context)
  }

  // MARK: Showing it

  private static let providerColumns = [
    Table.Column("section", key: "sectionIdentifier", shape: .optional(.string)),
    Table.Column("index", key: "section", isNumber: true, shape: .optional(.integer)),
    Table.Column("component", key: "component", shape: .optional(.string)),
    Table.Column("read", key: "read", shape: .optional(.string)),
  ]

  static let providerShape = JSONShape(rowsOf: providerColumns, key: "answers")

  /// Prints the section that the current view's code returns for each index, and the traits that it read.
  func showProvider(with context: RunContext) throws(Diagnostic) {
    let view = state.workspace.document.view
    guard let code = view.code else { throw .noCode(view.name) }
    let reading: SwiftReader.Reading
    do throws(SwiftReader.Failure) { reading = try self.reading(of: code, for: view, in: state.workspace.document) } catch {
      throw refuse(error, code, with: context)
    }
    let names = SwiftHost(state.workspace.document).sections
    let from: Phrase = code.entry.map { "\($0) makes the layout" } ?? "the typed code makes the layout"
    print(
      .table(
        Table(Self.providerColumns, rowsKey: "answers", linesAfter: [StyledLine(from, .faint)]) { body in
          for (index, answer) in reading.sections.enumerated() {
            let name: Table.Cell = reading.isProvider ? index < names.count ? .name(names[index]) : .none : .phrase("every")
            let reads = reading.isProvider ? answer.reads : reading.reads
            body([
              name, reading.isProvider ? .integer(index) : .none, answer.component.map(Table.Cell.name) ?? .none,
              reads.isEmpty ? .none : .text(reads.joined(separator: ", ")),
            ])
          }
        }), with: context)
  }
}
