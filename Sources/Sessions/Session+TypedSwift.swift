import CommandLanguage
import Commands
import Documents
import Exports
import HashTreeCollections
import Localization
import Rendering
import SwiftInterpreter
import SwiftParsing

/// Typed Swift. An entry runs after the previously typed code, and its result becomes lines.
extension Session {
  /// Runs an entry of Swift as one undo step.
  func runSwift(_ entry: InputEntry, with context: RunContext) -> Bool {
    if swiftLines == .pasted { swiftLines = .beginning }
    if context.echoes { echoSwift(entry, with: context) }
    defer { writeJournal(with: context) }
    do throws(Diagnostic) {
      guard context.accepted != .edits else { throw .unreadableSwiftHere }
      try take(entry, with: context)
    } catch {
      return refuse(error, in: entry, with: context)
    }
    acknowledge(with: context)
    return entry.following.map { run(InputEntry($0, number: entry.number), with: context) } ?? true
  }

  private func echoSwift(_ entry: InputEntry, with context: RunContext) {
    let lines = entry.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      context.output.write("\(index == 0 ? "galley> " : "        ")\(String(decoding: line, as: UTF8.self).escapingControls)\n")
    }
  }

  private func take(_ entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    guard SourceFile.ending(of: entry.bytes) == .complete else { throw .unfinishedSwift }
    if SourceFile(entry.bytes).statements.isEmpty { return }
    let before = state.workspace.document
    // Placeholders are removed first, because the code must see an app without data.
    if before.view.holdsPlaceholders { state.workspace.document.view.dropPlaceholders() }
    let withoutPlaceholders = state.workspace.document
    var typed = typedCode(entry)
    let new: SwiftReader.Reading
    let evaluation: TypedEvaluation
    do throws(Diagnostic) {
      (new, evaluation) = try reading(of: typed, entry, with: context)
    } catch {
      state.workspace.document = before
      throw error
    }
    if new.isOfChoice { typed.code.entry = new.entry }
    var old = typed.before.map { readingBefore(typed, $0, in: withoutPlaceholders) } ?? SwiftReader.Reading()
    if typed.makesLayout { old.sections = [] }
    state.workspace.document = before
    let change = CodeChange(old: old, new: new)
    let lines = change.lines(in: before)
    let data = newData(of: new, after: old)
    showLines(lines + data, echoing: context.echoes, with: context)
    let line = entry.bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    let succeeded = asOneStep(line[...], redoing: .lines(after: ""), with: context) { session, context in
      if before.view.holdsPlaceholders { session.state.workspace.document.view.dropPlaceholders() }
      guard session.run(typed.lines + lines, then: change, typed.isKept ? typed.code : nil, with: context.quiet) else { return false }
      session.keepScreens(of: typed.code)
      return data.allSatisfy { session.run(InputEntry(Array($0.utf8), number: 1), with: context.quietCode) }
    }
    guard succeeded else { throw .readFailed }
    if typed.isKept, typed.renamed.isEmpty {
      state.lastReading = EvaluatedCode(typed.code, in: withoutPlaceholders, reading: new, evaluation)
    }
    state.saidOnce.remove(Self.placeholdersAreSaid)
    state.workspace.document.view.awaited = Derived(awaited(by: new))
    state.workspace.document.view.hashMistakes = Derived(new.hashMistakes)
    state.workspace.document.view.readByProvider = Derived(new.reads)
    // The effects of the entry are those on the placeholders that were on screen.
    if before.view.holdsPlaceholders, case .items? = state.workspace.document.view.awaited.value { finishCode(with: context.quiet) }
    let isPrinted = typed.continues && new.printed.starts(with: old.printed)
    for text in new.printed.dropFirst(isPrinted ? old.printed.count : 0) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) { print(.line(.verbatim(String(line))), with: context) }
    }
    if lines.isEmpty, data.isEmpty, new.printed.isEmpty { sayWhatMakesIt(entry, with: context) }
    say(new, since: before, with: context)
    sayUnknownData(new, typed.code, with: context)
    sayIdentityByInstance(new, with: context)
    warnOfMissingLayout(new, with: context)
    sayOverrides(new, typed.code, with: context)
    sayAssumptions(new, typed.code, with: context)
    for edit in new.lateEdits where state.saidOnce.insert(edit.text).inserted {
      sayLateEdit(edit, typed.code, with: context)
    }
    warnAboutHandlers(new, typed.code, with: context)
  }

  /// The commands for the data that the code did not make before an entry.
  ///
  /// The data that an app applies when it starts is not repeated after each declaration, and statements do not continue it.
  private func newData(of new: SwiftReader.Reading, after old: SwiftReader.Reading) -> [String] {
    guard new.isOfDeclarations == old.isOfDeclarations else { return new.data }
    func isClearing(_ data: [String]) -> Bool { new.isOfDeclarations && data.first == "delete all" }
    let before = isClearing(old.data) ? old.data.dropFirst() : old.data[...]
    let after = isClearing(new.data) ? new.data.dropFirst() : new.data[...]
    return after.starts(with: before) && !before.isEmpty ? Array(after.dropFirst(before.count)) : new.data
  }

  /// Stores the screen for each typed piece, because the lines that keep the code do not contain it.
  private func keepScreens(of code: LayoutCode) {
    guard var kept = state.workspace.document.view.code else { return }
    for (index, piece) in code.pieces.enumerated() where index < kept.pieces.count && kept.pieces[index] == piece {
      kept.pieces[index] = piece
    }
    state.workspace.document.view.code = kept
  }

  /// Warns that a value without a name, or the start of a view controller, has no effect.
  private func sayWhatMakesIt(_ entry: InputEntry, with context: RunContext) {
    let file = SourceFile(entry.bytes)
    if file.startsController { return warn("this call applies no snapshot and installs no layout", with: context) }
    guard file.isValue else { return }
    let isMade = entry.bytes.first { !$0.isSpace }.map { (65...90).contains($0) } ?? false
    guard context.isTalkative || isMade else { return }
    warn("this value is not stored; name it with 'let size = ...'", with: context)
  }

  /// The result of the code before an entry. Reuses the result for the last entry if nothing that the code may read has changed.
  private func readingBefore(_ typed: TypedCode, _ code: LayoutCode, in document: Document) -> SwiftReader.Reading {
    if let last = state.lastReading, typed.renamed.isEmpty, last.matches(code, in: document) { return last.reading }
    let found = (try? reading(of: code, for: document.view, in: document, renamed: typed.renamed)) ?? SwiftReader.Reading()
    guard found.isOfDeclarations, typed.renamed.isEmpty, var ofApp = try? appReading(of: code.joined, newest: []) else { return found }
    ofApp.isOfDeclarations = true
    return ofApp
  }

  /// The result of the code with an entry appended. Evaluates only new pieces where possible.
  private func reading(
    of typed: TypedCode, _ entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) -> (SwiftReader.Reading, TypedEvaluation) {
    let document = state.workspace.document
    let earlier = state.lastReading.flatMap { $0.canContinue(with: typed.code, in: document) ? $0.evaluation : nil }
    let reader = reader(of: typed.code, from: earlier?.pieceCount ?? 0, for: document.view, in: document, renamed: typed.renamed)
    let evaluation = earlier ?? TypedEvaluation(reader, entry: typed.code.entry)
    var code = typed.code
    do throws(SwiftReader.Failure) {
      let reading = try evaluation.read(reader)
      guard reading.isOfDeclarations, typed.renamed.isEmpty else { return (reading, evaluation) }
      code = code.joined
      guard var ofApp = try appReading(of: code, newest: entry.bytes) else { return (reading, evaluation) }
      (ofApp.isOfDeclarations, ofApp.isOfJoinedCode) = (true, true)
      return (ofApp, evaluation)
    } catch {
      throw refuse(error, code, typed: entry, notes: usage(ofMethodIn: entry.bytes).map { ["try: \($0)"] } ?? [], with: context)
    }
  }

  /// The part that code leaves open: the layout, or the items of its layout.
  private func awaited(by reading: SwiftReader.Reading) -> AwaitedByCode? {
    if !reading.sections.isEmpty {
      return reading.data.isEmpty
        ? .items(sections: reading.sectionNames, count: reading.itemCount, way: "'append sections' replaces them") : nil
    }
    if !reading.choices.isEmpty {
      return .layout(
        "this code makes several layouts or sections; type the one to use: \(reading.choices.joined(separator: ", "))")
    }
    return reading.obstacle.map { .layout("there is no layout yet: \($0.words)") }
  }

  private func say(_ reading: SwiftReader.Reading, since before: Document, with context: RunContext) {
    guard context.isTalkative else { return }
    sayUnsetTraits(reading, with: context)
    sayUndeclaredKinds(reading, with: context)
    if !reading.ignored.isEmpty {
      say("ignored, because it does not affect frames: \(reading.ignored.joined(separator: ", "))", with: context)
    }
    sayEffects(since: before, with: context)
  }
}

