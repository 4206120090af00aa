import Localization
import SwiftParsing

/// How the code creates a view controller: the call, and what the block around it sets afterwards.
///
///     let feed = Feed(style: .grid)
///     feed.columns = 4
struct Creation {
  /// The call, with constants of the block replaced by their values; nil if only the app knows an argument.
  var call: String?
  /// The constant that holds the view controller: `feed`.
  var name: String?
  /// The block's constants, and its assignments and calls that change them, the view controller or static members, in order.
  var statements: [Statement] = []
}

extension Program {
  /// The creation of a view controller; nil if the code contains none, or different ones.
  func creation(of type: SourceType) -> Creation? {
    var sites = files.flatMap { file in file.calls(of: type.name).map { (file, $0) } }
    // An app begins with its root.
    let roots = sites.filter { file, site in site.block.map { file.text(of: $0.span).contains(text: "rootViewController") } ?? false }
    if !roots.isEmpty { sites = roots }
    let found = sites.map { file, site in creation(at: site, in: file) }
    guard var first = found.first, found.allSatisfy({ $0.call == first.call }) else { return nil }
    if found.count > 1 { (first.name, first.statements) = (nil, []) }
    return first
  }

  private func creation(at site: CallSite, in file: SourceFile) -> Creation {
    var written = WrittenOut(file: file)
    var creation = Creation()
    var changed: Set<String> = []
    for statement in site.block.flatMap({ try? file.statements(of: $0) }) ?? [] {
      switch statement.kind {
      case .declaration(let declaration):
        // A stored property of a parent controller, which changes it when its own view loads.
        if case .function(let function) = declaration.kind, Self.startFunctions.contains(function.name.text), let body = function.body {
          let own = (try? file.statements(of: body)) ?? []
          creation.statements += own.filter { statement in
            guard case .expression(let expression) = statement.kind, let name = creation.name else { return false }
            return expression.changedVariable == name
          }
        }
        guard case .variable(let variable) = declaration.kind, variable.bindings.count == 1, let name = variable.bindings[0].pattern.name,
          let value = variable.bindings[0].value
        else { continue }
        changed.insert(name.text)
        if value.span == site.span {
          creation.name = name.text
        } else {
          creation.statements.append(statement)
          if variable.introducer == .let { written.constants[name.text] = written.text(of: value) }
        }
      case .expression(let expression):
        guard let name = expression.changedVariable else { continue }
        if changed.contains(name) || types[name] != nil { creation.statements.append(statement) }
      default: break
      }
    }
    let bytes = Array(file.bytes[site.span.range])
    guard case .expression(let expression)? = SourceFile(bytes).statements.first?.kind else { return creation }
    written.file = SourceFile(bytes)
    creation.call = written.text(of: expression)
    return creation
  }
}

extension Expression {
  /// The variable that an assignment or a call changes: `feed` in `feed.columns = 4` and `feed.show(items)`.
  fileprivate var changedVariable: String? {
    switch kind {
    case .assignment(let target, _): target.rootName
    case .binary(let binary) where binary.operators[0].name.hasSuffix("="): binary.operands[0].rootName
    case .call(let call): call.callee.rootName
    default: nil
    }
  }
}

/// Writes expressions that do not depend on the state of the app: literals, new objects such as `Model()`, cases, static members,
/// closures, and collections of these.
private struct WrittenOut {
  var file: SourceFile
  /// The values of constants, as source text.
  var constants: [String: String] = [:]

