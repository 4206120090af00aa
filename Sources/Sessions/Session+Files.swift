import CommandLanguage
import Drawing
import Wording

extension Session {
  /// How deep `read` may nest.
  private static var deepestRead: Int { 25 }

  mutating func save(_ name: String, from source: Source, to output: inout some Output) throws(Diagnostic) {
    if try write({ $0.workspace.document.script }, to: name, from: source) { say("saved \(name.escapingControls)", to: &output) }
  }

  mutating func export(_ text: String, to name: String, from source: Source, to output: inout some Output) throws(Diagnostic) {
    if try write({ _ in text }, to: name, from: source) { say("exported \(name.escapingControls)", to: &output) }
  }

  /// Writes a file whole or not at all.
  ///
  /// - Returns: false where the command was cancelled, and nothing written.
  private func write(_ text: (Session) -> String, to name: String, from source: Source) throws(Diagnostic) -> Bool {
    do throws(Files.Failure) {
      let path = Files.resolve(name, in: source.folder)
      if isConfined { try Files.expect(path, in: source.root) }
      let text = text(self)
      guard !isCancelled() else { return false }
      try Files.write(text, to: path)
      return true
    } catch {
      throw .unwritable(name, error)
    }
  }

  mutating func open(_ name: String, line entry: Entry, from source: Source, to output: inout some Output) throws(Diagnostic) {
    let file = try load(name, in: entry, from: source)
    let isJSON = name.lowercased().hasSuffix(".json")
    let succeeded = asOneStep(currentLine(entry), again: .lines(after: "reset\n")) { session in
      session.workspace.document = Document()
      var errors = ErrorsAlone(output: output)
      defer { output = errors.output }
      return isJSON
        ? session.rebuild(from: file.bytes, of: file.source, to: &errors) : session.runLines(file.bytes, from: file.source, to: &errors)
    }
    guard succeeded else { throw .readFailed }
    tellJournal(&output)
    say("opened \(name.escapingControls)", to: &output)
  }

  mutating func read(_ name: String, line entry: Entry, from source: Source, to output: inout some Output) throws(Diagnostic) {
    let file = try load(name, in: entry, from: source)
    let succeeded = asOneStep(currentLine(entry), again: .lines(after: ""), keepsPart: true) {
      $0.runLines(file.bytes, from: file.source, to: &output)
    }
    guard succeeded else { throw .readFailed }
  }

  mutating func reset(_ entry: Entry, to output: inout some Output) throws(Diagnostic) {
    _ = asOneStep(currentLine(entry), again: .line) { session in
      session.workspace.document = Document()
      return true
    }
    tellJournal(&output)
    say("everything is as at the start", to: &output)
  }

  mutating func runAsOneStep(
    _ lines: [String], line entry: Entry, from source: Source, to output: inout some Output
  ) throws(Diagnostic) {
    let shows = settings.isTalkative || settings.echoes
    let succeeded = asOneStep(currentLine(entry), again: .line) { session in
      let talks = session.settings
      session.settings.isTalkative = false
      session.settings.echoes = false
      defer { session.settings = talks }
      for line in lines {
        if shows { output.write("  \(line)\n") }
        guard session.run(Entry(Array(line.utf8), number: 1), from: source, to: &output) else { return false }
      }
      return true
    }
    guard succeeded else { throw .readFailed }
  }

  /// Runs a file's lines, up to the first that is refused.
  package mutating func runLines(_ bytes: [UInt8], from source: Source, to output: inout some Output) -> Bool {
    var joiner = LineJoiner()
    var number = 0
    var start = 0
    var succeeded = true
    while start < bytes.count && !isFinished {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      let line = bytes[start..<end].last == UInt8(ascii: "\r") ? bytes[start..<end - 1] : bytes[start..<end]
      if let entry = joiner.take(Array(line), number: number), !run(entry, from: source, to: &output) {
        succeeded = false
        guard settings.keepsGoing else { return false }
      }
      start = end + 1
    }
    if let entry = joiner.finish(), !run(entry, from: source, to: &output) { succeeded = false }
    return succeeded
  }

  struct LoadedFile {
    var bytes: [UInt8]
    var source: Source
  }

  /// Reads a file that a command names; `read` cycles are refused.
  func load(_ name: String, in entry: Entry, from source: Source) throws(Diagnostic) -> LoadedFile {
    let path = Files.resolve(name, in: source.folder)
    do throws(Files.Failure) {
      // What is outside is not even said to be there.
      if isConfined { try Files.expect(path, in: source.root) }
      guard Files.exist(path) else { throw Files.Failure(reason: "there is no such file") }
    } catch {
      throw .unreadable(name, error)
    }
    let canonical = Files.canonical(path)
    let line = entry.position(of: currentLine(entry).startIndex).line
    let chain = source.chain + [Source.Caller(name: source.name ?? "prompt", line: line)]
    if let canonical, source.paths.contains(canonical) { throw .readCycle(name, chain) }
    guard chain.count <= Self.deepestRead else { throw .readTooDeep(name, Self.deepestRead) }
    do throws(Files.Failure) {
      let source = Source(name: name, folder: Files.folder(of: path), chain: chain, paths: source.paths + [canonical].compactMap { $0 })
      return LoadedFile(bytes: try Files.read(path), source: source)
    } catch {
      throw .unreadable(name, error)
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ name: String, _ failure: Files.Failure) -> Diagnostic {
    Diagnostic(.unreadableFile, "'\(name.abbreviated)' cannot be read: \(failure.reason)", at: .parameter("file"))
  }

  fileprivate static func unwritable(_ name: String, _ failure: Files.Failure) -> Diagnostic {
    Diagnostic(.unwritableFile, "'\(name.abbreviated)' cannot be written: \(failure.reason)", at: .parameter("file"))
  }

  fileprivate static func readCycle(_ name: String, _ chain: [Source.Caller]) -> Diagnostic {
    Diagnostic(
      .readCycle, "'\(name.abbreviated)' is being read already", at: .parameter("file"),
      notes: ["a file that reads itself would never end: \(chain.map { "\($0.name):\($0.line)" }.joined(separator: " → "))"])
  }

  fileprivate static func readTooDeep(_ name: String, _ limit: Int) -> Diagnostic {
    Diagnostic(.readTooDeep, "files read one another more than \(limit) deep", at: .parameter("file"))
  }
}