/// The result of code, and everything that it depends on.
struct EvaluatedCode: Sendable {
  private let code: LayoutCode
  private let host: SwiftHost
  private let otherComponents: Set<String>
  let reading: SwiftReader.Reading
  let evaluation: TypedEvaluation

  init(_ code: LayoutCode, in document: Document, reading: SwiftReader.Reading, _ evaluation: TypedEvaluation) {
    (self.code, self.reading, self.evaluation) = (code, reading, evaluation)
    host = SwiftHost(document.codeSurroundings(of: document.view), document.view)
    otherComponents = document.componentNames(besides: code)
  }

  /// Whether this is the result of the given code in a document.
  func matches(_ code: LayoutCode, in document: Document) -> Bool {
    code.pieces.count == self.code.pieces.count && begins(code, in: document)
      && otherComponents == document.componentNames(besides: code)
  }

  /// Whether the evaluation can continue with the additional pieces of the code.
  func canContinue(with code: LayoutCode, in document: Document) -> Bool {
    evaluation.canContinue && evaluation.pieceCount == self.code.pieces.count && begins(code, in: document)
      && code.pieces[self.code.pieces.count...].allSatisfy { $0.file == nil }
  }

  private func begins(_ code: LayoutCode, in document: Document) -> Bool {
    // A typed piece from a saved file has no screen and reads the current view instead.
    code.pieces.starts(with: self.code.pieces) { $0.isIdentical(to: $1) && ($0.file != nil || $0.screen.value != nil) }
      && code.entry == self.code.entry && code.definitions == self.code.definitions
      && host == SwiftHost(document.codeSurroundings(of: document.view), document.view)
  }
}