  /// The source text, with constants replaced by their values; nil for other expressions.
  func text(of expression: Expression) -> String? {
    let written = file.text(of: expression.span)
    switch expression.kind {
    case .boolean, .nil, .integer, .float: return written
    case .string(let literal): return literal.segments.allSatisfy { if case .text = $0 { true } else { false } } ? written : nil
    case .prefix(_, let operand): return text(of: operand) == nil ? nil : written
    case .identifier(let reference):
      return reference.name.text.first?.isUppercase ?? false ? written : constants[reference.name.text]
    case .implicitMember: return written
    case .member(let base, let reference): return text(of: base).map { "\($0).\(reference.name.text)" }
    case .array(let elements): return list(elements.map { text(of: $0) }).map { "[\($0)]" }
    case .closure: return written.contains(text: "self") ? nil : written
    case .call(let call):
      let arguments = call.arguments.map { argument in
        text(of: argument.value).map { value in argument.label.map { "\($0.text): \(value)" } ?? value }
      }
      guard call.trailing.isEmpty, let callee = text(of: call.callee), let arguments = list(arguments) else { return nil }
      return "\(callee)(\(arguments))"
    default: return nil
    }
  }

  private func list(_ parts: [String?]) -> String? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? known.joined(separator: ", ") : nil
  }
}

extension Evaluator {
  /// Brings the app's view controller into the state in which the code shows it: runs the initialiser that takes no arguments, and the
  /// statements that follow its creation.
  func configure(_ object: Instance) throws(Refusal) {
    if object !== start.made { try initialize(object) }
    guard let creation = program.creation(of: object.type) else { return }
    let scope = Scope(inside: program.scope)
    if let name = creation.name { scope.declare(name, .object(object)) }
    for statement in creation.statements {
      let name = nameSet(by: statement)
      let property = name.flatMap { declaredProperty($0.text, of: object.type)?.property }
      if let property, definitions[property.name] != nil { continue }
      do throws(Refusal) {
        _ = try execute(statement, scope)
        guard let property, case .opaque? = object.fields[property.name] else { continue }
      } catch {
        guard error.isPassedOver else { throw error }
        if case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind {
          for name in variable.bindings.compactMap({ $0.pattern.name?.text }) {
            scope.declare(name, .opaque(OpaqueValue(of: error, for: name)))
          }
        }
      }
      // The written value of the property is not the one that the app shows.
      guard let name, let property, let written = property.value else { continue }
      var reason = Refusal(.runTime(property.name), at: name.span)
      reason.expression = property.name
      reason.example = property.type?.example ?? (written.isIntegerLiteral ? "3" : nil)
      object.unknown[property.name] = reason
    }
  }

  /// The member that a statement sets as a whole: `columns` in `feed.columns = 4`; nil for other statements.
  private func nameSet(by statement: Statement) -> Name? {
    guard case .expression(let expression) = statement.kind, case .assignment(let target, _) = expression.kind,
      case .member(_, let reference) = target.kind
    else { return nil }
    return reference.name
  }

  /// Runs the initialiser that creates the app's object: the only one without arguments, or that of UIKit which the class overrides.
  private func initialize(_ object: Instance) throws(Refusal) {
    guard let declaring = classes(from: object.type).first(where: { !$0.members.initializers.isEmpty }) else { return }
    let all = declaring.members.initializers
    let fitting = all.filter { $0.signature.takes([ArgumentValue]()) }
    guard
      let chosen = fitting.first ?? all.first(where: { $0.signature.parameters.map { $0.label?.text } == ["nibName", "bundle"] }),
      fitting.count <= 1, program.creation(of: object.type)?.call?.hasSuffix("()") ?? !program.isMade(object.type, with: chosen.signature),
      // An initialiser that makes a layout is an entry of its own.
      !program.text(of: chosen).contains(text: "collectionViewLayout:")
    else { return }
    let arguments = chosen.signature.parameters.filter { $0.value == nil }.map {
      ArgumentValue(label: $0.label?.text, value: .nil, span: $0.span)
    }
    // While it runs, properties have their initial values, as in any object.
    object.isApp = false
    defer { object.isApp = true }
    do throws(Refusal) {
      _ = try runInitializer(chosen, on: .object(object), object.type, arguments, chosen.span)
    } catch { if !error.isPassedOver { throw error } }
  }
}
