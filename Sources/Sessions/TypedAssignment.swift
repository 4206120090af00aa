import CommandLanguage
import Commands
import Documents
import SwiftInterpreter
import SwiftParsing

/// The line to type instead of a rejected assignment in Swift.
extension Session {
  /// The same assignment with a value of the right type, or the command that sets a property which the code cannot set. Nil if neither
  /// would be accepted.
  func acceptedLine(for refusal: Refusal, in entry: InputEntry) -> String? {
    let file = SourceFile(entry.bytes)
    guard file.statements.count == 1, case .expression(let expression) = file.statements[0].kind,
      case .assignment(let target, let value) = expression.kind
    else { return nil }
    let typed = TypedAssignment(target: target, value: value, bytes: entry.bytes)
    switch refusal.reason {
    case .getOnly: return command(setting: typed) ?? typed.usage(in: document)
    case .unknownMember, .unexpected:
      if let line = typed.line(correcting: refusal.reason), accepts(swift: line, at: entry.number) { return line }
      return command(setting: typed)
    default: return nil
    }
  }

  private func accepts(swift line: String, at number: Int) -> Bool {
    let typed = typedCode(InputEntry(Array(line.utf8), number: number, isSwift: true))
    return (try? reading(of: typed.code, for: document.view, in: document, renamed: typed.renamed)) != nil
  }

  /// `set row.width fractionalWidth(1)` for `row.layoutSize.widthDimension = .fractionalWidth(1)`, if that line is accepted.
  private func command(setting typed: TypedAssignment) -> String? {
    guard let settings = typed.settings else { return nil }
    var copy = document
    for setting in settings {
      guard let path = try? PropertyPath(Word(setting.name)), (try? copy.set(path, to: Word(setting.value))) != nil else { return nil }
    }
    return settings.map { "set \($0.name) \($0.value)" }.joined(separator: "; ")
  }
}

/// An assignment that was typed as Swift.
private struct TypedAssignment {
  let target: Expression
  let value: Expression
  let bytes: [UInt8]

  private func text(_ expression: Expression) -> String { String(decoding: bytes[expression.span.range], as: UTF8.self) }

  // MARK: Swift

  /// The assignment with a value of the type that the property has; nil for other errors.
  func line(correcting reason: Refusal.Reason) -> String? {
    let number = text(value)
    switch reason {
    case .unexpected("Int", "NSCollectionLayoutSpacing"), .unexpected("Double", "NSCollectionLayoutSpacing"):
      return "\(text(target)) = .fixed(\(number))"
    case .unexpected("Int", "NSDirectionalEdgeInsets"), .unexpected("Double", "NSDirectionalEdgeInsets"):
      let edges = ["top", "leading", "bottom", "trailing"].map { "\($0): \(number)" }
      return "\(text(target)) = NSDirectionalEdgeInsets(\(edges.joined(separator: ", ")))"
    case .unknownMember(_, "CGFloat"), .unexpected("NSCollectionLayoutSpacing", _):
      guard let (name, arguments) = factory(value), ["fixed", "flexible"].contains(name), arguments.count == 1 else { return nil }
      return "\(text(target)) = \(text(arguments[0].value))"
    default: return nil
    }
  }

  /// The name and the arguments of `.fixed(8)` or `NSCollectionLayoutSpacing.fixed(8)`.
  private func factory(_ expression: Expression) -> (name: String, arguments: [Argument])? {
    guard case .call(let call) = expression.kind, call.trailing.isEmpty else { return nil }
    switch call.callee.kind {
    case .implicitMember(let reference), .member(_, let reference): return (reference.name.text, call.arguments)
    default: return nil
    }
  }

  // MARK: Commands

  /// The component at the start of the target, and the property at its end by the name that commands use.
  private var path: (owner: String, property: String)? {
    guard case .member(var base, let last) = target.kind else { return nil }
    while case .member(let inner, _) = base.kind { base = inner }
    guard case .identifier(let owner) = base.kind else { return nil }
    return (owner.name.text, last.name.text)
  }

  /// The properties that the assignment would set, with values as commands write them. A size sets a width and a height.
  var settings: [Setting]? {
    guard let path else { return nil }
    guard path.property == "layoutSize" else {
      return word(for: value).map { [Setting(name: "\(path.owner).\(Self.name(path.property))", value: $0)] }
    }
    guard case .call(let size) = value.kind else { return nil }
    var settings: [Setting] = []
    for argument in size.arguments {
      guard let label = argument.label?.text, let word = word(for: argument.value) else { return nil }
      settings.append(Setting(name: "\(path.owner).\(Self.name(label))", value: word))
    }
    return settings.isEmpty ? nil : settings
  }

  /// The `set` line without its value, if the component has the property.
  func usage(in document: Document) -> String? {
    guard let path, let component = document.components[path.owner] else { return nil }
    let name = path.property == "layoutSize" ? "width" : Self.name(path.property)
    guard Component.properties(of: component.kind).property(named: name) != nil else { return nil }
    return "set \(path.owner).\(name) <value>"
  }

  /// The name of a property in commands: `width` for `widthDimension`.
  private static func name(_ property: String) -> String {
    PropertyName.allCases.first { $0.fullName == property }?.rawValue ?? property
  }

  /// The value as commands write it: `fractionalWidth(1/3)` for `.fractionalWidth(1 / 3)`, and `bottom` for `.bottom`. Nil for values that
  /// commands cannot write.
  private func word(for value: Expression) -> String? {
    switch value.kind {
    case .integer, .float, .boolean: return text(value)
    case .prefix(let sign, let number) where sign.name == "-": return word(for: number).map { "-\($0)" }
    case .implicitMember(let reference): return reference.name.text
    default:
      guard let (name, arguments) = factory(value), arguments.count == 1 else { return nil }
      return "\(name)(\(text(arguments[0].value).filter { $0 != " " }))"
    }
  }
}
