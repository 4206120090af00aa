import Localization
import SwiftParsing

/// Reads UIKit code: finds what makes a layout, evaluates it, and writes it as commands.
package struct SwiftReader {
  /// A piece of code.
  package struct SourcePiece: Sendable {
    package var bytes: [UInt8]
    /// The app as it was when the code was given; what a provider reads later is `SwiftReader.host`.
    package var host: SwiftHost
    /// Whether its statements run one after another, as they are typed; those of a file only declare.
    package var runs: Bool
    /// The path of a file, whose folders tell modules apart.
    package var path: String?
    /// What the app's data source holds; nil where only the host's numbers are known.
    package var snapshot: (@Sendable () -> AppSnapshot)?

    package init(_ bytes: [UInt8], host: SwiftHost, runs: Bool) { (self.bytes, self.host, self.runs) = (bytes, host, runs) }
  }

  let pieces: [SourcePiece]
  package let program = Program()
  /// The app as it is now.
  package var host: SwiftHost
  package var definitions: [String: String] = [:]
  /// Names that components have already.
  package var taken: Set<String> = []
  /// The names of components whose constants have other names, by those.
  package var renamed: [String: String] = [:]

  /// The refusal of code whose brackets are nested too deeply, which is not opened.
  private(set) var tooDeep: Refusal?

  /// Opens pieces, files before what was typed; the spans of a refusal have their indices.
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

  /// Why nothing was read.
  package enum Failure: Error, Sendable {
    case refused(Refusal)
    /// The same in code that makes the data of the sections.
    case data(Refusal)
    /// Several things make a layout, or the only one takes arguments.
    case choice([MakerCall])
    case nothing
  }

  /// A call that makes a layout or a section, and the declaration of what it calls.
  package struct MakerCall: Sendable {
    package var call: String
    package var span: Span?

    init(_ maker: Maker) { (call, span) = (maker.call, maker.span) }
  }

  func evaluator() -> Evaluator {
    Evaluator(program: program, host: pieces.first?.host ?? host, definitions: definitions.mapValues(Self.value))
  }

  /// Reads code with the data that it makes; where only the running app knows that, without.
  package func readWithData(_ entry: String?, sectionCount: Int) throws(Failure) -> Reading {
    do throws(Failure) { return try read(entry, sectionCount: sectionCount, makesData: true) } catch {
      guard case .data(let refusal) = error, refusal.isPassedOver else { throw error }
      var reading = try read(entry, sectionCount: sectionCount)
      reading.unknownData = refusal
      return reading
    }
  }

  /// Evaluates an entry, such as `createLayout()`; without one the only thing that makes a layout, or failing that a section. Where
  /// statements run, the last layout or section that they make is read.
  ///
  /// - Parameter makesData: Whether functions of the code are run that make and apply a snapshot.
  package func read(_ entry: String?, sectionCount: Int, makesData: Bool = false) throws(Failure) -> Reading {
    if let tooDeep { throw .refused(tooDeep) }
    let entry = entry.map(completed)
    let evaluator = evaluator()
    var task = Task(reader: self, evaluator: evaluator, sectionCount: sectionCount)
    do throws(Refusal) {
      if let entry { try evaluator.start(by: entry, keepsData: makesData) }
    } catch { throw .refused(error) }
    do throws(Refusal) {
      if makesData, try evaluator.makeData(for: entry), let applied = evaluator.applies.snapshot { task.take(applied) }
    } catch { throw .data(error) }
    do throws(Refusal) {
      let hasMade = program.hasStatements ? try task.runFiles(for: entry) : false
      if let entry { return try task.reading(of: try evaluator.value(ofEntry: entry), entry) }
      if hasMade { return try task.typedReading() }
    } catch { throw .refused(error) }
    let call: String
    do throws(Failure) { call = try chosen() } catch {
      guard case .nothing = error, makesData else { throw error }
      let reading: Reading?
      do throws(Refusal) { reading = try task.dataReading() } catch { throw .refused(error) }
      guard let reading else { throw error }
      return reading
    }
    do throws(Refusal) {
      var reading = try task.reading(of: try evaluator.value(ofEntry: call), call)
      reading.others = program.makersBeside(call)
      return reading
    } catch { throw .refused(error) }
  }

  /// The sections that the code's own snapshot has, each with its number of items; nil if it makes none that can be known.
  package var sectionsOfCode: [(name: String, count: Int)]? {
    let evaluator = evaluator()
    do throws(Refusal) {
      guard try evaluator.makeData(), let applied = evaluator.applies.snapshot else { return nil }
      return applied.sections.map { ($0.name, applied.items(of: $0).count) }
    } catch { return nil }
  }

  /// Whether the code makes a snapshot in a function that cannot be run without the app: from what that was given or has loaded.
  package var takesDataFromApp: Bool { program.mentionsSnapshots && sectionsOfCode == nil }

  /// The cases of the enum that names the sections of the code's snapshots; none if no enum is called so.
  package var sectionNames: [String] { program.sectionNames }

  /// The names that are declared outside of functions.
  package var names: Set<String> {
    for (index, piece) in pieces.enumerated() where piece.runs {
      let file = SourceFile(piece.bytes, index: UInt32(index))
      if file.tooDeep == nil { program.add(file, isTyped: true) }
    }
    return Set(program.globalNames + program.functionNames + program.typeNames)
  }

  /// Chooses among calls that make a layout the one that the newest code declares; nil if it declares several or none.
  package func choice(among calls: [String], in newest: [UInt8]) -> String? {
    let own = Self.chosen(of: SwiftReader(files: [newest], host: host).program.makers)
    guard own.count == 1 else { return nil }
    let qualified = own[0].owner.map { "\($0).\(own[0].call)" }
    return calls.first { $0 == qualified } ?? calls.first { $0 == own[0].call }
  }

  /// The call that makes the only layout, or failing that the only section.
  private func chosen() throws(Failure) -> String {
    let makers = program.makers
    let chosen = Self.chosen(of: makers)
    guard let only = chosen.first else { throw makers.isEmpty ? .nothing : .choice(makers.map(MakerCall.init)) }
    guard chosen.count == 1 else { throw .choice(chosen.map(MakerCall.init)) }
    return only.entry ?? only.call
  }

  /// The call of a maker with the arguments that the app gives, where it is named without any.
  private func completed(_ entry: String) -> String {
    let name = entry.prefix { $0 != "(" }
    guard let maker = program.maker(called: name), let full = maker.entry, [String(name), "\(name)()", maker.call].contains(entry) else {
      return entry
    }
    return full
  }

  /// The calls that need no arguments but those that the app gives. A section alone is not what the app shows where a layout is made of
  /// arguments.
  static func chosen(of makers: [Maker]) -> [Maker] {
    let makesLayout = makers.contains { $0.makesLayout }
    let fitting = makers.filter { $0.makesLayout == makesLayout && !$0.needsArguments }
    return fitting.isEmpty ? makers.filter { $0.isAsked && $0.makesLayout == makesLayout } : fitting
  }

  /// A component's name as a word of a command.
  package static func word(_ name: String) -> String { LayoutWriter.word(name) }

  private static func value(_ text: String) -> Value {
    if let number = Int(text) { return .int(number) }
    if let number = decimal(text) { return .double(number) }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if text == "nil" { return .nil }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .array(text.dropFirst().dropLast().split(separator: ",").map { value(String($0.drop { $0 == " " })) })
    }
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { return .string(String(text.dropFirst().dropLast())) }
    return .string(text)
  }
}
