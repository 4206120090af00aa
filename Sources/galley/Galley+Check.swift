import ArgumentParser
import Checking
import CommandLanguage
import Documents
import Linting
import Localization
import Rendering
import Sessions

/// The subcommands that test the layouts of a folder of Swift code: `lock`, `check`, `coverage` and `lint`.
extension Galley {
  struct Lock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lock", _superCommandName: name,
      abstract: said("Solve every layout in the Swift files of a folder, and write the frames to Layouts.lock."))

    @OptionGroup var source: CheckedSource

    func run() throws {
      let folder = try source.solved()
      guard source.file != nil || !folder.layouts.isEmpty else {
        throw failure("no layout can be read, so there is nothing to lock; 'galley coverage' lists the layouts with the reasons")
      }
      var lock = folder.lock
      if let file = source.file, let old = try source.existingLock(for: folder.matrix) { lock.keep(old) { $0.file != file } }
      let text = lock.text
      try write(text, to: source.lockPath)
      source.say(
        "wrote \(source.lockPath.text): \(counted(folder.layouts.count, "layout")) in \(counted(folder.matrix.environments.count, "environment")), \(text.utf8.count.grouped) bytes"
      )
      // Frames with errors are written too, but never unnoticed.
      let errors = CheckReport(lintOf: folder, upTo: .error).entries.count
      if errors > 0 { source.say("\(counted(errors, "error")) in these layouts: 'galley lint' gives the reasons") }
      if !folder.unread.isEmpty {
        source.say("\(counted(folder.unread.count, "layout")) cannot be read; 'galley coverage' lists them with the reasons")
      }
      let missing = folder.unreadOfConfiguration.count
      guard missing == 0 else { throw failure("\(Configuration.name) names \(counted(missing, "layout")) that cannot be read") }
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", _superCommandName: name,
      abstract: said("Solve the layouts again, compare them with Layouts.lock, and exit with 1 if anything is different."),
      discussion: said(
        """
        galley.json in the folder can set the following; all of it is optional, and the lists of the example are the default ones.

          {
            "devices": ["iphone-se-3", "iphone-16-pro", "ipad-pro-11"],
            "orientations": ["portrait", "landscape"],
            "directions": ["leftToRight"],
            "textSizes": ["large"],
            "systems": [18, 26],
            "exclude": ["Sources/Legacy"],
            "define": {"Theme.padding": 16},
            "layouts": [
              {"file": "Feed/Feed.swift", "call": "makeLayout(columns: 2)",
               "items": "hero=1,list=8", "define": {}}
            ]
          }
        """))

    @OptionGroup var source: CheckedSource

    @ArgumentParser.Option(help: said("Lint findings that fail too: errors or warnings."))
    var lint = FailingFindings.errors

    @ArgumentParser.Flag(help: said("Write the new frames to Layouts.lock, and print what has changed."))
    var update = false

    @OptionGroup var formats: ReportOptions

    @ArgumentParser.Option(help: ArgumentHelp(said("Write a page with the changed screens before and after."), valueName: "file"))
    var html: Path?

    func run() throws {
      let whole = try source.lock()
      let lock = source.file.map(whole.only) ?? whole
      let folder = try source.solved()
      guard lock.matrix == folder.matrix || update else {
        throw failure("\(source.lockPath.text) has other devices or settings than the configuration; 'galley lock' writes it again")
      }
      let check = LayoutCheck(folder, against: lock, failingAt: lint.severity)
      var report = CheckReport(check, of: folder)
      report.addPrefix(source.prefix)
      if let html { try write(ChangePage(check, report, of: folder, against: lock).html, to: html) }
      try formats.write(report, by: source)
      guard update else {
        if report.fails { throw ExitCode(ExitStatus.failed) }
        return
      }
      // Layouts that cannot be read stay in the lock file, so that the next check reports them again.
      var new = folder.lock
      new.keep(whole) { name in source.file.map { $0 != name.file } ?? false || check.isUnread(name) }
      try write(new.text, to: source.lockPath)
      source.say("wrote \(source.lockPath.text)")
      if !check.unread.isEmpty { throw ExitCode(ExitStatus.failed) }
    }
  }

  struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "coverage", _superCommandName: name,
      abstract: said("List the layouts in the Swift files of a folder that can be read, and why the others cannot."))

    @OptionGroup var source: CheckedSource

    @ArgumentParser.Flag(help: said("Print one JSON object."))
    var json = false

    func run() throws {
      let coverage = Coverage(try source.solved(in: Matrix.single))
      source.print(json ? coverage.json.text + "\n" : coverage.text)
    }
  }

  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint", _superCommandName: name,
      abstract: said("Find likely mistakes in the layouts of Swift files, and exit with 1 if there are any."))

    @OptionGroup var source: CheckedSource

    @ArgumentParser.Option(help: said("The least severe findings to report: error, warning, info or hint."))
    var severity = Severity.warning

    @OptionGroup var formats: ReportOptions

    func run() throws {
      var report = CheckReport(lintOf: try source.solved(), upTo: severity)
      report.addPrefix(source.prefix)
      try formats.write(report, by: source)
      if report.fails { throw ExitCode(ExitStatus.failed) }
    }
  }
}

enum FailingFindings: String, CaseIterable, ExpressibleByArgument {
  case errors, warnings

  var severity: Severity { self == .errors ? .error : .warning }
}

extension Severity: ExpressibleByArgument {}

extension Matrix {
  /// One environment, to find out what can be read.
  fileprivate static let single: Matrix = {
    var matrix = Matrix()
    (matrix.devices, matrix.orientations, matrix.systems) = (["iphone-16-pro"], [.portrait], [18])
    return matrix
  }()
}

