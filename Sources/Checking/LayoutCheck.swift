import CommandLanguage
import Documents
import Linting
import Localization
import Sessions
import SwiftInterpreter
import SwiftParsing

/// A layout that cannot be read, with the reason.
package struct UnreadLayout: Sendable {
  package var name: LayoutName
  package var problem: CheckedProblem
  /// Whether only the app knows the arguments of its call.
  package var needsArguments = false
  /// Whether the code of the file cannot be parsed, so that its calls are unknown.
  var isOfUnparsedCode: Bool { name.call == LayoutName.withoutCall }
}

/// The layouts of a folder, solved in every environment of a matrix.
package struct SolvedFolder: Sendable {
  package var matrix: Matrix
  package private(set) var lock: LockFile
  /// The layouts that were read, sorted by name.
  package private(set) var layouts: [CheckedLayout] = []
  package private(set) var unread: [UnreadLayout] = []
  /// The problems of each layout, with the environments in which they occur.
  package private(set) var problems: [LayoutProblem] = []
  /// The layouts that the configuration names. A check fails if one of them cannot be read, even if the lock file lacks it.
  fileprivate var configured: Set<LayoutName> = []
  package private(set) var states: [LayoutName: [TestedEnvironment: LayoutState]] = [:]

  package init(matrix: Matrix) {
    self.matrix = matrix
    lock = LockFile(matrix: matrix)
  }

  mutating func add(_ layout: CheckedLayout, _ solved: [TestedEnvironment: LayoutState]) {
    let environments = matrix.environments
    let failure = environments.compactMap { solved[$0] }.first { !$0.isRead }
    if let failure {
      let problem = failure.problems.first { $0.severity == .error } ?? CheckedProblem(severity: .error, message: "the code cannot be read")
      unread.append(UnreadLayout(name: layout.name, problem: problem.advisingConfiguration))
      return
    }
    layouts.append(layout)
    states[layout.name] = solved
    lock.add(layout.name, solved.mapValues { $0.lines })
    // The numbers of a message are those of the first environment.
    var found: [CheckedProblem.ProblemIdentity: Int] = [:]
    for environment in environments {
      for problem in solved[environment]?.problems ?? [] {
        if let index = found[problem.identity] {
          problems[index].environments.insert(environment)
        } else {
          found[problem.identity] = problems.count
          problems.append(LayoutProblem(layout: layout, problem: problem, environments: [environment]))
        }
      }
    }
  }

  /// The layouts of the configuration that cannot be read.
  package var unreadOfConfiguration: [UnreadLayout] { unread.filter { configured.contains($0.name) } }

  mutating func add(_ unread: UnreadLayout) { self.unread.append(unread) }
}

/// A problem of a layout, and the environments in which it occurs.
package struct LayoutProblem: Sendable {
  package var layout: LayoutName
  package var problem: CheckedProblem
  package var environments: Set<TestedEnvironment>
  /// The place of the problem, or of the code that makes the layout.
  package var source: SourceRange

  init(layout: CheckedLayout, problem: CheckedProblem, environments: Set<TestedEnvironment>) {
    (self.layout, self.problem, self.environments) = (layout.name, problem, environments)
    source = problem.source ?? layout.place
  }
}

extension SolvedFolder {
  /// Finds and solves all layouts of a folder.
  ///
  /// - Parameter cache: Solved layouts of unchanged files; nil to solve all.
  package init(of folder: CodeFolder, _ configuration: Configuration, cache: SolutionCache? = nil) {
    self.init(matrix: configuration.matrix)
    configured = Set(configuration.layouts.map { LayoutName(file: $0.file, call: $0.call ?? LayoutName.withoutCall) })
    for entry in configuration.layouts where !folder.hasFile(entry.file) {
      let problem = CheckedProblem(severity: .error, message: "\(Configuration.name) names this file, but the folder does not contain it")
      unread.append(UnreadLayout(name: LayoutName(file: entry.file, call: entry.call ?? LayoutName.withoutCall), problem: problem))
    }
    for index in folder.layoutFiles {
      for source in folder.layouts(in: index, configuration) {
        switch source {
        case .layout(let layout):
          if let states = cache?.states(of: layout, matrix) {
            add(layout, states)
          } else {
            let solved = Dictionary(uniqueKeysWithValues: matrix.environments.map { ($0, layout.solve(in: $0)) })
            cache?.keep(solved, of: layout, matrix)
            add(layout, solved)
          }
        case .unread(let layout): add(layout)
        }
      }
    }
  }
}

extension CodeFolder {
  enum FoundLayout {
    case layout(CheckedLayout)
    case unread(UnreadLayout)
  }

