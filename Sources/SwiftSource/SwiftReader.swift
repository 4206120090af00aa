import CommandLanguage
import SwiftParsing

/// Reads UIKit code: finds what makes a layout, evaluates it, and writes it as commands.
package struct SwiftReader {
  package let program: Program
  package var host: SwiftHost
  package var definitions: [String: String] = [:]
  /// Names that components have already.
  package var taken: Set<String> = []

  /// Opens files; the spans of a refusal have their indices.
  package init(files: [[UInt8]], host: SwiftHost) {
    program = Program()
    for (index, bytes) in files.enumerated() { program.add(SourceFile(bytes, index: UInt32(index))) }
    program.finish()
    self.host = host
  }

  /// What the code makes.
  package struct Reading: Sendable {
    /// The commands that define the components and set the layout's properties.
    package var definitions: [String]
    /// The component of each section, as a word of a command; nil where a provider answers nil. One alone serves every section.
    package var sections: [String?]
    package var isProvider: Bool
    /// What a provider read of the document.
    package var reads: [String]
    package var ignored: [String]
    /// The commands that make the data, if the code does: edits of the snapshot and applies.
    package var data: [String] = []
  }

  /// Why nothing was read.
  package enum Failure: Error, Sendable {
    case refused(Refusal)
    /// Several things make a layout, or none does.
    case choice([String])
    case nothing
  }

  /// Evaluates an entry, such as `createLayout()`; without one the only thing that makes a layout, or failing that a section.
  package func read(_ entry: String?, sectionCount: Int, makesData: Bool = false) throws(Failure) -> Reading {
    let evaluator = Evaluator(program: program, host: host, definitions: definitions.mapValues(Self.value))
    var sectionCount = sectionCount
    do throws(Refusal) {
      if makesData, try evaluator.makeData(), let applied = evaluator.applied {
        sectionCount = applied.sections.count
        evaluator.host.sections = applied.sections.map { evaluator.identifier($0.identifier) }
        evaluator.host.itemCounts = applied.sections.map { $0.items.count }
      }
    } catch { throw .refused(error) }
    do throws(Refusal) {
      if let entry { return try reading(of: try evaluator.value(ofEntry: entry), evaluator, sectionCount) }
    } catch { throw .refused(error) }
    let makers = program.makers
    // A section alone is not what the app shows where a layout is made of arguments.
    let makesLayout = makers.contains { $0.makesLayout }
    let chosen = makers.filter { $0.makesLayout == makesLayout && !$0.needsArguments }
    guard let only = chosen.first else { throw makers.isEmpty ? .nothing : .choice(makers.map { $0.call }) }
    guard chosen.count == 1 else { throw .choice(chosen.map { $0.call }) }
    do throws(Refusal) { return try reading(of: try evaluator.value(ofEntry: only.entry ?? only.call), evaluator, sectionCount) } catch {
      throw .refused(error)
    }
  }

  private static func value(_ text: String) -> Value {
    if let number = Int(text) { return .int(number) }
    if let number = decimal(text) { return .double(number) }
    if text == "true" || text == "false" { return .bool(text == "true") }
    return .string(text)
  }

  private func reading(of value: Value, _ evaluator: Evaluator, _ sectionCount: Int) throws(Refusal) -> Reading {
    let span = Span(start: 0, end: 0, file: 0)
    var value = value
    if case .object(let subclass) = value, let layout = subclass.fields[Instance.layoutField] { value = layout }
    if case .known(.layout(let view)) = value, let layout = view["collectionViewLayout"] { value = layout }
    guard case .known(.layout(let object)) = value else { throw Refusal(.unexpected(found: value.kindName, wanted: "a layout"), at: span) }
    var writer = LayoutWriter(evaluator, taken: taken)
    var reading = Reading(definitions: [], sections: [], isProvider: false, reads: [], ignored: [])
    switch object.type {
    case "NSCollectionLayoutSection": reading.sections = [LayoutWriter.word(try writer.section(object, span))]
    case "UICollectionViewCompositionalLayout":
      if case .known(.layout(let section))? = object["section"] {
        reading.sections = [LayoutWriter.word(try writer.section(section, span))]
      } else if let provider = object["sectionProvider"] {
        reading.isProvider = true
        reading.sections = try answers(of: provider, &writer, evaluator, sectionCount, span)
      }
    default: throw Refusal(.unexpected(found: object.type, wanted: "a layout or a section"), at: span)
    }
    var lines: [String] = []
    if case .known(.layout(let configuration))? = object["configuration"] { lines = try writer.configuration(configuration, span) }
    reading.definitions = writer.lines + lines
    reading.reads = evaluator.reads
    reading.ignored = evaluator.ignored
    reading.data = evaluator.dataLines
    return reading
  }

  private func answers(
    of provider: Value, _ writer: inout LayoutWriter, _ evaluator: Evaluator, _ count: Int, _ span: Span
  ) throws(Refusal) -> [String?] {
    var names: [String?] = []
    for index in 0..<count {
      evaluator.steps = 0
      let answer = try evaluator.call(provider, [.int(index), .known(.host(.environment))], span)
      switch answer {
      case .nil: names.append(nil)
      case .known(.layout(let section)): names.append(LayoutWriter.word(try writer.section(section, span)))
      default: throw Refusal(.unexpected(found: answer.kindName, wanted: "NSCollectionLayoutSection"), at: span)
      }
    }
    return names
  }
}

extension LayoutWriter {
  /// The lines of the layout's own properties.
  mutating func configuration(_ object: LayoutObject, _ span: Span) throws(Refusal) -> [String] {
    var lines: [String] = []
    for name in ["scrollDirection", "interSectionSpacing", "contentInsetsReference"] {
      if let value = object[name] { lines.append("set layout.\(name) \(try text(value, span))") }
    }
    for name in try boundaries(of: object, span) { lines.append("add \(Self.word(name)) to layout") }
    return lines
  }
}
