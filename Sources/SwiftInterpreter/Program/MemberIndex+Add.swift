import SwiftParsing

extension MemberIndex {
  mutating func add(
    _ declaration: Declaration, of type: SourceType, in file: SourceFile, where requirements: [MemberRequirement] = []
  ) {
    if !requirements.isEmpty { hasRequirements = true }
    let isStatic = declaration.has("static") || declaration.has("class")
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings.flatMap({ $0.parts }) {
        add(binding, of: variable, in: declaration, file, isStatic: isStatic, requirements)
      }
    case .function(let function):
      var found = DeclaredFunction(function, declaration, of: type)
      found.requirements = requirements
      if isStatic {
        staticFunctions[found.name, default: []].append(found)
      } else {
        functions[found.name, default: []].append(found)
        if declaration.has("private") { privateNames.insert(found.name) }
      }
    case .initializer(let initializer):
      initializers.append(
        DeclaredFunction(
          name: "init", signature: initializer.signature, body: initializer.body, owner: type, span: declaration.span))
    case .subscript(let found): if isStatic { staticSubscripts.append(found) } else { subscripts.append(found) }
    case .enumCases(let found): cases += found
    case .type(let found): add(found, declaration, of: type, in: file)
    case .typealias(let alias): aliases[alias.name.text] = alias.type
    case .conditional(let block):
      for member in Program.active(block) { add(member, of: type, in: file, where: requirements) }
    case .unparsed(let problem): problems.append(problem)
    case .associatedType(let found): associatedTypes.updateValue(found.value, forKey: found.name.text)
    case .import, .deinitializer, .operator, .precedenceGroup, .macro, .macroExpansion: break
    }
  }

  private mutating func add(
    _ binding: Variable.Binding, of variable: Variable, in declaration: Declaration, _ file: SourceFile, isStatic: Bool,
    _ requirements: [MemberRequirement]
  ) {
    guard let name = binding.pattern.name else { return }
    let wrapper = declaration.wrapper
    let property = Property(
      name: name.text, type: binding.type, value: binding.value, accessors: binding.accessors, isLazy: declaration.has("lazy"),
      isLet: variable.introducer == .let, isSetInFile: declaration.isSetInFile,
      wrapper: wrapper.map { Property.Wrapper(type: $0.name, arguments: file.arguments(of: $0)) },
      requirements: requirements, span: binding.span)
    if isStatic { staticProperties[name.text] = property } else { properties.append(property) }
    if !isStatic, declaration.has("private") { privateNames.insert(name.text) }
  }

  /// Attributes that do not change the value of a property. Any other attribute may be a property wrapper.
  fileprivate static let plainAttributes: Set<String> = [
    "State", "objc", "nonobjc", "IBOutlet", "IBInspectable", "available", "MainActor", "preconcurrency", "Invalidating",
    "ObservationIgnored", "usableFromInline", "inlinable", "NSCopying", "objcMembers", "ViewBuilder", "GKInspectable", "StateObject",
    "IBAction", "unknown", "Sendable", "escaping", "autoclosure", "ObservedObject", "Bindable", "GestureState", "TaskLocal",
    "ObservationTracked", "Model", "nonisolated",
  ]

  private mutating func add(_ found: TypeDeclaration, _ declaration: Declaration, of type: SourceType, in file: SourceFile) {
    guard let name = found.name.simpleName else { return }
    types[name] = SourceType(found, outer: type, in: file)
    types[name]?.isWrapper = declaration.isWrapper
  }
}

extension Declaration {
  /// Whether only code of the file can set the variable. A storyboard sets outlets.
  fileprivate var isSetInFile: Bool {
    modifiers.contains { $0.name.hasSuffix("private") }
      && !attributes.contains { ["IBOutlet", "IBInspectable"].contains($0.name.simpleName) }
  }

  var isWrapper: Bool { attributes.contains { $0.name.simpleName == "propertyWrapper" } }

  /// The property wrapper of a variable, or nil if there is none.
  var wrapper: Attribute? { attributes.first { !MemberIndex.plainAttributes.contains($0.name.simpleName ?? "") } }
}

extension SourceFile {
  /// The arguments of an attribute, parsed from their text. Spaces before the text keep the positions of the spans.
  func arguments(of attribute: Attribute) -> [Argument] {
    guard let span = attribute.arguments, span.start > 1 else { return [] }
    var text = [UInt8](repeating: UInt8(ascii: " "), count: span.range.lowerBound - 2) + Array("_(".utf8)
    text += bytes[span.range] + [UInt8(ascii: ")")]
    let file = SourceFile(text, index: index)
    guard case .expression(let expression)? = file.statements.first?.kind, case .call(let call) = expression.kind else { return [] }
    return call.arguments + call.trailing
  }
}

extension Variable.Binding {
  /// A binding for each name of a tuple pattern: `(width, height) = (120, 160)`, `(width, count): (CGFloat, Int)`.
  var parts: [Variable.Binding] {
    guard case .tuple(let names) = pattern.bound.kind, let types = partTypes(names.count), let values = partValues(names.count) else {
      return [self]
    }
    return names.indices.map { index in
      var binding = self
      (binding.pattern, binding.span) = (names[index].pattern, names[index].pattern.span)
      (binding.type, binding.value) = (types[index], values[index])
      return binding
    }
  }

  private func partTypes(_ count: Int) -> [TypeReference?]? {
    guard let type else { return Array(repeating: nil, count: count) }
    guard case .tuple(let elements) = type.kind, elements.count == count else { return nil }
    return elements.map { $0.type }
  }

  private func partValues(_ count: Int) -> [Expression?]? {
    guard let value else { return type == nil ? nil : Array(repeating: nil, count: count) }
    guard case .tuple(let elements) = value.kind, elements.count == count else { return nil }
    return elements.map { $0.value }
  }
}

extension Pattern {
  /// The pattern after `let` or `var`.
  fileprivate var bound: Pattern { if case .binding(_, let pattern) = kind { pattern.bound } else { self } }

  /// The name that the pattern binds, if it is a single name.
  var name: Name? {
    switch kind {
    case .identifier(let name): name
    case .binding(_, let pattern): pattern.name
    default: nil
    }
  }
}

extension TypeReference {
  /// The name without module, outer types and generic arguments; nil for types without a name.
  var simpleName: String? {
    switch kind {
    case .named(let name, _): name.text
    case .member(_, let name, _): name.text
    case .attributed(_, _, let type), .opaque(let type), .existential(let type), .selected(_, let type): type.simpleName
    default: nil
    }
  }
}
