import SwiftParsing

/// A type that the code declares, or a system type that it extends, with its members.
///
/// Members are read on first use, so that unsupported code in an unused type does no harm.
package final class SourceType: @unchecked Sendable {
  package let name: String
  package let keyword: TypeDeclaration.Keyword
  let outer: SourceType?
  private(set) var inheritance: [TypeReference]
  var generics: [String] = []
  var constraints: [TypeReference?] = []
  var isWrapper = false
  /// For a type declared in a function, the variables that it can use.
  var scope: Scope?
  private var unread: [DeclaredPart]
  private var index = MemberIndex()
  /// The private members that extensions add, and all members that code can use, by file.
  private var hidden: [UInt32: MemberIndex] = [:]
  private var seen: [UInt32: MemberIndex] = [:]
  /// The file whose code looks up members.
  var viewer: Viewer?
  private(set) var file: UInt32 = Prelude.library.index
  private(set) var span: Span?

  struct DeclaredPart: Sendable {
    var file: SourceFile
    var body: MemberBody
    var isExtension = false
    /// True for a private extension, whose members are visible only in its file.
    var isPrivate = false
    /// The requirements after `where`.
    var requirements: [MemberRequirement] = []
  }

  init(
    name: String, keyword: TypeDeclaration.Keyword, inheritance: [TypeReference] = [], outer: SourceType?, parts: [DeclaredPart] = []
  ) {
    self.name = name
    self.keyword = keyword
    self.inheritance = inheritance
    self.outer = outer
    viewer = outer?.viewer
    unread = parts
  }

  convenience init(_ type: TypeDeclaration, outer: SourceType?, in file: SourceFile) {
    self.init(
      name: type.name.simpleName ?? "", keyword: type.keyword, inheritance: type.inheritance, outer: outer,
      parts: [DeclaredPart(file: file, body: type.members)])
    generics = type.generics?.names.map { $0.text } ?? []
    constraints = type.generics?.constraints ?? []
    (self.file, span) = (file.index, type.name.span)
  }

  func add(_ part: DeclaredPart, inheritance added: [TypeReference]) {
    unread.append(part)
    inheritance += added
  }

  var members: MemberIndex {
    while !unread.isEmpty {
      let part = unread.removeFirst()
      seen = [:]
      for declaration in part.file.members(of: part.body) {
        if part.isPrivate || part.isExtension && declaration.isPrivate {
          hidden[part.file.index, default: MemberIndex()].add(declaration, of: self, in: part.file, where: part.requirements)
        } else {
          index.add(declaration, of: self, in: part.file, where: part.requirements)
        }
      }
    }
    return hidden.isEmpty ? index : members(seenFrom: viewer?.file ?? Viewer.outside)
  }

  private func members(seenFrom file: UInt32) -> MemberIndex {
    if let known = seen[file] { return known }
    var members = index
    for (_, names) in hidden.filter({ $0.key == file }) { members.add(hidden: names, isOwn: true) }
    for (_, names) in hidden.filter({ $0.key != file }).sorted(by: { $0.key < $1.key }) { members.add(hidden: names, isOwn: false) }
    seen[file] = members
    return members
  }

  /// The name including outer types: `HomeLayout.Section`.
  package var path: String { outer.map { "\($0.path).\(name)" } ?? name }

  var isReference: Bool { keyword == .class || keyword == .actor }

  /// The values of static properties, created on first use.
  var statics: [String: Box] = [:]
}

struct MemberIndex: Sendable {
  /// The properties in declaration order, which memberwise initialisers use.
  var properties: [Property] = []
  var staticProperties: [String: Property] = [:]
  var functions: [String: [DeclaredFunction]] = [:]
  var staticFunctions: [String: [DeclaredFunction]] = [:]
  var initializers: [DeclaredFunction] = []
  var subscripts: [Subscript] = []
  var staticSubscripts: [Subscript] = []
  var cases: [EnumCase] = []
  var types: [String: SourceType] = [:]
  var aliases: [String: TypeReference] = [:]
  /// The associated types of a protocol, with their default types.
  var associatedTypes: [String: TypeReference?] = [:]
  var hasRequirements = false
  /// The private methods and properties. A subclass cannot override them, and may declare the same names.
  var privateNames: Set<String> = []
  /// Members that could not be parsed. They are reported only if a name is not found.
  var problems: [Problem] = []

  struct Property: Sendable {
    var name: String
    var type: TypeReference?
    var value: Expression?
    var accessors: Accessors?
    var isLazy: Bool
    var isLet: Bool
    /// Whether only code of the file can set it: `private`, `fileprivate` or `private(set)`.
    var isSetInFile = false
    /// The property wrapper, such as `@Clamped(0...10)`.
    var wrapper: Wrapper?
    var requirements: [MemberRequirement] = []
    /// The part of a wrapped property that the name refers to: `name`, `_name` or `$name`.
    var role = Role.value
    var span: Span

    struct Wrapper: Sendable {
      var type: TypeReference
      var arguments: [Argument]
    }

    /// The three parts of a wrapped property.
    enum Role: Sendable { case value, storage, projection }

    /// The key of the property in `statics`. Includes the file, because several files may have private properties with the same name.
    var key: String { "\(span.file) \(name)" }

    var isWrapped: Bool { wrapper != nil }

    /// True if reading the property runs code.
    var isComputed: Bool {
      switch accessors {
      case nil: false
      case .getter: true
      case .list(let accessors): accessors.contains { $0.kind.text == "get" }
      }
    }

    /// True for a protocol requirement without a body.
    var isRequirement: Bool { isComputed && getter == nil }

    var getter: Body? {
      switch accessors {
      case nil: nil
      case .getter(let body): body
      case .list(let accessors): accessors.first { $0.kind.text == "get" }?.body
      }
    }

    var setter: Accessor? { accessor("set") }
    var isObserved: Bool { accessor("willSet") != nil || accessor("didSet") != nil }

    func accessor(_ kind: String) -> Accessor? {
      guard case .list(let accessors) = accessors else { return nil }
      return accessors.first { $0.kind.text == kind }
    }
  }

  /// True if a protocol requires a member with the given name and does not implement it in its declaration.
  func requires(_ name: String) -> Bool {
    properties.contains { $0.name == name && $0.isRequirement } || functions[name]?.contains { $0.body == nil } ?? false
  }

  func declares(_ name: String) -> Bool { property(name) != nil || functions[name] != nil }

  /// The property with the given name. The default in a protocol extension takes precedence over the requirement.
  func property(_ name: String) -> Property? {
    properties.first { $0.name == name && !$0.isRequirement } ?? properties.first { $0.name == name } ?? wrapped(name)
  }

  /// The property for `_name` or `$name`.
  private func wrapped(_ name: String) -> Property? {
    guard let sign = name.first, sign == "_" || sign == "$",
      var property = properties.first(where: { $0.isWrapped && name.dropFirst() == $0.name })
    else { return nil }
    property.role = sign == "_" ? .storage : .projection
    return property
  }
}

extension Variable.Binding {
  var getter: Body? {
    switch accessors {
    case nil: nil
    case .getter(let body): body
    case .list(let accessors): accessors.first { $0.kind.text == "get" }?.body
    }
  }

  var isObserved: Bool {
    guard case .list(let accessors) = accessors else { return false }
    return accessors.contains { $0.kind.text == "willSet" || $0.kind.text == "didSet" || $0.kind.text == "set" }
  }
}
