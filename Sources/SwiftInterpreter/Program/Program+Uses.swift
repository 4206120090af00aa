import Localization
import SwiftParsing

/// Finds how the code uses a name, from the source text.
extension Program {
  /// True if a dictionary is a cache: every function that adds an element also reads one.
  ///
  /// A cache is empty when the app starts and contains nothing that the same functions would not compute.
  func isCache(_ name: String) -> Bool {
    var additions = 0
    for function in allFunctions {
      guard let body = function.body else { continue }
      let uses = file(of: body.span)?.uses(of: name, in: body.span) ?? []
      let added = uses.count { $0.adds }
      if added > 0, !uses.contains(.lookup) { return false }
      additions += added
    }
    // Property observers and closures are not in `allFunctions`.
    let whole = files.flatMap { $0.uses(of: name) }
    return additions > 0 && whole.count { $0.adds } == additions && !whole.contains { $0.replaces }
  }

  /// The collection view of each data source, if a class has several of both; otherwise empty.
  var viewsOfDataSources: [(source: String, view: String)] {
    let found = files.flatMap { $0.viewsOfDataSources }
    let views = Set(found.map { $0.view })
    return views.count > 1 && allTypes.contains { type in views.allSatisfy { type.members.property($0) != nil } } ? found : []
  }

  /// The nearest system superclass of a type, or nil if there is none.
  func superclass(of type: SourceType) -> String? {
    if type.keyword == .extension { return assumedSuperclass(of: type)?.system ?? type.name }
    var seen = [type]
    while let last = seen.last, last.isReference, let first = last.inheritance.first?.simpleName.map(unaliased) {
      guard let parent = self.type(named: first, from: last.inheritance[0].span.file) else {
        return assumedSuperclass(of: last)?.system ?? first
      }
      // In malformed code, a class may inherit from itself.
      if seen.contains(where: { $0 === parent }) { return nil }
      seen.append(parent)
    }
    return nil
  }

  /// The undeclared class that a type inherits from or extends, and the UIKit class that it is assumed to be: `UIViewController` for
  /// `BaseViewController`. Nil for other names, and if the type has no function that UIKit calls, as the name may then be that of a protocol.
  func assumedSuperclass(of type: SourceType) -> (name: String, system: String)? {
    var name = type.name
    if type.keyword != .extension {
      guard let reference = type.inheritance.first, let first = reference.simpleName, isCalledByUIKit(type),
        self.type(named: first, from: reference.span.file) == nil
      else { return nil }
      name = first
    }
    guard !SystemTypes.isKnown(name) else { return nil }
    let systems = ["UICollectionViewController", "UITableViewController", "UIViewController", "UICollectionViewCell", "UIView"]
    return systems.first { name.hasSuffix($0.dropFirst(2)) }.map { (name, $0) }
  }

  /// Whether a class inherits from a class of UIKit, by the names of both.
  func inherits(_ type: SourceType, from system: String) -> Bool {
    type.isReference && superclass(of: type).map { SystemTypes.classes(above: $0).contains(system) } ?? false
  }

  /// True if the code creates an object of a type and passes arguments for parameters with default values.
  func isMade(_ type: SourceType, with signature: Signature) -> Bool {
    let calls = signature.parameters.map { parameter in
      parameter.label.map { $0.text == "_" ? "\(type.name)(" : "\(type.name)(\($0.text):" } ?? "\(type.name)("
    }
    return files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return calls.contains { text.contains(text: $0) }
    }
  }

  /// Whether code may set a property before the app starts: an initialiser, a static function, a function that these call, or one with
  /// arguments that other files can call.
  func maySetBeforeLaunch(_ name: String) -> Bool {
    let early = allTypes.flatMap { $0.members.initializers + $0.members.staticFunctions.values.flatMap { $0 } }
    let called = early.reduce(into: Set<String>()) { $0.formUnion(calls(in: $1)) }
    let places = Set(early.map { $0.span.start })
    return allFunctions.contains { function in
      guard let body = function.body, file(of: body.span)?.uses(of: name, in: body.span).contains(where: { $0.sets }) ?? false else {
        return false
      }
      return places.contains(function.span.start) || called.contains(function.name)
        || !function.isPrivate && function.needsValuesOfTheApp && !Program.startFunctions.contains(function.name)
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
  /// True for `cache[key] = value`.
  fileprivate var adds: Bool { self == .storing(.some) || self == .storing(.empty) }

  /// True if the whole dictionary changes, except by removing elements: `cache = loaded`, `cache.merge(…)`, `&cache`.
  fileprivate var replaces: Bool {
    switch self {
    case .inOut, .assignment(.some): true
    case .member(let name): !["removeAll", "removeValue", "isEmpty", "count", "keys", "values", "contains"].contains(name)
    case .declaration, .lookup, .storing, .assignment, .other: false
    }
  }
}

extension DeclaredFunction {
  /// False for functions without parameters, and for actions and delegate methods, whose first argument is an object of UIKit.
  fileprivate var needsValuesOfTheApp: Bool {
    guard let first = signature.parameters.first(where: { $0.value == nil }) else { return false }
    return !["UI", "NS", "Any"].contains { first.type?.optionalBase.simpleName?.hasPrefix($0) ?? false }
  }
}
