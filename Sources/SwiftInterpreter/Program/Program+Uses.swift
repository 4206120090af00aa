import Localization
import SwiftParsing

/// How the code uses a name, as far as its text tells.
extension Program {
  /// Whether a dictionary is a cache: every function that adds to it looks into it too, so that it is empty when the app begins and
  /// holds nothing that the same functions would not compute.
  func isCache(_ name: String) -> Bool {
    var additions = 0
    for function in allFunctions {
      guard let body = function.body else { continue }
      let uses = file(of: body.span)?.uses(of: name, in: body.span) ?? []
      let added = uses.count { $0.adds }
      if added > 0, !uses.contains(.lookup) { return false }
      additions += added
    }
    // What observers and closures of properties do stands in no function.
    let whole = files.flatMap { $0.uses(of: name) }
    return additions > 0 && whole.count { $0.adds } == additions && !whole.contains { $0.replaces }
  }

  /// Whether the code makes an object of a type with arguments for parameters that have defaults.
  func isMade(_ type: SourceType, with signature: Signature) -> Bool {
    let calls = signature.parameters.map { parameter in
      parameter.label.map { $0.text == "_" ? "\(type.name)(" : "\(type.name)(\($0.text):" } ?? "\(type.name)("
    }
    return files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return calls.contains { text.contains(text: $0) }
    }
  }

  private var allFunctions: [DeclaredFunction] {
    functionNames.flatMap { functions[$0] ?? [] }
      + allTypes.flatMap { type in
        (Array(type.members.functions.values) + Array(type.members.staticFunctions.values)).flatMap { $0 } + type.members.initializers
      }
  }
}

extension NameUse {
  /// Whether something is added to a dictionary: `cache[key] = value`
  fileprivate var adds: Bool { self == .storing(.some) || self == .storing(.empty) }

  /// Whether it is changed as a whole otherwise than by being emptied: `cache = loaded`, `cache.merge(…)`, `&cache`.
  fileprivate var replaces: Bool {
    switch self {
    case .inOut, .assignment(.some): true
    case .member(let name): !["removeAll", "removeValue", "isEmpty", "count", "keys", "values", "contains"].contains(name)
    case .declaration, .lookup, .storing, .assignment, .other: false
    }
  }
}
