import CommandLanguage
import Documents
import Linting
import Localization
import Rendering

/// The results of `galley check` or `galley lint`, in the order in which they are printed, for all output formats.
package struct CheckReport: Sendable {
  package struct ReportEntry: Sendable {
    package var severity: Severity
    /// `changed-layout`, `new-layout`, `removed-layout`, `unread-layout`, or the name of a lint check.
    package var rule: String
    package var layout: LayoutName
    package var source: SourceRange
    package var message: String
    /// More lines, such as the first frames that moved.
    package var details: [String] = []
  }

  package var entries: [ReportEntry] = []
  /// The layouts that were read.
  package var layouts: [LayoutName]
  package var environmentCount: Int
  /// The number of layouts that are not checked, because they need arguments.
  package var uncheckedCount = 0

  package init(layouts: [LayoutName], environmentCount: Int) { (self.layouts, self.environmentCount) = (layouts, environmentCount) }

  package var fails: Bool { !entries.isEmpty }

  /// Writes paths from the working directory instead of from the checked folder.
  package mutating func addPrefix(_ folder: String) {
    for index in layouts.indices { layouts[index].file = folder + layouts[index].file }
    for index in entries.indices {
      entries[index].layout.file = folder + entries[index].layout.file
      entries[index].source.file = entries[index].source.file.map { folder + $0 }
    }
  }

  /// `Feed/Feed.swift:31:24: changed: …` with the details below it, and the counts.
  package var text: String {
    var text = ""
    for entry in entries {
      text += "\(entry.place): \(entry.severity == .error ? "error" : entry.severity.rawValue): \(entry.message)\n"
      for detail in entry.details { text += "  \(detail)\n" }
    }
    guard uncheckedCount > 0 else { return text + summary + "\n" }
    let unchecked = "\(Self.count(uncheckedCount, "layout")) without the needed arguments"
    return text + "\(summary)\nnot checked: \(unchecked); 'galley coverage' lists what to add\n"
  }

  package var summary: String {
    let checked = "\(Self.count(layouts.count, "layout")) in \(Self.count(environmentCount, "environment"))"
    return entries.isEmpty ? "\(checked): nothing to report" : "\(checked): \(Self.count(entries.count, "problem", "problems"))"
  }

  static func count(_ count: Int, _ one: String, _ several: String? = nil) -> String {
    "\(count.grouped) \(count == 1 ? one : several ?? "\(one)s")"
  }
}

extension CheckReport.ReportEntry {
  fileprivate var place: String { "\(source.file ?? layout.file):\(source.line):\(source.column)" }
  fileprivate var wholeText: String { ([message] + details).joined(separator: "\n") }
}

// MARK: Contents

extension CheckReport {
  private static let mostExamples = 3

  package init(_ check: LayoutCheck, of folder: SolvedFolder) {
    self.init(layouts: folder.layouts.map { $0.name }, environmentCount: check.environmentCount)
    entries += check.changes.map { change in
      let elements = Set(change.frames.map { $0.element }).count
      let places = Set(change.frames.map { $0.environment }).count
      let moved =
        change.frames.isEmpty
        ? "changes no frame"
        : "changes \(Self.count(elements, "frame")) in \(Self.count(places, "environment"))"
      var examples: [String] = []
      var shown = 0
      let texts = change.frames.reduce(into: [String]()) { texts, frame in if !texts.contains(frame.text) { texts.append(frame.text) } }
      for element in texts.prefix(Self.mostExamples) {
        let same = change.frames.filter { $0.text == element }
        shown += same.count
        examples.append("\(folder.matrix.names(of: Set(same.map { $0.environment })).joined(separator: ", ")): \(element)")
      }
      if change.frames.count > shown { examples.append("and \((change.frames.count - shown).grouped) more") }
      return ReportEntry(
        severity: .error, rule: "changed-layout", layout: change.layout, source: change.source,
        message: "\(change.cause.text) in \(change.layout.call): \(moved)", details: examples)
    }
    entries += check.new.map { name in
      let place = folder.layouts.first { $0.name == name }?.place
      return ReportEntry(
        severity: .error, rule: "new-layout", layout: name, source: place ?? name.start, message: "\(name.call) is a new layout",
        details: ["'galley lock' adds it"])
    }
    entries += check.gone.map { name in
      ReportEntry(
        severity: .error, rule: "removed-layout", layout: name, source: name.start, message: "\(name.call) makes no layout any more",
        details: ["'galley lock' removes it"])
    }
    entries += check.unread.map { ReportEntry($0, severity: .error) }
    entries += check.problems.map { ReportEntry($0, of: folder.matrix) }
    sort()
  }

  /// The lint findings and faults of a folder.
  package init(lintOf folder: SolvedFolder, upTo severity: Severity) {
    self.init(layouts: folder.layouts.map { $0.name }, environmentCount: folder.matrix.environments.count)
    entries = folder.unread.filter { !$0.needsArguments }.map { ReportEntry($0, severity: .error) }
    uncheckedCount = folder.unread.count { $0.needsArguments }
    entries += folder.problems.filter { $0.problem.severity <= severity }.map { ReportEntry($0, of: folder.matrix) }
    sort()
  }

