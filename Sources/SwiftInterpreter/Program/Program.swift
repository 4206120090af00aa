import Localization
import SwiftParsing

/// The source files and their top-level declarations by name.
package final class Program: @unchecked Sendable {
  package private(set) var files: [SourceFile] = []
  /// The statements that set properties of a collection view and thereby move frames.
  private(set) var viewMoves: [ViewMove] = []
  /// Positions in `files` by file index.
  private(set) var filePositions: [UInt32: Int] = [:]
  /// The names that all files can use, and the private names of each file.
  private(set) var shared = FileNames()
  private(set) var hidden: [UInt32: FileNames] = [:]
  let viewer = Viewer()
  /// Types with the same name in several files.
  private(set) var duplicates: [String: [SourceType]] = [:]
  /// The top-level types in declaration order.
  private(set) var declaredTypes: [SourceType] = []
  /// The folder path of each file, and the modules that the files import.
  private(set) var folders: [UInt32: [String]] = [:]
  private(set) var modules: Set<String> = []
  /// Extensions of types that no file declares, by type name.
  private(set) var extensions: [String: SourceType] = [:]
  /// The top-level functions and variables in declaration order.
  private(set) var functionNames: [String] = []
  private(set) var globalNames: [String] = []
  /// Extensions that are not attached yet. A later file may declare their type.
  private var waiting: [(name: TypeReference, part: SourceType.DeclaredPart, inheritance: [TypeReference])] = []
  /// The scope of top-level variables.
  let scope = Scope(receiver: nil, owner: nil, result: .anything)

  /// The objects that evaluations have created. Static properties may still contain them after an evaluation.
  let made = MadeObjects()

  package init() {}

  var typeNames: [String] { declaredTypes.map { $0.name } }

  /// Adds the declarations of a file.
  ///
  /// - Parameter isTyped: True for a line at the prompt, whose declarations replace earlier ones with the same name.
  package func add(_ file: SourceFile, path: String? = nil, isTyped: Bool = false) {
    folders[file.index] = path?.split(separator: "/").dropLast().map(String.init)
    if isTyped { typed.insert(file.index) }
    filePositions[file.index] = filePositions[file.index] ?? files.count
    files.append(file)
    (knownSnapshotMentions, knownApplyMentions, knownDataSources, knownMakers, knownInstallingNames) = (nil, nil, nil, nil, nil)
    viewMoves += viewMoves(in: file)
    for prelude in Prelude.allCases where !namedPreludes.contains(prelude) && prelude.isNamed(in: file) { namedPreludes.append(prelude) }
    for statement in file.statements { add(statement, in: file) }
  }

  private var typed: Set<UInt32> = []
  private var knownSnapshotMentions: Mentions?
  private var knownApplyMentions: Mentions?
  private var knownDataSources: Set<String>?
  /// The makers of the layouts in the files added so far, found once.
  var knownMakers: [Maker]?
  var knownInstallingNames: Set<String>?

  /// The places that mention a snapshot, searched for once.
  var snapshotMentions: Mentions {
    let mentions = knownSnapshotMentions ?? Mentions(of: "napshot", in: files)
    knownSnapshotMentions = mentions
    return mentions
  }

  /// The calls of functions named `apply`, searched for once.
  var applyMentions: Mentions {
    let mentions = knownApplyMentions ?? Mentions(of: ".apply(", in: files)
    knownApplyMentions = mentions
    return mentions
  }

  /// Whether the start of the app has read a property that only its file can set and that was not set yet.
  var hasReadUnset = false

  /// The names of the variables that contain a diffable data source, searched for once.
  var dataSourceNames: Set<String> {
    let names = knownDataSources ?? declaredDataSources
    knownDataSources = names
    return names
  }

  /// Changes either the private names of a file or the shared names.
  private func declare(_ isPrivate: Bool, in file: SourceFile, _ change: (inout FileNames) -> Void) {
    if isPrivate, !typed.contains(file.index) { change(&hidden[file.index, default: FileNames()]) } else { change(&shared) }
  }

  private var written: [(box: Box, value: PendingValue)] = []

  package func forgetValues() {
    for (box, value) in written { (box.value, box.pending) = (.void, value) }
    for type in allTypes { type.statics = [:] }
  }

  /// Declares a top-level variable, replacing any earlier one with that name.
  func set(_ name: String, _ box: Box) {
    knownMakers = nil
    if globals[name] == nil { globalNames.append(name) }
    shared.globals[name] = box
  }

  /// Top-level code that the parser does not understand.
  private var unparsed: [(span: Span, problem: Problem)] = []

  /// The problem in a statement that appears to declare a name; nil if no such statement failed to parse.
  func problem(hiding name: String) -> Problem? {
    unparsed.first { item in
      let text = file(of: item.span)?.text(of: item.span) ?? ""
      return ["let", "var", "func", "class", "struct", "enum"].contains { text.hasPrefix("\($0) \(name)") }
    }?.problem
  }

  /// Whether a function or closure may declare the name, as a constant, a variable, or the only parameter or the last one of a closure.
  func declaresInside(_ name: String) -> Bool {
    files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return ["let", "var"].contains { text.contains(text: $0 + " " + name) } || text.contains(text: name + " " + "in")
    }
  }

  /// The first problem in the code of layouts or snapshots; nil if all of it is parsed.
  var problemInLayoutCode: Problem? {
    unparsed.first { item in
      let text = file(of: item.span)?.text(of: item.span) ?? ""
      return text.contains(text: "NSCollectionLayout") || text.contains(text: "napshot")
    }?.problem ?? allTypes.lazy.compactMap { $0.members.problems.first }.first
  }

  /// The first problem in the code: an open bracket, or text that is not parsed.
  var firstProblem: Problem? { files.lazy.compactMap { $0.problems.first }.first ?? unparsed.first?.problem }

  /// Adds the preludes and attaches extensions to their types. Must be called after all files were added.
  package func finish() {
    addPreludes()
    attachExtensions()
    (knownMakers, knownInstallingNames) = (nil, nil)
  }

  /// The preludes that files mention, and the files of those that were added.
  private var namedPreludes: [Prelude] = []
  private var preludes: [UInt32: SourceFile] = [:]

  private func addPreludes() {
    for prelude in namedPreludes where preludes[prelude.index] == nil {
      let file = prelude.file()
      preludes[prelude.index] = file
      for statement in file.statements {
        guard case .declaration(let declaration) = statement.kind else { continue }
        switch declaration.kind {
        case .type(let type):
          guard let name = type.name.simpleName, shared.types[name] == nil else { continue }
          let found = SourceType(type, outer: nil, in: file)
          found.isWrapper = declaration.isWrapper
          shared.types[name] = found
        case .function(let function) where shared.functions[function.name.text] == nil:
          shared.functions[function.name.text] = [DeclaredFunction(function, declaration, of: nil)]
        default: break
        }
      }
    }
  }

  func file(of span: Span) -> SourceFile? { preludes[span.file] ?? filePositions[span.file].map { files[$0] } }

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
      var part = SourceType.DeclaredPart(file: file, body: type.members, isExtension: true, isPrivate: declaration.isPrivate)
      part.requirements = type.where.map { MemberRequirement.all(in: file.text(of: $0)) } ?? []
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
        let pending = PendingValue(
          expression: value, type: binding.type, scope: scope, isVariable: variable.introducer == .var, name: name.text)
        box.pending = pending
        written.append((box, pending))
      }
      box.computed = binding.getter.map { ComputedValue(body: $0, type: binding.type, scope: scope) }
      box.isObserved = binding.isObserved
      if globals[name.text] == nil { globalNames.append(name.text) }
      declare(declaration.isPrivate, in: file) { $0.globals[name.text] = box }
    }
  }

  private func attachExtensions() {
    // A nested type may be declared in an extension of the outer one.
    for item in waiting.filter({ $0.name.simpleName != nil }) + waiting.filter({ $0.name.simpleName == nil }) {
      viewer.file = item.part.file.index
      defer { viewer.file = Viewer.outside }
      guard let type = extended(item.name) else { continue }
      type.add(item.part, inheritance: item.inheritance)
    }
    waiting.removeAll()
  }

  private func extended(_ reference: TypeReference) -> SourceType? {
    if case .member(let outer, let name, _) = reference.kind, let type = extended(outer) {
      if let found = type.members.types[name.text] { return found }
      guard type.keyword == .extension, !SystemTypes.isKnown(type.name) else { return nil }
      // A type in one that no file declares.
      let path = "\(type.path).\(name.text)"
      if let found = extensions[path] { return found }
      let found = SourceType(name: name.text, keyword: .extension, outer: type)
      found.viewer = viewer
      extensions[path] = found
      return found
    }
    guard let name = reference.simpleName else { return nil }
    if let type = type(named: name, from: viewer.file) { return type }
    if let alias = aliases[name]?.type, alias.simpleName != name { return extended(alias) }
    if let type = extensions[name] { return type }
    let type = SourceType(name: name, keyword: .extension, outer: nil)
    type.viewer = viewer
    extensions[name] = type
    return type
  }

  /// The branch of an `#if` that compiles for iOS, in a debug build on a device.
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
