import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization
import Snapshots

/// Swift code that lays out a view: the files that were read, followed by typed entries.
///
/// The view keeps it and evaluates its section provider again when an input changes, as an app does.
@usableFromInline
package struct LayoutCode: Equatable, Sendable {
  /// A file or a typed entry. Boxed, because every undo step keeps the whole list.
  package struct SourceText: Equatable, Sendable {
    private struct CodeContent: Equatable, Sendable {
      var text: [UInt8]
      var file: String?
      var surroundings: Surroundings
      var screen: Derived<CodeScreen?>
      var line: Derived<Int>
    }

    private var box: CopyOnWriteBox<CodeContent>

    package init(_ text: [UInt8], file: String?, in surroundings: Surroundings, on view: View? = nil, line: Int = 1) {
      let screen = Derived(view.map { CodeScreen(of: $0) })
      box = CopyOnWriteBox(CodeContent(text: text, file: file, surroundings: surroundings, screen: screen, line: Derived(line)))
    }

    package var text: [UInt8] {
      get { box.read { $0.text } }
      set { box.value.text = newValue }
    }

    /// Nil for a typed entry.
    package var file: String? { box.read { $0.file } }

    /// The number of its first line in the input.
    package var line: Int { box.read { $0.line.value } }

    /// The environment in which the code was read.
    package var surroundings: Surroundings { box.read { $0.surroundings } }

    /// The content of the data source when the entry was typed. Nil for a file, whose statements do not run.
    package var screen: Derived<CodeScreen?> { box.read { $0.screen } }

    /// True if both are copies of the same value, so that their screens are also equal.
    package func isIdentical(to other: SourceText) -> Bool { box.isShared(with: other.box) }

    package static func == (left: SourceText, right: SourceText) -> Bool {
      left.box.isShared(with: right.box) || left.box.read { left in right.box.read { left == $0 } }
    }
  }

  package struct CodeScreen: Sendable {
    package var snapshot: DocumentSnapshot
    /// The outlines of hierarchical sections.
    package var outlines: TreeDictionary<String, Outline>
    package var hasPendingEdits: Bool

    package init(of view: View) {
      snapshot = view.snapshotInSight
      outlines = view.applyCount > 0 ? view.outlines : view.pendingOutlines
      hasPendingEdits = view.hasPendingEdits && view.applyCount > 0
    }
  }

  /// A value for a name that no file declares.
  package struct Definition: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The values of the surrounding app that code can read.
  package struct Surroundings: Equatable, Sendable {
    package var bounds: Size
    package var environment: EnvironmentSettings

    package init(bounds: Size, environment: EnvironmentSettings) { (self.bounds, self.environment) = (bounds, environment) }
  }

  package var pieces: [SourceText] = []
  /// The call that makes the layout; nil if typed code makes it.
  package var entry: String?
  package var definitions: [Definition] = []
  /// The components that the code made. Parts precede the components that contain them.
  package var made: [String] = []

  package init() {}

  package var isTyped: Bool { pieces.contains { $0.file == nil } }

  /// The same code with all typed entries joined into one.
  package var joined: LayoutCode {
    let typed = pieces.filter { $0.file == nil }
    guard typed.count > 1, let last = typed.last else { return self }
    var code = self
    let text = Array(typed.map { $0.text }.joined(separator: [UInt8(ascii: "\n")]))
    code.pieces = pieces.filter { $0.file != nil } + [SourceText(text, file: nil, in: last.surroundings)]
    return code
  }

  /// The `keep provider` line: the call that makes the layout, the definitions, and the code's components.
  package var providerLine: String {
    var words = ["keep", "provider"] + (entry.map { [quotedIfNeeded($0)] } ?? [])
    // The name in a pair is not quoted. A name such as `integer(forKey:)` does not need quotes.
    words += definitions.map { [$0.name, quotedIfNeeded($0.value)].joined(separator: "=") }
    return (words + (made.isEmpty ? [] : ["of"] + made.map(quotedIfNeeded))).joined(separator: " ")
  }
}

extension Document {
  @inlinable package var hasCode: Bool { views.hasCode }

  package func codeSurroundings(of view: View) -> LayoutCode.Surroundings {
    LayoutCode.Surroundings(bounds: view.bounds, environment: environment)
  }

  func codeLines(of view: View) -> [String] {
    guard let code = view.code else { return [] }
    let now = codeSurroundings(of: view)
    return code.pieces.map { $0.line(where: now) } + [code.providerLine]
  }
}

extension LayoutCode.SourceText {
  /// The line that restores the source text. It lists only the surroundings that differ from the current ones.
  package func line(where now: LayoutCode.Surroundings, continues: Bool = false) -> String {
    let name = file.map { ["as", quotedIfNeeded($0)] } ?? []
    let words = ["keep", "swift", quotedIfNeeded(String(decoding: text, as: UTF8.self))] + name + surroundings.words(where: now)
    return (words + (continues ? ["--continued"] : [])).joined(separator: " ")
  }
}

extension LayoutCode.Surroundings {
  /// The pairs for all values that differ from the current surroundings.
  fileprivate func words(where now: LayoutCode.Surroundings) -> [String] {
    var words: [String] = []
    if environment.device != now.environment.device { words.append("device=\(quotedIfNeeded(environment.device?.words ?? "none"))") }
    if bounds != now.bounds { words.append("bounds=\(bounds.typed)") }
    for property in EnvironmentSettings.properties.properties where !property.isMember {
      let text = property.text(environment)
      if text != property.text(now.environment), let text { words.append("\(property.name)=\(text)") }
    }
    return words
  }

  /// Reads a pair that `words(where:)` wrote.
  package mutating func set(_ pair: Pair) throws(Diagnostic) {
    switch pair.name.text {
    case "bounds": bounds = try ValueType<Size>.size.read(pair.value)
    case "device":
      let words = pair.value.text.split(separator: " ").map(String.init)
      guard let name = words.first, let device = Device.named(name) else {
        environment.device = nil
        return
      }
      environment.device = HeldDevice(
        name: device.name, isLandscape: words.contains("landscape"),
        share: words.lazy.compactMap { ScreenShare(rawValue: $0) }.first ?? .full)
    default: _ = try EnvironmentSettings.properties.set(pair.name, to: pair.value, in: &environment, of: "the environment")
    }
  }
}
