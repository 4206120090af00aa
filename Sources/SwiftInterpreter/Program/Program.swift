import SwiftParsing

/// The files that were read, with what they declare at the top, by name.
package final class Program: @unchecked Sendable {
  package private(set) var files: [SourceFile] = []
  /// The places where the files set properties of a collection view that move frames.
  private(set) var viewMoves: [ViewMove] = []
  /// Positions in `files`, by the file index of spans.
  private(set) var filePositions: [UInt32: Int] = [:]
  /// What all files see, and what single files keep for themselves.
  private(set) var shared = FileNames()
  private(set) var hidden: [UInt32: FileNames] = [:]
  let viewer = Viewer()
  /// The types of a name that several files declare.
  private(set) var duplicates: [String: [SourceType]] = [:]
  /// The types outside of others, in the order of their declaration.
  private(set) var declaredTypes: [SourceType] = []
  /// The folders of files, and the modules that files import.
  private(set) var folders: [UInt32: [String]] = [:]
  private(set) var modules: Set<String> = []
  /// Extensions of types that no file declares, by the name of the type.
  private(set) var extensions: [String: SourceType] = [:]
  /// The functions and variables in the order of their declaration.
  private(set) var functionNames: [String] = []
  private(set) var globalNames: [String] = []
  /// Extensions wait until all files are open, since a later one may declare their type.
  private var waiting: [(name: TypeReference, part: SourceType.Part, inheritance: [TypeReference])] = []
  /// Where the variables of a file are declared.
  let scope = Scope(receiver: nil, owner: nil, result: .anything)

  /// What evaluations of the program make, and may still stand in its static properties when they are over.
  let made = MadeObjects()

  package init() {}

  var typeNames: [String] { declaredTypes.map { $0.name } }

  /// - Parameter isTyped: Whether its declarations take the place of earlier ones of their names, as those of a line do.
  package func add(_ file: SourceFile, path: String? = nil, isTyped: Bool = false) {
    folders[file.index] = path?.split(separator: "/").dropLast().map(String.init)
    if isTyped { typed.insert(file.index) }
    filePositions[file.index] = filePositions[file.index] ?? files.count
    files.append(file)
    viewMoves += viewMoves(in: file)
    namesPrelude = namesPrelude || Prelude.isNamed(in: file)
    for statement in file.statements { add(statement, in: file) }
  }

  private var typed: Set<UInt32> = []

  /// Changes what a file sees: what it keeps for itself, or what all files share.
  private func declare(_ isPrivate: Bool, in file: SourceFile, _ change: (inout FileNames) -> Void) {
    if isPrivate, !typed.contains(file.index) { change(&hidden[file.index, default: FileNames()]) } else { change(&shared) }
  }

  /// Declares a variable outside of functions, in place of an earlier one of that name.
  func set(_ name: String, _ box: Box) {
    if globals[name] == nil { globalNames.append(name) }
    shared.globals[name] = box
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
        guard let name = type.name.simpleName, shared.types[name] == nil else { continue }
        shared.types[name] = SourceType(type, outer: nil, in: file)
      case .function(let function) where shared.functions[function.name.text] == nil:
        shared.functions[function.name.text] = [DeclaredFunction(function, declaration, of: nil)]
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
      declare(declaration.isPrivate, in: file) { names in
        names.functions[name, default: []].append(DeclaredFunction(function, declaration, of: nil))
      }
    case .variable(let variable): add(variable, declaration, in: file)
    case .typealias(let alias): declare(declaration.isPrivate, in: file) { $0.aliases[alias.name.text] = alias }
    case .import(let found): if let module = found.path.first { modules.insert(module.text) }
    case .conditional(let block): for inner in Self.active(block) { add(inner, in: file) }
    default: break
    }
  }

  private func add(_ type: TypeDeclaration, _ declaration: Declaration, in file: SourceFile) {
    if type.keyword == .extension {
      let part = SourceType.Part(file: file, body: type.members, isExtension: true, isPrivate: declaration.isPrivate)
      waiting.append((type.name, part, type.inheritance))
    } else if let name = type.name.simpleName {
      let found = SourceType(type, outer: nil, in: file)
      (found.isWrapper, found.viewer) = (declaration.isWrapper, viewer)
      let isTyped = typed.contains(file.index)
      if isTyped { declaredTypes.removeAll { $0.name == name } }
      declaredTypes.append(found)
      if !isTyped, !declaration.isPrivate, let other = shared.types[name] { duplicates[name, default: [other]].append(found) }
      declare(declaration.isPrivate, in: file) { $0.types[name] = found }
    }
  }

  private func add(_ variable: Variable, _ declaration: Declaration, in file: SourceFile) {
    let wrapper = declaration.wrapper
    for binding in variable.bindings.flatMap({ $0.parts }) {
      guard let name = binding.pattern.name else { continue }
      let box = Box(.void)
      box.wrapper = wrapper
      box.type = binding.type
      box.isWhole = binding.type?.simpleName == "Int"
      box.isConstant = variable.introducer == .let && binding.value != nil
      if let value = binding.value {
        box.pending = PendingValue(expression: value, type: binding.type, scope: scope, isVariable: variable.introducer == .var)
      }
      box.computed = binding.getter.map { ComputedValue(body: $0, type: binding.type, scope: scope) }
      box.isObserved = binding.isObserved
      if globals[name.text] == nil { globalNames.append(name.text) }
      declare(declaration.isPrivate, in: file) { $0.globals[name.text] = box }
    }
  }

  /// Gives extensions to the types that they extend.
  private func attachExtensions() {
    for item in waiting {
      viewer.file = item.part.file.index
      defer { viewer.file = Viewer.outside }
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
    if let type = type(named: name, from: viewer.file) { return type }
    if let type = extensions[name] { return type }
    let type = SourceType(name: name, keyword: .extension, outer: nil)
    type.viewer = viewer
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
