import SwiftParsing

/// Matches arguments with parameters: labels in order, defaults omitted, trailing closures last.
extension Signature {
  func takes(_ arguments: [ArgumentValue]) -> Bool { match(arguments.map { $0.label }) != nil }
  func takes(_ labels: [String?]) -> Bool { match(labels) != nil }

  /// The arguments of each parameter; nil if they do not match.
  func match(_ arguments: [ArgumentValue]) -> [[ArgumentValue]]? { parameters.match(arguments) }
  func match(_ labels: [String?]) -> [[Int]]? { parameters.match(labels) }

  /// The parameter that an argument belongs to.
  func parameter(for index: Int, _ labels: [String?], trailing: Int) -> Parameter? {
    guard let matched = match(labels), let place = matched.firstIndex(where: { $0.contains(index) }) else {
      return parameters.first { $0.label?.text == labels[index] }
    }
    return parameters[place]
  }
}

extension [Parameter] {
  func match(_ arguments: [ArgumentValue]) -> [[ArgumentValue]]? {
    match(arguments.map { $0.label }).map { indices in indices.map { $0.map { arguments[$0] } } }
  }

  func match(_ labels: [String?]) -> [[Int]]? {
    var result: [[Int]] = []
    var next = 0
    for (index, parameter) in enumerated() {
      var found: [Int] = []
      if next < labels.count, takes(labels[next], parameter, isLast: index == count - 1, rest: labels.count - next, at: index) {
        found.append(next)
        next += 1
        while parameter.isVariadic, next < labels.count, labels[next] == nil {
          found.append(next)
          next += 1
        }
      } else if parameter.value == nil, !parameter.isVariadic {
        return nil
      }
      result.append(found)
    }
    return next == labels.count ? result : nil
  }

  private func takes(_ label: String?, _ parameter: Parameter, isLast: Bool, rest: Int, at index: Int) -> Bool {
    let wanted = parameter.label?.text == "_" ? nil : parameter.label?.text
    if label == wanted { return true }
    // A trailing closure has no label. The type of the last parameter may be an alias of a function type.
    return label == nil && wanted != nil && (parameter.isFunction || isLast && parameter.mayBeFunction) && rest <= count - index
  }
}

extension Parameter {
  /// True for a function type, which allows a trailing closure.
  var isFunction: Bool { type?.isFunction ?? false }

  /// True for a type that the system does not declare, which may be an alias of a function type.
  fileprivate var mayBeFunction: Bool { type?.optionalBase.simpleName.map { !SystemTypes.isKnown($0) } ?? false }
}

extension TypeReference {
  var isFunction: Bool {
    switch kind {
    case .function: true
    case .attributed(_, _, let type), .optional(let type), .implicitlyUnwrapped(let type): type.isFunction
    case .tuple(let elements): elements.count == 1 && elements[0].type.isFunction
    case .named(let name, _):
      name.text.hasSuffix("Handler") || name.text.hasSuffix("Provider") || name.text.hasSuffix("Closure") || name.text.hasSuffix("Block")
        || name.text.hasSuffix("Maker")
    default: false
    }
  }
}
