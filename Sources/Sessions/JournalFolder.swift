#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of the journals, beside the history: `journal-20261121-043210-12345`, named by the start in UTC and the process, with the
/// suffix `.told` once a start has mentioned it.
package struct JournalFolder: Sendable {
  private static let prefix = "journal-"
  fileprivate static let told = ".told"
  /// The maximum size in bytes of a journal that is replayed.
  private static let mostBytes = 1 << 32
  package var path: String

  package init(path: String) { self.path = path }

  /// The journals of killed sessions, oldest first. Those of running sessions are locked and skipped; those without a command are removed.
  func abandoned() -> [AbandonedJournal] {
    names.compactMap { file in
      let path = "\(path)/\(file)"
      guard let steps = Self.abandonedSteps(path) else { return nil }
      let isTold = file.hasSuffix(Self.told)
      let name = file.dropFirst(Self.prefix.count).dropLast(isTold ? Self.told.count : 0)
      return AbandonedJournal(name: String(name), path: path, isTold: isTold, steps: steps)
    }
  }

  private var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix(Self.prefix) { names.append(name) }
    }
    return names.sorted()
  }

  private static func abandonedSteps(_ path: String) -> [JournalStep]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0, let bytes = try? Files.read(path, limit: mostBytes)
    else { return nil }
    let steps = JournalStep.steps(in: bytes)
    if steps.isEmpty { unlink(path) }
    return steps.isEmpty ? nil : steps
  }

  static func fileName(at seconds: time_t, process: Int32) -> String {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = padded(parts.tm_year + 1900, 4) + padded(parts.tm_mon + 1, 2) + padded(parts.tm_mday, 2)
    let clock = padded(parts.tm_hour, 2) + padded(parts.tm_min, 2) + padded(parts.tm_sec, 2)
    return "\(prefix)\(day)-\(clock)-\(process)"
  }
}

/// The journal of a killed session.
struct AbandonedJournal: Sendable {
  /// The start and the process: what `restore` takes.
  var name: String
  var path: String
  /// Whether a start has mentioned it.
  var isTold: Bool
  var steps: [JournalStep]

  func remove() { unlink(path) }

  /// Marks it as mentioned, so that the next start does not mention it again.
  func markTold() { if !isTold { rename(path, path + JournalFolder.told) } }
}

/// One command of a journal, or a command with the lines it ran: between `# begin COMMAND` and `# end` there are steps again.
struct JournalStep: Equatable, Sendable {
  private static let begin = Array("# begin ".utf8)
  private static let end = Array("# end".utf8)

  var line: [UInt8]
  /// The lines to replay instead of the command, each with its newline; nil to replay the command itself.
  var script: [UInt8]?

  init(line: some Sequence<UInt8>, script: [UInt8]? = nil) {
    self.line = Array(line)
    self.script = script
  }

  /// The step in the journal's form.
  var bytes: [UInt8] {
    let newline = [UInt8(ascii: "\n")]
    guard let script else { return line + newline }
    return Self.begin + line + newline + script + Self.end + newline
  }

  /// The steps of a journal. A last step that a kill or a full disk cut off is left out: it was not acknowledged.
  static func steps(in bytes: [UInt8]) -> [JournalStep] {
    var steps: [JournalStep] = []
    // The command of the open group, and its lines so far.
    var (command, script): ([UInt8], [UInt8]) = ([], [])
    var depth = 0
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[...$0] } ?? []
    for line in whole.split(separator: UInt8(ascii: "\n")) {
      let (isBegin, isEnd) = (line.starts(with: begin), depth > 0 && line.elementsEqual(end))
      depth += isBegin ? 1 : isEnd ? -1 : 0
      if isBegin, depth == 1 {
        (command, script) = (Array(line.dropFirst(begin.count)), [])
      } else if isEnd, depth == 0 {
        steps.append(JournalStep(line: command, script: script))
      } else if depth == 0 {
        steps.append(JournalStep(line: line))
      } else {
        script += line
        script.append(UInt8(ascii: "\n"))
      }
    }
    return steps
  }
}
