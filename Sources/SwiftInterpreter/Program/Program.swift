import SwiftParsing

/// The files that were read, with what they declare at the top, by name.
package final class Program: @unchecked Sendable {
  package private(set) var files: [SourceFile] = []
  /// The places where the files set properties of a collection view that move frames.
  private(set) var viewMoves: [ViewMove] = []
  /// Positions in `files`, by the file index of spans.
  private var filePositions: [UInt32: Int] = [:]
  private(set) var types: [String: SourceType] = [:]
  /// Extensions of types that no file declares, by the name of the type.
  private(set) var extensions: [String: SourceType] = [:]
  private(set) var functions: [String: [DeclaredFunction]] = [:]
  private(set) var globals: [String: Box] = [:]
  private(set) var aliases: [String: TypeReference] = [:]
  /// The generic parameters of those that have some.
  private(set) var aliasParameters: [String: GenericParameters] = [:]
  /// The types and functions in the order of their declaration.
  private(set) var typeNames: [String] = []
  private(set) var functionNames: [String] = []
  private(set) var globalNames: [String] = []
  /// Extensions wait until all files are open, since a later one may declare their type.
  private var waiting: [(name: TypeReference, part: SourceType.Part, inheritance: [TypeReference])] = []
  /// Where the variables of a file are declared.
  let scope = Scope(receiver: nil, owner: nil, result: .anything)

  /// What evaluations of the program make, and may still stand in its static properties when they are over.
  let made = MadeObjects()

  package init() {}

  package func add(_ file: SourceFile) {
    filePositions[file.index] = filePositions[file.index] ?? files.count
    files.append(file)
    viewMoves += viewMoves(in: file)
    namesPrelude = namesPrelude || Prelude.isNamed(in: file)
    for statement in file.statements { add(statement, in: file) }
  }

  /// Declares a variable outside of functions, in place of an earlier one of that name.
  func set(_ name: String, _ box: Box) {
    if globals[name] == nil { globalNames.append(name) }
    globals[name] = box
  }

  /// What the parser did not understand outside of types and functions.
  private var unparsed: [(span: Span, problem: Problem)] = []

  /// Why a name is not known that stands in a statement which was not understood; nil for other names.
  func problem(hiding name: String) -> Problem? {
    unparsed.first { item in
      let text = file(of: item.span)?.text(of: item.span) ?? ""
      return ["let", "var", "func", "class", "struct", "enum"].contains { text.hasPrefix("\($0) \(name)") }
    }?.problem
  }

  /// Gives extensions to their types, once all files are open.
  package func finish() {
    addPrelude()
    attachExtensions()
  }

  /// The types and functions of the standard library that are written in Swift, where a file names one.
  private var prelude: SourceFile?
  private var namesPrelude = false

  private func addPrelude() {
    guard prelude == nil, namesPrelude else { return }
    let file = Prelude.file()
    prelude = file
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type(let type):
        guard let name = type.name.simpleName, types[name] == nil else { continue }
        types[name] = SourceType(type, outer: nil, in: file)
      case .function(let function) where functions[function.name.text] == nil:
        functions[function.name.text] = [DeclaredFunction(function, declaration, of: nil)]
      default: break
      }
    }
  }

  /// The file in which something stands.
  func file(of span: Span) -> SourceFile? { span.file == Prelude.index ? prelude : filePositions[span.file].map { files[$0] } }

  private func add(_ statement: Statement, in file: SourceFile) {
    switch statement.kind {
    case .declaration(let declaration): add(declaration, in: file)
    case .conditional(let block): for statement in Self.active(block) { add(statement, in: file) }
    case .unparsed(let problem): unparsed.append((statement.span, problem))
    default: break
    }
  }

  private func add(_ declaration: Declaration, in file: SourceFile) {
    switch declaration.kind {
    case .type(let type): add(type, declaration, in: file)
    case .function(let function):
      let name = function.name.text
      if functions[name] == nil { functionNames.append(name) }
      functions[name, default: []].append(DeclaredFunction(function, declaration, of: nil))
    case .variable(let variable): add(variable, declaration.wrapper)
    case .typealias(let alias):
      aliases[alias.name.text] = alias.type
      aliasParameters[alias.name.text] = alias.generics
    case .conditional(let block): for inner in Self.active(block) { add(inner, in: file) }
    default: break
    }
  }

  private func add(_ type: TypeDeclaration, _ declaration: Declaration, in file: SourceFile) {
    if type.keyword == .extension {
      waiting.append((type.name, SourceType.Part(file: file, body: type.members), type.inheritance))
    } else if let name = type.name.simpleName {
      if types[name] == nil { typeNames.append(name) }
      types[name] = SourceType(type, outer: nil, in: file)
      types[name]?.isWrapper = declaration.isWrapper
    }
  }

  private func add(_ variable: Variable, _ wrapper: Attribute?) {
    for binding in variable.bindings.flatMap({ $0.parts }) {
      guard let name = binding.pattern.name else { continue }
      let box = Box(.void)
      box.wrapper = wrapper
      box.isWhole = binding.type?.simpleName == "Int"
      box.isConstant = variable.introducer == .let && binding.value != nil
      if let value = binding.value {
        box.pending = PendingValue(expression: value, type: binding.type, scope: scope, isVariable: variable.introducer == .var)
      }
      box.computed = binding.getter.map { ComputedValue(body: $0, type: binding.type, scope: scope) }
      box.isObserved = binding.isObserved
      if globals[name.text] == nil { globalNames.append(name.text) }
      globals[name.text] = box
    }
  }

  /// Gives extensions to the types that they extend.
  private func attachExtensions() {
    for item in waiting {
      guard let type = extended(item.name) else { continue }
      type.add(item.part, inheritance: item.inheritance)
    }
    waiting.removeAll()
  }

  private func extended(_ reference: TypeReference) -> SourceType? {
    if case .member(let outer, let name, _) = reference.kind, let type = extended(outer) {
      return type.members.types[name.text]
    }
    guard let name = reference.simpleName else { return nil }
    if let type = types[name] { return type }
    if let type = extensions[name] { return type }
    let type = SourceType(name: name, keyword: .extension, outer: nil)
    extensions[name] = type
    return type
  }

  /// The branch of an `#if` that is compiled for iOS, in a debug build on a device.
  static func active<Element>(_ block: ConditionalBlock<Element>) -> [Element] {
    block.branches.first { $0.condition.map(Self.holds) ?? true }?.elements ?? []
  }

  private static func holds(_ condition: CompilationCondition) -> Bool {
    switch condition.kind {
    case .flag(let name): name.text == "DEBUG"
    case .constant(let value): value
    case .test(let name, let argument):
      switch name.text {
      case "os": argument == "iOS"
      case "canImport": argument != "AppKit" && argument != "Cocoa" && argument != "WatchKit"
      case "targetEnvironment": false
      case "arch": argument == "arm64"
      default: false
      }
    case .version(_, let comparison, _): comparison == ">="
    case .not(let inner): !holds(inner)
    case .all(let parts): parts.allSatisfy(holds)
    case .any(let parts): parts.contains(where: holds)
    }
  }
}