  /// The layouts that a file makes: those of the configuration, or else all calls without arguments.
  func layouts(in index: Int, _ configuration: Configuration) -> [FoundLayout] {
    let path = files[index].path
    guard path == path.inOneColumn else {
      let problem = CheckedProblem(severity: .error, message: "its path has control characters or two spaces in a row")
      return [.unread(UnreadLayout(name: LayoutName(file: path, call: LayoutName.withoutCall), problem: problem))]
    }
    let entries = configuration.layouts.filter { $0.file == path }
    let reader = SwiftReader(files: [files[index].bytes], paths: [path], host: SwiftHost())
    let calls = reader.layoutCalls
    let configured = entries.compactMap { entry in entry.call.map { (entry: entry, call: $0) } }
    let whole = entries.first { $0.call == nil }
    var found = configured.map { entry, call in
      FoundLayout.layout(
        layout(call, in: index, calls.first { call.isCall(of: $0.call) }, entry, configuration))
    }
    if let span = reader.unparsedLayoutCode {
      let place = place(of: span, in: index)
      let problem = CheckedProblem(
        severity: .error, message: "Galley cannot parse this as Swift",
        source: SourceRange(file: path, line: place.line, column: place.column, length: 1))
      found.append(.unread(UnreadLayout(name: LayoutName(file: path, call: LayoutName.withoutCall), problem: problem)))
    }
    for call in calls where !configured.contains(where: { $0.call.isCall(of: call.call) }) {
      let layout = layout(call.call, in: index, call, whole, configuration)
      guard call.needsArguments else {
        found.append(.layout(layout))
        continue
      }
      let problem = CheckedProblem(
        severity: .error, message: "'\(call.call)' needs arguments",
        notes: [
          "in \(Configuration.name): \"layouts\": [{\"file\": \"\(path)\", \"call\": \"\(call.example)\"}]"
        ],
        source: layout.place)
      found.append(.unread(UnreadLayout(name: layout.name, problem: problem, needsArguments: true)))
    }
    return found
  }

  private func layout(
    _ call: String, in index: Int, _ maker: SwiftReader.MakerCall?, _ entry: Configuration.LayoutEntry?, _ configuration: Configuration
  ) -> CheckedLayout {
    let own = entry?.definitions ?? []
    let used = files(for: call, in: index, defining: configuration.definitions + own)
    // A layout gets only the values for all layouts that its code can read.
    let texts = used.map { String(decoding: files[$0].bytes, as: UTF8.self) }
    let shared = configuration.definitions.filter { definition in
      let name = String(definition.prefix { $0 != "=" && $0 != "(" })
      return texts.contains { $0.contains(text: name) }
    }
    let definitions = shared + own
    var layout = CheckedLayout(
      name: LayoutName(file: files[index].path, call: call),
      files: used.map { MemoryFiles.File(path: Path(files[$0].path), bytes: files[$0].bytes) }, items: entry?.items,
      definitions: definitions)
    if let span = maker?.span { (layout.line, layout.column) = place(of: span, in: index) }
    return layout
  }

  /// The line and column of the start of a span, from 1.
  private func place(of span: Span, in index: Int) -> (line: Int, column: Int) {
    let start = Int(span.start)
    let before = files[index].bytes.prefix(start)
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, start - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1))
  }
}

extension String {
  /// Whether it calls the same function, perhaps on a new object: `Profile(isWide: true).make()` is a call of `make()`.
  fileprivate func isCall(of other: String) -> Bool {
    let (own, name) = (withoutArguments, other.withoutArguments)
    return own == name || own.hasSuffix(".\(name)")
  }

  private var withoutArguments: String {
    var depth = 0
    return filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
  }
}

// MARK: Checking

/// The difference between a folder and its lock file.
package struct LayoutCheck: Sendable {
  package var changes: [LayoutChange] = []
  /// The layouts that the lock file lacks, and those that the code no longer makes.
  package var new: [LayoutName] = []
  package var gone: [LayoutName] = []
  /// The layouts of the lock file or the configuration that cannot be read.
  package var unread: [UnreadLayout] = []
  package var problems: [LayoutProblem] = []
  package var environmentCount = 0

  /// - Parameter severity: The least severe problem that counts as a failure.
  package init(_ folder: SolvedFolder, against lock: LockFile, failingAt severity: Severity) {
    environmentCount = folder.matrix.environments.count
    for layout in folder.layouts {
      guard let old = lock.rows[layout.name] else {
        new.append(layout.name)
        continue
      }
      guard old != folder.lock.rows[layout.name] else { continue }
      changes += layout.changes(since: old, folder.states[layout.name] ?? [:], in: folder.matrix)
    }
    let read = Set(folder.layouts.map { $0.name })
    let missing = lock.layouts.filter { !read.contains($0) }
    unread = folder.unread.filter { layout in
      // Code that cannot be parsed may make any layout of its file.
      missing.contains { $0 == layout.name || layout.isOfUnparsedCode && $0.file == layout.name.file }
        || folder.configured.contains(layout.name)
    }
    gone = missing.filter { !isUnread($0) }
    problems = folder.problems.filter { $0.problem.severity <= severity }
  }

  /// Whether the code of a layout of the lock file cannot be read.
  package func isUnread(_ name: LayoutName) -> Bool {
    unread.contains { $0.name == name || $0.isOfUnparsedCode && $0.name.file == name.file }
  }

  package var passes: Bool { changes.isEmpty && new.isEmpty && gone.isEmpty && unread.isEmpty && problems.isEmpty }
}

extension SwiftReader.MakerCall {
  /// The call with a number for each argument: `make(columns: 2, height: 2)`.
  fileprivate var example: String {
    guard let open = call.firstIndex(of: "(") else { return call }
    let labels = call[open...].dropFirst().dropLast().split(separator: ":")
    return "\(call[..<open])(\(labels.map { $0 == "_" ? "2" : "\($0): 2" }.joined(separator: ", ")))"
  }
}
