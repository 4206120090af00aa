import CommandLanguage
import CompositionalLayout
import Documents
import Linting
import Localization
import Sessions
import Snapshots

/// The name of a layout: the file whose code makes it, and the call.
package struct LayoutName: Hashable, Comparable, Sendable {
  /// The path from the checked folder.
  package var file: String
  package var call: String

  /// Replaces the call if none was found.
  static let withoutCall = "the layout"

  package init(file: String, call: String) { (self.file, self.call) = (file, call) }

  package var text: String { "\(file) \(call)" }

  package static func < (left: Self, right: Self) -> Bool { (left.file, left.call) < (right.file, right.call) }
}

/// A layout of the code, with everything that is needed to solve it.
package struct CheckedLayout: Sendable {
  package var name: LayoutName
  /// The files of the code. The file that makes the layout comes first.
  var files: [MemoryFiles.File]
  var items: String?
  var definitions: [String] = []
  /// The line and column of the code that makes it, from 1.
  package var line = 1
  package var column = 1

  func bench(in environment: TestedEnvironment) -> Workbench {
    var request = Workbench.Request()
    (request.files, request.call, request.items, request.definitions) = (files, name.call, items, definitions)
    request.surroundings = environment.commands
    return Workbench(request)
  }

  func solve(in environment: TestedEnvironment) -> LayoutState { LayoutState(bench(in: environment)) }
}

/// The values in the code of a layout, and its frames in one environment.
package struct LayoutState: Sendable {
  /// The rows by key, such as `cell main[3]`, with folded lines in the order of the lock file.
  private(set) var lines: [FoldedRows] = []
  package private(set) var problems: [CheckedProblem] = []
  package private(set) var isRead = true

  /// Creates a state without lines, to which `add(_:)` adds the rows that were read from a cache.
  init() {}

  init(_ bench: Workbench) {
    isRead = bench.isRead
    problems = bench.problems.map(CheckedProblem.init)
    guard bench.isRead else { return }
    let document = bench.document
    lines = document.valueLines
    do throws(Diagnostic) {
      lines += document.frameLines(of: try document.solution(of: document.view))
    } catch {
      if !problems.contains(where: { $0.severity == .error }) {
        problems.append(CheckedProblem(severity: .error, message: error.message.english, notes: error.notes.map { $0.english }))
      }
    }
  }
}

/// A problem in the code of a layout.
package struct CheckedProblem: Hashable, Sendable {
  package var severity: Severity
  package var message: String
  package var notes: [String] = []
  package var source: SourceRange?
  /// The lint check that found it; nil for errors in reading the code.
  package var check: String?
  package var uikit: String?

  /// Identifies a problem in several environments, in which its numbers may differ.
  struct ProblemIdentity: Hashable {
    var severity: Severity
    var check: String
    var source: SourceRange?
    var words: String
  }

  var identity: ProblemIdentity {
    let words = message.filter { !$0.isNumber && $0 != "." }
    return ProblemIdentity(severity: severity, check: check ?? "", source: source, words: source == nil || check == nil ? words : "")
  }
}

extension CheckedProblem {
  init(_ problem: Workbench.Problem) {
    severity = problem.severity
    message = problem.message.english
    notes = problem.notes.map { $0.english }
    source = problem.source
    check = problem.finding?.id
    uikit = problem.uikit
  }
}

extension CheckedProblem {
  /// The problem with the members of `galley.json` in place of the options of `read`.
  var advisingConfiguration: CheckedProblem {
    let option = "--define "
    let values = notes.flatMap { note -> [String] in
      var rest = note[...]
      var found: [String] = []
      while let start = rest.firstRange(ofText: option) {
        rest = rest[start.upperBound...]
        let word = rest.drop { $0 == "\"" }.prefix { !" \"'".contains($0) }.split(separator: "=", maxSplits: 1)
        if word.count == 2 { found.append("\"\(word[0])\": \(word[1])") }
      }
      return found
    }
    guard !values.isEmpty else { return self }
    var problem = self
    problem.notes = notes.filter { !$0.contains(text: option) }
    problem.notes.append("in \(Configuration.name): \"define\": {\(values.joined(separator: ", "))}, or add the file that declares it")
    return problem
  }
}

// MARK: Caching

extension LayoutState {
  /// The lines and problems as rows of text.
  var fields: [[String]] {
    lines.map { ["line", $0.key, $0.value, $0.pattern] }
      + problems.map { problem in
        let source = problem.source.map { [$0.file ?? "", "\($0.line)", "\($0.column)", "\($0.length)"] } ?? ["", "", "", ""]
        return (["problem", problem.severity.rawValue, problem.message, problem.check ?? "", problem.uikit ?? ""] + source + problem.notes)
          .map { $0.replacing(text: "\n", with: " ").replacing(text: "\t", with: " ") }
      }
  }

