import Documents
import HashTreeCollections

/// Components as constants of their names, for Swift that is typed beside commands.
extension SwiftComponents {
  package struct Declarations: Sendable {
    /// The code that declares them.
    package var text: String
    /// The components, by name.
    package var names: [String]
    /// The components whose constants have other names, by those.
    package var renamed: [String: String] = [:]
  }

  /// The most components that are declared at once.
  private static let limit = 200

  /// Nil if a component that is named cannot be a constant of its name, or there are too many.
  ///
  /// - Parameter known: The components for which there are constants already.
  package static func declarations(
    of names: [String], in document: Document, besides known: Set<String>
  ) -> Declarations? {
    var writer = SwiftComponents(document, in: document.view.bounds)
    var open = Array(names)
    var all: Set<String> = []
    while let name = open.popLast() {
      guard let component = document.components[name] else { return nil }
      guard !known.contains(name), all.insert(name).inserted else { continue }
      guard all.count <= limit else { return nil }
      open += component.parts.all
    }
    for name in known where document.components[name] != nil { writer.constants[name] = name }
    let lines = names.flatMap { writer.definition(of: $0) }
    guard !all.isEmpty, names.allSatisfy({ writer.constants[$0] == $0 }) else { return nil }
    var result = Declarations(text: lines.joined(separator: "\n"), names: all.sorted())
    for name in all {
      if let constant = writer.constants[name], constant != name { result.renamed[constant] = name }
    }
    return result
  }
}
