import Documents
import Localization
import SwiftParsing

/// Reads UIKit code: finds the code that makes the layout, evaluates it, and converts the result into commands.
package struct SwiftReader {
  /// A file or a line of code.
  package struct SourcePiece: Sendable {
    package var bytes: [UInt8]
    /// The state of the app when the code was entered. Providers that run later use `SwiftReader.host`.
    package var host: SwiftHost
    /// True for typed code, whose statements run in order. False for files, which only contain declarations.
    package var runs: Bool
    /// The path of a file. Its folders identify modules.
    package var path: String?
    /// The content of the app's data source; nil if only item counts are known.
    package var snapshot: (@Sendable () -> AppSnapshot)?

    package init(_ bytes: [UInt8], host: SwiftHost, runs: Bool) { (self.bytes, self.host, self.runs) = (bytes, host, runs) }
  }

  let pieces: [SourcePiece]
  package let program = Program()
  /// The current state of the app.
  package var host: SwiftHost
  package var definitions: [String: String] = [:]
  /// Names of existing components.
  package var taken: Set<String> = []
  /// Component names by constant name, where the two differ.
  package var renamed: [String: String] = [:]

  /// The error for code whose brackets are nested too deeply. Such code is not read.
  private(set) var tooDeep: Refusal?

  /// Reads the files among the pieces. The position of a piece is its file index in spans.
  package init(pieces: [SourcePiece], host: SwiftHost) {
    self.pieces = pieces
    self.host = host
    for (index, piece) in pieces.enumerated() where !piece.runs {
      let file = SourceFile(piece.bytes, index: UInt32(index))
      if let problem = file.tooDeep {
        tooDeep = tooDeep ?? Refusal(.grammar(problem.kind), at: problem.span)
      } else {
        program.add(file, path: piece.path)
      }
    }
    program.finish()
  }

  package init(files: [[UInt8]], paths: [String] = [], host: SwiftHost) {
    let pieces = files.enumerated().map { index, bytes in
      var piece = SourcePiece(bytes, host: host, runs: false)
      piece.path = index < paths.count ? paths[index] : nil
      return piece
    }
    self.init(pieces: pieces, host: host)
  }

  package enum Failure: Error, Sendable {
    case refused(Refusal)
    /// An error in code that makes the data of the sections.
    case data(Refusal)
    /// Several calls make a layout, or the only one needs arguments.
    case choice([MakerCall])
    /// The code makes no layout. Some functions apply a snapshot, but need arguments.
    case uncalled([MakerCall])
    case nothing

    /// The error in the code, if the failure has one.
    package var refusal: Refusal? {
      switch self {
      case .refused(let refusal), .data(let refusal): refusal
      case .choice, .uncalled, .nothing: nil
      }
    }
  }

  /// A name that no file declares.
  package struct UnknownName: Sendable {
    package var name: String
    package var span: Span
  }

  /// A call that makes a layout or section, with the declaration that it calls.
  package struct MakerCall: Sendable {
    package var call: String
    package var span: Span?
    /// Whether only the app knows the arguments.
    package var needsArguments = false

    init(_ maker: Maker) { (call, span, needsArguments) = (maker.call, maker.span, maker.needsArguments) }

    init(_ call: String, _ span: Span?) { (self.call, self.span) = (call, span) }
  }

  func evaluator(trustsInitialValues: Bool = false) -> Evaluator {
    Evaluator(
      program: program, host: pieces.first?.host ?? host, definitions: definitions.mapValues(Self.value),
      trustsInitialValues: trustsInitialValues)
  }

  /// Reads code and runs the functions that make its data. Omits the data if only the running app knows it.
  ///
  /// A list that is empty when the app starts is probably filled later, so that its items are unknown. It is read as empty only if every
  /// section that the app then shows has items.
  package func readWithData(_ entry: String?, sectionCount: Int) throws(Failure) -> Reading {
    program.hasReadUnset = false
    let reading: Reading
    do throws(Failure) { reading = try readWithLaterData(entry, sectionCount: sectionCount) } catch {
      guard error.refusal?.isOfMissingValue ?? false, let found = try readingOfStart(entry, sectionCount) else { throw error }
      return found
    }
    guard let unknown = reading.unknownData, unknown.isOfMissingValue else { return reading }
    return try readingOfStart(entry, sectionCount) ?? reading
  }

  /// The reading in which properties that only the file can set have their initial values. Nil unless all data is then known and every
  /// section has items.
  private func readingOfStart(_ entry: String?, _ sectionCount: Int) throws(Failure) -> Reading? {
    guard program.hasReadUnset else { return nil }
    program.forgetValues()
    do throws(Failure) {
      let reading = try evaluate(
        entry.map(completed) ?? creation, sectionCount: sectionCount, makesData: true, trustsInitialValues: true)
      return reading.unknownData == nil && reading.fillsSections ? reading : nil
    } catch {
      if error.refusal?.isCancelled ?? false { throw error }
      return nil
    }
  }

  private func readWithLaterData(_ entry: String?, sectionCount: Int) throws(Failure) -> Reading {
    var reading: Reading
    do throws(Failure) { reading = try read(entry, sectionCount: sectionCount, makesData: true) } catch {
      guard case .data(let refusal) = error, refusal.isPassedOver else { throw error }
      // Other errors in a function that also makes the layout are those of the layout.
      guard refusal.isOfMissingValue || !Self.isStart(entry ?? (try? chosen()) ?? "") else { throw error }
      do throws(Failure) { reading = try read(entry, sectionCount: sectionCount) } catch {
        // The error in the data is the reason why nothing is made, or why the sections are unknown.
        switch error {
        case .nothing: throw .data(refusal)
        case .refused(let other) where other.isOfUnknownSections: throw .data(refusal)
        default: throw error
        }
      }
      reading.unknownData = refusal
    }
    if reading.data.isEmpty, !reading.sections.isEmpty {
      reading.itemCount = itemCount(for: reading.entry)
      if let filled = reading.unknownData?.sections, !filled.isEmpty, reading.itemCount == .unset {
        reading.sectionNames = filled.map { $0.name }
        reading.itemCount = .known(filled.map { $0.count })
      } else if reading.itemCount == .unset {
        // Nothing that runs calls the functions that make the data, or only an event does.
        let makers = program.laterDataMakers
        // A function with arguments may be called with values of an event, and an override by a superclass in another file.
        if let function = makers.first?.function, function.signature.parameters.isEmpty, !function.isOverride {
          reading.uncalledData = function.name
        }
        if !makers.isEmpty { reading.itemCount = .unread }
        program.forgetValues()
        let filled: [SectionFilled]
        do throws(Refusal) { filled = makers.count == 1 ? try evaluator().sectionsFilled(by: makers[0]) : [] } catch {
          throw .refused(error)
        }
        if !filled.isEmpty {
          reading.sectionNames = filled.map { $0.name }
          reading.itemCount = .known(filled.map { $0.count })
        }
      }
    }
    return reading
  }

  /// Evaluates an entry, such as `createLayout()`.
  ///
  /// Without an entry, evaluates the only maker of a layout, or else the only maker of a section. If top-level statements make layouts or
  /// sections, reads the last one instead.
  ///
  /// - Parameter makesData: Whether to run the code's functions that make and apply a snapshot.
  package func read(_ entry: String?, sectionCount: Int, makesData: Bool = false) throws(Failure) -> Reading {
    if entry == nil, let creation {
      // If the call needs more than the files, the app's object is used instead.
      do throws(Failure) { return try evaluate(creation, sectionCount: sectionCount, makesData: makesData) } catch {
        guard error.refusal?.isPassedOver ?? true else { throw error }
        program.forgetValues()
      }
    }
    return try evaluate(entry.map(completed), sectionCount: sectionCount, makesData: makesData)
  }

  private func evaluate(
    _ entry: String?, sectionCount: Int, makesData: Bool, trustsInitialValues: Bool = false
  ) throws(Failure) -> Reading {
    if let tooDeep { throw .refused(tooDeep) }
    let evaluator = evaluator(trustsInitialValues: trustsInitialValues)
    evaluator.omitsData = !makesData
    var task = Task(reader: self, evaluator: evaluator, sectionCount: sectionCount)
    if makesData { evaluator.chooseView(for: entry ?? (try? chosen())) }
    do throws(Refusal) {
      if let entry { try evaluator.start(by: entry, keepsData: makesData) }
    } catch { throw .refused(error) }
    do throws(Refusal) {
      let called = entry.map { program.calls(in: $0) } ?? program.topLevelCalls
      if makesData, try evaluator.makeData(for: entry, besides: called), let applied = evaluator.applies.snapshot { task.take(applied) }
    } catch { throw Self.dataFailure(error, evaluator) }
    var unknownData: Refusal?
    do throws(Refusal) {
      let hasMade = program.hasStatements ? try task.runFiles(for: entry) : false
      if let entry {
        let made = try evaluator.value(ofEntry: entry)
        if case .void = made, evaluator.installed == nil, evaluator.onlyLayout == nil, evaluator.applies.count > 0,
          let reading = try task.dataReading()
        {
          return reading
        }
        return try task.reading(of: made, entry)
      }
      if hasMade { return try task.typedReading() }
    } catch {
      // A playground whose data is unknown may still have a function that makes its layout.
      if makesData, error.isOfMissingValue, let entry, Self.isStart(entry) { throw Self.dataFailure(error, evaluator) }
      guard makesData, entry == nil, error.isOfData, program.mentionsSnapshots, (try? chosen()) != nil else { throw .refused(error) }
      unknownData = error
    }
    let call: String
    do throws(Failure) { call = try chosen() } catch {
      guard case .nothing = error, makesData else { throw error }
      let reading: Reading?
      do throws(Refusal) { reading = try task.dataReading() } catch { throw .refused(error) }
      if let reading { return reading }
      if let problem = program.problemInLayoutCode ?? program.firstProblem {
        throw .refused(Refusal(.grammar(problem.kind), at: problem.span))
      }
      // The start of the app may call them, but with values that are unknown.
      if let cause = evaluator.later.refusal { throw .data(cause) }
      let calls = program.dataCallsWithArguments
      throw calls.isEmpty ? error : .uncalled(calls)
    }
    do throws(Refusal) {
      var reading = try task.reading(of: try evaluator.value(ofEntry: call), call)
      reading.others = program.makersBeside(call)
      reading.unknownData = reading.unknownData ?? unknownData
      return reading
    } catch {
      if error.isOfUnknownSections, let cause = evaluator.later.refusal { throw .data(cause) }
      if makesData, error.isOfMissingValue, Self.isStart(call) { throw Self.dataFailure(error, evaluator) }
      throw .refused(error)
    }
  }

  /// Whether an entry is a function that UIKit calls, such as `Feed.viewDidLoad()`. It makes the data as well as the layout.
  private static func isStart(_ entry: String) -> Bool {
    Program.startFunctions.contains(String(entry.prefix { $0 != "(" }.split(separator: ".").last ?? ""))
  }

  private static func dataFailure(_ refusal: Refusal, _ evaluator: Evaluator) -> Failure {
    var refusal = refusal
    refusal.sections = evaluator.sectionsFilled
    // Another order may give other numbers.
    if case .unordered = refusal.reason { for index in refusal.sections.indices { refusal.sections[index].count = nil } }
    return .data(refusal)
  }

  /// The names that no file declares, each at its first use, in the order in which an evaluation reads them.
  package func unknownNames(_ entry: String?, sectionCount: Int) -> [UnknownName] {
    program.forgetValues()
    let evaluator = evaluator()
    evaluator.unknownNames = []
    do throws(Refusal) {
      if let entry = entry.map(completed) {
        _ = try evaluator.value(ofEntry: entry)
      } else {
        _ = try evaluator.makeData()
        if let call = try? chosen() { _ = try evaluator.value(ofEntry: call) }
      }
    } catch {}
    var seen: Set<String> = []
    return (evaluator.unknownNames ?? []).filter { seen.insert($0.name).inserted && !program.declaresInside($0.name) }
  }

  /// The sections of the code's own snapshot, with their item counts; nil if the code has no snapshot, or if the snapshot cannot be
  /// evaluated.
  package var sectionsOfCode: [(name: String, count: Int)]? {
    let evaluator = evaluator()
    do throws(Refusal) {
      guard try evaluator.makeData(), let applied = evaluator.applies.snapshot else { return nil }
      return applied.sections.map { ($0.name, applied.items(of: $0).count) }
    } catch { return nil }
  }

  /// The calls that make the layouts of the code or, without layouts, its sections. Leaves out calls with arguments that another one reaches.
  package var layoutCalls: [MakerCall] {
    let makers = program.makers
    let chosen = Self.chosen(of: makers)
    if let creation, let maker = chosen.first { return [MakerCall(creation, maker.span)] }
    let reached = chosen.reduce(into: Set<String>()) { $0.formUnion(program.namesCalled(from: $1.text)) }
    let makesLayout = makers.contains { $0.makesLayout }
    let others = makers.filter { maker in
      maker.makesLayout == makesLayout && maker.needsArguments && !reached.contains(maker.name)
        && !chosen.contains { $0.call == maker.call }
    }
    return chosen.map { maker in
      var call = MakerCall(maker)
      call.needsArguments = false
      return call
    } + others.map(MakerCall.init)
  }

  /// The first code of layouts that cannot be parsed.
  package var unparsedLayoutCode: Span? { program.problemInLayoutCode?.span }

  /// True if the code mentions snapshots but cannot make one without the app.
  package var takesDataFromApp: Bool { program.mentionsSnapshots && sectionsOfCode == nil }

  /// The cases of the enum that names the sections; empty if there is no such enum.
  package var sectionNames: [String] { program.sectionNames }

  /// The top-level names of the code.
  package var names: Set<String> {
    for (index, piece) in pieces.enumerated() where piece.runs {
      let file = SourceFile(piece.bytes, index: UInt32(index))
      if file.tooDeep == nil { program.add(file, isTyped: true) }
    }
    return Set(program.globalNames + program.functionNames + program.typeNames)
  }

  /// The call whose maker is in the newest code; nil unless the newest code has exactly one maker.
  package func choice(among calls: [String], in newest: [UInt8]) -> String? {
    let own = Self.chosen(of: SwiftReader(files: [newest], host: host).program.makers)
    guard own.count == 1 else { return nil }
    let qualified = own[0].owner.map { "\($0).\(own[0].call)" }
    return calls.first { $0 == qualified } ?? calls.first { $0 == own[0].call }
  }

  /// The call that makes the only layout or, without layouts, the only section.
  private func chosen() throws(Failure) -> String {
    let makers = program.makers
    let chosen = Self.chosen(of: makers)
    guard let only = chosen.first else { throw makers.isEmpty ? .nothing : .choice(makers.map(MakerCall.init)) }
    guard chosen.count == 1 else { throw .choice(chosen.map(MakerCall.init)) }
    return only.entry ?? only.call
  }

  /// The call in the code that creates the view controller of the only layout with arguments.
  private var creation: String? {
    guard !program.hasStatements else { return nil }
    let chosen = Self.chosen(of: program.makers)
    return chosen.count == 1 && chosen[0].makesLayout ? program.creation(ofOwnerOf: chosen[0]) : nil
  }

  /// The call to a maker with the arguments that the app provides, if the entry has no arguments.
  private func completed(_ entry: String) -> String {
    let name = entry.prefix { $0 != "(" }
    guard let maker = program.maker(called: name), let full = maker.entry, [String(name), "\(name)()", maker.call].contains(entry) else {
      return entry
    }
    return full
  }

  /// The makers that do not need any more arguments. Ignores makers of sections if any maker makes a layout.
  static func chosen(of makers: [Maker]) -> [Maker] {
    let makesLayout = makers.contains { $0.makesLayout }
    let fitting = makers.filter { $0.makesLayout == makesLayout && !$0.needsArguments }
    return fitting.isEmpty ? makers.filter { $0.isAsked && $0.makesLayout == makesLayout } : fitting
  }

  /// The name of a component in command syntax.
  package static func word(_ name: String) -> String { LayoutWriter.word(name) }

  private static func value(_ text: String) -> Value {
    if let number = Int(text) { return .int(number) }
    if let number = decimal(text) { return .double(number) }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if text == "nil" { return .nil }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .array(text.dropFirst().dropLast().split(separator: ",").map { value(String($0.drop { $0 == " " })) })
    }
    // A case, such as `.dark`.
    if text.count > 1, text.hasPrefix("."), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return .implicit(ImplicitMember(defined: String(text.dropFirst())))
    }
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { return .string(String(text.dropFirst().dropLast())) }
    return .string(text)
  }
}
