import Documents
import HashTreeCollections

/// Declares components as constants, for Swift that is typed between commands.
extension SwiftComponents {
  package struct Declarations: Sendable {
    package var text: String
    /// The components, sorted by name.
    package var names: [String]
    /// The components whose constants have different names, keyed by the names of the constants.
    package var renamed: [String: String] = [:]
  }

  private static let limit = 200

  /// Declares components and their parts.
  ///
  /// - Parameter known: The components that already have constants.
  /// - Returns: Nil if a component is unknown, if a requested component cannot have a constant with the same name, if there are too many,
  ///   or if all are known.
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