extension Session {
  /// Discards the evaluation, so that a copy of the session can own it exclusively.
  package func giveUpEvaluation() { state.lastReading = nil }
}

extension Document {
  /// The names of the document's components that the code did not create.
  func componentNames(besides code: LayoutCode) -> Set<String> { Set(components.keys).subtracting(code.made) }
}

extension Diagnostic {
  fileprivate static let unfinishedSwift = Diagnostic(
    .unreadableSwift, "this Swift code is incomplete: close the bracket, quote, comment or expression", at: .end)

  fileprivate static let unreadableSwiftHere = Diagnostic(.unreadableJSON, "a document contains only edits, and this is not one")
}

extension SourceFile {
  /// Whether the file is a single call or member access whose value would be unused.
  fileprivate var isValue: Bool {
    guard statements.count == 1, case .expression(let expression) = statements[0].kind else { return false }
    if case .member = expression.kind { return true }
    if case .call = expression.kind { return true }
    return false
  }
}

// MARK: Borrowed components

/// The view's code with an appended entry.
struct TypedCode {
  var code: LayoutCode
  /// The code before the entry, with the declarations that the entry uses from elsewhere; nil for the first entry.
  var before: LayoutCode?
  /// Whether the entry creates a layout. The layout then uses the borrowed section, although the declarations also created one.
  var makesLayout = false
  /// The names of components, keyed by the names of their constants where these differ.
  var renamed: [String: String] = [:]
  /// The lines that store the code in the document.
  var lines: [String] = []
  /// Whether the entry extends the previous piece, whose lines run again.
  var continues = false
  /// Whether the view keeps the entry. A line that only changes components created by commands is not kept.
  var isKept = true
}