/// The checked folder and its configuration.
struct CheckedSource: ParsableArguments {
  @Argument(
    help: ArgumentHelp(said("The folder, or a Swift file; by default, the working directory."), valueName: "folder"), completion: .directory
  )
  var named: Path?

  @ArgumentParser.Option(
    help: ArgumentHelp(said("The configuration; by default, galley.json in the folder, if it exists."), valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: Path?

  @ArgumentParser.Option(
    help: ArgumentHelp(said("Keep solved layouts in a folder, and solve only what has changed since."), valueName: "folder"),
    completion: .directory)
  var cache: Path?

  @OptionGroup var speech: SpeechOptions

  private var folder: Path { named ?? "." }
  private var store: any FileStore { Files.standardStore }
  private var isFolder: Bool { store.isFolder(FilePlace(folder)) }
  /// The folder of the lock file and of the configuration, with a slash; empty for the working directory.
  private var root: Path {
    guard isFolder else { return folder.beginning }
    return folder == "." || folder == "./" ? "" : folder.bytes.last == UInt8(ascii: "/") ? folder : folder + "/"
  }
  var prefix: String { root.text }
  var lockPath: Path { root + Path(LockFile.name) }

  /// The only file whose layouts are meant; nil for a folder.
  var file: String? { isFolder ? nil : folder.name.text }

  func solved(in matrix: Matrix? = nil) throws -> SolvedFolder {
    try expectCode()
    var configuration = try configuration()
    if let matrix { configuration.matrix = matrix }
    let code: CodeFolder
    do throws(CodeFolder.UnreadableFile) { code = try CodeFolder(at: folder) { configuration.excludes($0) } } catch {
      throw failure("'\(error.path.text.escapingControls)' cannot be read: \(error.failure.reason)")
    }
    var cache: SolutionCache?
    if let path = self.cache {
      do throws(FileFailure) { cache = try SolutionCache(in: path) } catch {
        throw failure("'\(path.text.escapingControls)' cannot be used as a cache: \(error.reason)")
      }
    }
    return SolvedFolder(of: code, configuration, cache: cache)
  }

  private func expectCode() throws {
    guard isFolder || folder.isSwift && store.exists(FilePlace(folder)) else {
      throw failure("'\(folder.text.escapingControls)' is not a folder or a Swift file", ExitStatus.noInput)
    }
  }

  private func configuration() throws -> Configuration {
    let path = config ?? root + Path(Configuration.name)
    guard config != nil || store.exists(FilePlace(path)) else { return Configuration() }
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try store.read(FilePlace(path), .script) } catch {
      throw failure("'\(path.text.escapingControls)' cannot be read: \(error.reason)")
    }
    do throws(JSONFault) { return try Configuration(bytes) } catch {
      let before = bytes.prefix(error.range.lowerBound)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
      let hint: Phrase = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      throw failure("\(path.text):\(line):\(column): error: \(error.reason)\(hint)")
    }
  }

  /// The lock file for updating a part of it; nil if it does not exist.
  func existingLock(for matrix: Matrix) throws -> LockFile? {
    guard store.exists(FilePlace(lockPath)) else { return nil }
    let lock = try lock()
    guard lock.matrix == matrix else {
      throw failure("\(lockPath.text) has other devices or settings than the configuration; 'galley lock' of its folder writes it again")
    }
    return lock
  }

  func lock() throws -> LockFile {
    try expectCode()
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try store.read(FilePlace(lockPath), .script) } catch {
      throw failure("there is no \(lockPath.text); 'galley lock' writes it")
    }
    do throws(LockFileFault) { return try LockFile(bytes) } catch {
      throw failure("\(lockPath.text):\(error.line):1: error: \(error.reason); 'galley lock' writes the file again")
    }
  }

  // MARK: Output

  func say(_ phrase: Phrase) { print(said(phrase) + "\n") }

  func print(_ text: String) {
    let output = StandardOutput()
    output.write(text)
    output.flush()
  }

}

/// Writes a file, or prints why it cannot be written.
func write(_ text: String, to path: Path) throws {
  do throws(FileFailure) { _ = try Files.standardStore.replace(FilePlace(path), with: text, by: .never) } catch {
    throw failure("'\(path.text.escapingControls)' cannot be written: \(error.reason)")
  }
}

/// Prints an error, and returns the exit status to throw.
private func failure(_ phrase: Phrase, _ status: Int32 = ExitStatus.failed) -> ExitCode {
  StandardOutput.tell(said(phrase) + "\n")
  return ExitCode(status)
}

struct ReportOptions: ParsableArguments {
  @ArgumentParser.Flag(help: said("Print one JSON object."))
  var json = false

  @ArgumentParser.Flag(help: said("Print annotations for a GitHub workflow."))
  var github = false

  @ArgumentParser.Option(help: ArgumentHelp(said("Write the results for a test runner, as JUnit's XML."), valueName: "file"))
  var junit: Path?

  @ArgumentParser.Option(help: ArgumentHelp(said("Write the results as SARIF 2.1.0."), valueName: "file"))
  var sarif: Path?

  func write(_ report: CheckReport, by source: CheckedSource) throws {
    if let junit { try galley.write(report.junit, to: junit) }
    if let sarif { try galley.write(report.sarif { try? Files.standardStore.read(FilePlace(Path($0)), .script) }.text + "\n", to: sarif) }
    source.print(json ? report.json.text + "\n" : github ? report.github + report.summary + "\n" : report.text)
  }
}