  /// Adds a row of `fields`; false if it is damaged.
  mutating func add(_ fields: [String]) -> Bool {
    if fields.count == 4, fields[0] == "line" {
      lines.append(FoldedRows(key: fields[1], value: fields[2], pattern: fields[3]))
      return true
    }
    guard fields.count >= 9, fields[0] == "problem", let severity = Severity(rawValue: fields[1]) else { return false }
    var problem = CheckedProblem(severity: severity, message: fields[2], notes: Array(fields[9...]))
    (problem.check, problem.uikit) = (fields[3].isEmpty ? nil : fields[3], fields[4].isEmpty ? nil : fields[4])
    let numbers = fields[6...8].compactMap { Int($0) }
    if numbers.count == 3 { problem.source = SourceRange(file: fields[5], line: numbers[0], column: numbers[1], length: numbers[2]) }
    problems.append(problem)
    return true
  }
}

// MARK: Rows

extension Document {
  /// The values of components that differ from their defaults, every size, and the components that each one contains, as one line for each
  /// component.
  fileprivate var valueLines: [FoldedRows] {
    var lines: [FoldedRows] = []
    func add<Owner>(_ name: String, _ parts: [String], _ properties: PropertyList<Owner>, of owner: Owner) {
      var values = parts.isEmpty ? [] : ["\(CodeValue.parts)=\(parts.joined(separator: ","))"]
      for setting in properties.settings(of: owner, including: [.width, .height]) {
        values.append("\(setting.name)=\(setting.value.inOneColumn.replacing(text: " ", with: ""))")
      }
      if !values.isEmpty { lines.append(FoldedRows(key: "\(FoldedRows.values)\(name)", value: values.joined(separator: " "))) }
    }
    for name in components.inOrderOfDefinition {
      guard let component = components[name] else { continue }
      add(name, component.parts.all, Component.properties(of: component.kind), of: component)
    }
    add(CodeValue.layout, [], LayoutConfiguration.properties, of: view.configuration)
    for index in 0..<view.applied.numberOfSections {
      let identifier = view.applied.sectionIdentifier(at: index) ?? ""
      if let name = layoutSection(at: index) { lines.append(FoldedRows(key: "section \(identifier.inOneColumn)", value: name)) }
    }
    return lines
  }

  /// The elements and the size of the content. Cells in a regular pattern are one line.
  func frameLines(of solution: Solution) -> [FoldedRows] {
    var lines = [FoldedRows(key: "content", value: "\(rounded(solution.contentSize.width)) \(rounded(solution.contentSize.height))")]
    var frames: [IndexedFrame] = []
    var name = ""
    func finish() {
      lines += FoldedRows.lines(of: frames, named: name)
      frames = []
    }
    for element in solution.elements(at: viewport(on: solution)) {
      let section = (view.applied.sectionIdentifier(at: element.section) ?? "").inOneColumn
      let kind = element.kind?.inOneColumn
      let own = kind.map { "\($0) \(section)" } ?? "\(element.category.rawValue) \(section)"
      if own != name || element.item != frames.last.map({ $0.index + 1 }) { finish() }
      name = own
      guard let item = element.item else {
        lines.append(FoldedRows(key: kind ?? "", value: IndexedFrame(index: 0, frame: element.frame, zIndex: element.zIndex).text))
        continue
      }
      frames.append(IndexedFrame(index: item, frame: element.frame, zIndex: element.zIndex))
    }
    finish()
    return lines
  }
}

extension String {
  /// The text without control characters and without two spaces in a row, which separate the columns of a lock file.
  var inOneColumn: String {
    var text = escapingControls
    while text.contains(text: "  ") { text = text.replacing(text: "  ", with: " ") }
    return text
  }
}

/// A value in the code: `row.interItemSpacing`.
struct CodeValue: Hashable, Sendable {
  /// Nil for the layout itself.
  var component: String?
  var property: String

  static let parts = "contains"
  static let layout = "layout"

  /// Nil for a key that is not a value, such as `cell main[0]`.
  init?(key: String) {
    guard !key.contains(" "), let dot = key.lastIndex(of: ".") else { return nil }
    let component = String(key[..<dot])
    self.component = component == Self.layout ? nil : component
    property = String(key[key.index(after: dot)...])
  }

  var key: String { "\(component ?? Self.layout).\(property)" }
}