/// Components created by commands, as constants for typed Swift: `rows.boundarySupplementaryItems = [header]`.
extension Session {
  /// The view's code with an appended entry, preceded by declarations of the components that the entry uses from elsewhere.
  func typedCode(_ entry: InputEntry) -> TypedCode {
    let file = SourceFile(entry.bytes)
    let view = state.workspace.document.view
    let surroundings = state.workspace.document.codeSurroundings(of: view)
    let before = view.code
    var code = before ?? LayoutCode()
    let piece = LayoutCode.SourceText(entry.bytes, file: nil, in: surroundings, on: view, line: entry.number)
    if let last = code.pieces.indices.last, code.pieces[last].file == nil, file.continuesStatement {
      code.pieces[last].text += [UInt8(ascii: "\n")] + entry.bytes
      return TypedCode(code: code, before: before, lines: [piece.line(where: surroundings, continues: true)], continues: true)
    }
    if code.replaceDeclarations(by: file) {
      // The call may refer to a function that was removed.
      if code.isTyped { code.entry = nil }
      let earlier = ["unuse provider"] + code.pieces.map { $0.line(where: surroundings) } + [code.providerLine]
      code.pieces.append(piece)
      return TypedCode(code: code, before: before, lines: earlier + [piece.line(where: surroundings)])
    }
    let isKept = !file.statements.allSatisfy { $0.isExpression } || changesCode(file)
    // A kept entry cannot use renamed constants, because it is evaluated again later without the renaming.
    guard let borrowed = borrowed(by: file), !isKept || borrowed.renamed.isEmpty else {
      code.pieces.append(piece)
      return TypedCode(code: code, before: before, lines: [piece.line(where: surroundings)])
    }
    let declarations = LayoutCode.SourceText(Array(borrowed.text.utf8), file: nil, in: surroundings)
    code.pieces.append(declarations)
    code.made += borrowed.names
    var typed = TypedCode(code: code, before: code)
    typed.code.pieces.append(piece)
    typed.isKept = isKept
    typed.renamed = borrowed.renamed
    typed.makesLayout = file.plainNames.contains("UICollectionViewCompositionalLayout")
    if isKept { typed.lines = [declarations, piece].map { $0.line(where: surroundings) } }
    return typed
  }

  /// Whether statements may change values that the code created, instead of only assigning them to a component of the document.
  private func changesCode(_ file: SourceFile) -> Bool {
    let own = swiftPrompt.codeNames
    if file.plainNames.isDisjoint(with: own) { return false }
    return !file.statements.allSatisfy { statement in
      guard let name = statement.firstName else { return false }
      return !own.contains(name) && state.workspace.document.components[name] != nil
    }
  }

  /// Declarations of the components that the code names without declaring them. Nil if there are no such components, or if Swift cannot
  /// declare one of them.
  private func borrowed(by file: SourceFile) -> SwiftComponents.Declarations? {
    let components = state.workspace.document.components
    let named = file.plainNames.filter { components[$0] != nil }
    // Names in functions and types usually refer to their own constants.
    guard !named.isEmpty, !file.statements.allSatisfy({ $0.declaresFunctionOrType }) else { return nil }
    let declared = swiftPrompt.codeNames
    let missing = named.subtracting(declared).subtracting(SwiftReader(files: [file.bytes], host: SwiftHost()).names)
    guard !missing.isEmpty else { return nil }
    return SwiftComponents.declarations(of: missing.sorted(), in: state.workspace.document, besides: declared)
  }

  /// Runs the current, rejected command as Swift, if it is a complete statement that changes components.
  ///
  /// - Returns: Whether it succeeded; nil if it is not such a statement.
  func runAsComponentCode(_ range: Range<Int>, in entry: InputEntry, with context: RunContext) -> Bool? {
    let text = [UInt8](repeating: UInt8(ascii: " "), count: range.lowerBound) + entry.bytes[range]
    let file = SourceFile(text)
    guard context.accepted != .edits, SourceFile.ending(of: text) == .complete, file.statements.count == 1,
      file.statements[0].changesSomething,
      borrowed(by: file) != nil
    else { return nil }
    let swift = InputEntry(text, number: entry.number, isSwift: true)
    let typed = typedCode(swift)
    do throws(SwiftReader.Failure) {
      _ = try reading(of: typed.code, for: state.workspace.document.view, in: state.workspace.document, renamed: typed.renamed)
    } catch {
      // A value of the wrong type is an error of the code. For other errors, that of the similar command is reported.
      guard error.isOfType, file.statements[0].isAssignment else { return nil }
    }
    return runSwift(swift, with: context)
  }
}