  /// Sorts the problems by position, as editors and pull requests show them, and removes the duplicates of code that several layouts share.
  private mutating func sort() {
    entries = entries.enumerated().sorted { left, right in
      let (own, other) = (left.element.source, right.element.source)
      return ((own.file ?? "", own.line, own.column, left.offset) < (other.file ?? "", other.line, other.column, right.offset))
    }.map { $0.element }
    var seen: Set<[String]> = []
    entries = entries.filter { seen.insert([$0.place, $0.rule, $0.wholeText]).inserted }
  }
}

extension CheckReport.ReportEntry {
  fileprivate init(_ unread: UnreadLayout, severity: Severity) {
    self.init(
      severity: severity, rule: "unread-layout", layout: unread.name, source: unread.problem.source ?? unread.name.start,
      message: "\(unread.name.call) cannot be read: \(unread.problem.message)", details: unread.problem.notes)
  }

  fileprivate init(_ problem: LayoutProblem, of matrix: Matrix) {
    let places = matrix.names(of: problem.environments)
    let only = places == [Matrix.everywhere] ? [] : ["only in \(places.joined(separator: ", "))"]
    let uikit = problem.problem.uikit.map { ["UIKit: \($0)"] } ?? []
    self.init(
      severity: problem.problem.severity, rule: problem.problem.check ?? "uikit-exception", layout: problem.layout, source: problem.source,
      message: "\(problem.problem.message) (\(problem.layout.call))", details: problem.problem.notes + uikit + only)
  }
}

extension LayoutName {
  /// The start of its file, for a layout that has no code.
  fileprivate var start: SourceRange { SourceRange(file: file, line: 1, column: 1, length: 1) }
}

// MARK: Formats

extension CheckReport {
  /// One object, with an array of problems.
  package var json: JSON {
    [
      "layouts": .array(layouts.map { ["file": .string($0.file), "call": .string($0.call)] }), "environments": .integer(environmentCount),
      "problems": .array(
        entries.map { entry in
          [
            "severity": .string(entry.severity.rawValue), "rule": .string(entry.rule),
            "file": .string(entry.source.file ?? entry.layout.file),
            "line": .integer(entry.source.line), "column": .integer(entry.source.column), "length": .integer(entry.source.length),
            "layout": .string(entry.layout.call), "message": .string(entry.message), "details": .array(entry.details.map(JSON.string)),
          ]
        }),
    ]
  }

  /// JUnit's XML: a test case for each layout, which fails with its problems.
  package var junit: String {
    let names = (layouts + entries.map { $0.layout }.filter { !layouts.contains($0) }).reduce(into: [LayoutName]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let byLayout = Dictionary(grouping: entries) { $0.layout }
    let cases = names.map { name in
      JUnit.TestCase(group: name.file, name: name.call, failures: (byLayout[name] ?? []).map { "\($0.place): \($0.wholeText)" })
    }
    return JUnit.document(.check, cases)
  }

  /// SARIF 2.1.0, in which columns count UTF-16 code units.
  ///
  /// - Parameter read: Returns the bytes of a file, whose columns are converted; nil leaves the columns in bytes.
  package func sarif(_ read: (String) -> [UInt8]?) -> JSON {
    var files: [String: [ArraySlice<UInt8>]] = [:]
    func column(_ column: Int, _ source: SourceRange, in file: String) -> JSON {
      if files[file] == nil { files[file] = (read(file) ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
      guard let lines = files[file], lines.indices.contains(source.line - 1) else { return .integer(column) }
      return .integer(String(decoding: lines[source.line - 1].prefix(column - 1), as: UTF8.self).utf16.count + 1)
    }
    func level(_ severity: Severity) -> JSON { .string(severity == .error ? "error" : severity == .warning ? "warning" : "note") }
    let rules = entries.reduce(into: [String]()) { rules, entry in if !rules.contains(entry.rule) { rules.append(entry.rule) } }
    let results = entries.map { entry -> JSON in
      let (source, file) = (entry.source, entry.source.file ?? entry.layout.file)
      let region: JSON = [
        "startLine": .integer(source.line), "startColumn": column(source.column, source, in: file),
        "endColumn": column(source.column + source.length, source, in: file),
      ]
      let location: JSON = [
        "physicalLocation": ["artifactLocation": ["uri": .string(Self.uri(entry.source.file ?? entry.layout.file))], "region": region]
      ]
      return [
        "ruleId": .string(entry.rule), "level": level(entry.severity), "message": ["text": .string(entry.wholeText)],
        "locations": [location],
      ]
    }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "galley", "rules": .array(rules.map { ["id": .string($0)] })]],
          "columnKind": "utf16CodeUnits", "results": .array(results),
        ]
      ],
    ]
  }

  /// The commands that annotate a pull request in GitHub's workflows.
  package var github: String {
    entries.map { entry in
      let kind = entry.severity == .error ? "error" : entry.severity == .warning ? "warning" : "notice"
      let place = "file=\(Self.property(entry.source.file ?? entry.layout.file)),line=\(entry.source.line),col=\(entry.source.column)"
      return "::\(kind) \(place),title=\(Self.property(entry.rule))::\(Self.data(entry.wholeText))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing(text: "%", with: "%25").replacing(text: "\r", with: "%0D").replacing(text: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(text: ":", with: "%3A").replacing(text: ",", with: "%2C")
  }

  /// A relative URI: bytes that a path of a URI cannot contain are escaped.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || "-._~/+()@,".unicodeScalars.contains(scalar) {
        return String(Character(scalar))
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
