import CommandLanguage

/// The folder of the journals, which also contains the history. Each file name is `journal-` followed by the journal's name. It has the
/// suffix `.told` after a start has mentioned the journal, or `.left` if the session ended with unsaved work.
package struct JournalFolder: Sendable {
  package static let prefix: Path = "journal-"
  fileprivate static let told: Path = ".told"
  static let left: Path = ".left"
  package var path: Path

  package init(path: Path) { self.path = path }
}

package struct AbandonedJournal: Sendable {
  /// The argument of `restore`.
  var name: String
  var path: Path
  var isTold: Bool
  /// Whether its session ended normally, with unsaved work.
  var isLeft: Bool
  var steps: [JournalStep]

  init(file: Path, in folder: Path, steps: [JournalStep]) {
    isTold = file.hasSuffix(JournalFolder.told)
    isLeft = file.hasSuffix(JournalFolder.left)
    let suffix = isTold ? JournalFolder.told.bytes.count : isLeft ? JournalFolder.left.bytes.count : 0
    name = Path(file.bytes.dropFirst(JournalFolder.prefix.bytes.count).dropLast(suffix)).text
    path = folder + "/" + file
    self.steps = steps
  }

  func remove(from store: any FileStore) { store.remove(path) }

  /// Renames the journal so that the next start does not mention it again.
  func markTold(on store: any FileStore) { if !isTold { store.rename(path, to: path + JournalFolder.told) } }
}

/// A command of a journal, or a command with the steps that it ran, which are written between `# begin COMMAND` and `# end`.
struct JournalStep: Equatable, Sendable {
  private static let begin = Array("# begin ".utf8)
  private static let end = Array("# end".utf8)

  var line: [UInt8]
  /// The lines to replay instead of the command, each with its line break; nil to replay the command itself.
  var script: [UInt8]?

  init(line: some Sequence<UInt8>, script: [UInt8]? = nil) {
    self.line = Array(line)
    self.script = script
  }

  var bytes: [UInt8] {
    let newline = [UInt8(ascii: "\n")]
    guard let script else { return line + newline }
    return Self.begin + line + newline + script + Self.end + newline
  }

  /// The steps of a journal. An incomplete last step, which was not acknowledged, is omitted.
  static func steps(in bytes: [UInt8]) -> [JournalStep] {
    var steps: [JournalStep] = []
    // The command of the current group, and its lines so far.
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