extension SwiftReader.Failure {
  /// Whether a value has the wrong type, or a property does not exist or cannot be set.
  fileprivate var isOfType: Bool {
    guard case .refused(let refusal) = self else { return false }
    return switch refusal.reason {
    case .unexpected, .unknownMember, .getOnly: true
    default: false
    }
  }
}

extension Statement {
  fileprivate var declaresFunctionOrType: Bool {
    guard case .declaration(let declaration) = kind else { return false }
    switch declaration.kind {
    case .function, .type, .import, .typealias: return true
    default: return false
    }
  }

  fileprivate var isAssignment: Bool {
    guard case .expression(let expression) = kind, case .assignment = expression.kind else { return false }
    return true
  }

  fileprivate var isExpression: Bool { if case .declaration = kind { false } else { true } }

  /// The name that an assignment or a call begins with.
  fileprivate var firstName: String? {
    guard case .expression(let expression) = kind else { return nil }
    switch expression.kind {
    case .assignment(let target, _): return target.firstName
    case .binary(let binary): return binary.operands[0].firstName
    default: return expression.firstName
    }
  }

  fileprivate var changesSomething: Bool {
    guard case .expression(let expression) = kind else { return false }
    switch expression.kind {
    case .assignment: return true
    case .binary(let binary): return ["+=", "-=", "*=", "/="].contains(binary.operators[0].name)
    case .call(let call):
      if case .member = call.callee.kind { return true }
      return false
    default: return false
    }
  }
}

extension Expression {
  fileprivate var firstName: String? {
    switch kind {
    case .identifier(let reference): reference.name.text
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): base.firstName
    case .call(let call), .subscript(let call): call.callee.firstName
    default: nil
    }
  }
}

extension LayoutCode {
  /// Removes declarations that are redeclared in a later file.
  ///
  /// - Returns: Whether any were removed.
  fileprivate mutating func replaceDeclarations(by later: SourceFile) -> Bool {
    var isChanged = false
    for index in pieces.indices {
      guard let text = SourceFile(pieces[index].text).withoutDeclarations(in: later) else { continue }
      pieces[index].text = text
      isChanged = true
    }
    return isChanged
  }
}

// MARK: While Swift is typed

extension Session {
  /// The meanings of the Swift parts of an entry's lines; nil for an entry that contains only commands.
  func swiftMeanings(in entry: [UInt8]) -> [MeaningSpan]? {
    var spans: [MeaningSpan] = []
    var joiner = LineJoiner()
    var start = 0
    var begun: Int?
    var hasSwift = false
    for line in entry.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let bytes = Array(line)
      let isSwift = begun != nil || swiftPrompt.readsAsSwift(bytes)
      let ended = joiner.take(bytes, number: 1, by: swiftPrompt)
      if isSwift {
        hasSwift = true
        let first = begun ?? start
        let end = start + bytes.count
        begun = ended == nil ? first : nil
        if ended != nil || end == entry.count {
          spans += SourceFile.marks(in: Array(entry[first..<end])).map {
            MeaningSpan($0.range.lowerBound + first..<$0.range.upperBound + first, $0.kind.meaning)
          }
        }
      } else {
        spans += shellCommands.meanings(in: bytes, self, isFirst: !hasSwift && start == 0).map {
          MeaningSpan($0.range.lowerBound + start..<$0.range.upperBound + start, $0.meaning)
        }
      }
      start += bytes.count + 1
    }
    return hasSwift ? spans : nil
  }
}

extension SourceMark.MarkKind {
  fileprivate var meaning: Meaning {
    switch self {
    case .keyword: .keyword
    case .type: .known
    case .number: .number
    case .string: .string
    case .comment: .comment
    }
  }
}
