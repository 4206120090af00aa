import SwiftParsing

/// A type that the source declares, or a system's type that the source extends, with its members by name.
///
/// Its members are read when one is first asked for, so that odd code in a type that nobody uses does no harm.
package final class SourceType: @unchecked Sendable {
  package let name: String
  package let keyword: TypeDeclaration.Keyword
  /// The type it is declared in.
  let outer: SourceType?
  private(set) var inheritance: [TypeReference]
  /// The names of its generic parameters.
  var generics: [String] = []
  /// What stands behind the colon of each.
  var constraints: [TypeReference?] = []
  /// Whether it wraps properties.
  var isWrapper = false
  /// Where the type was declared inside a function: the variables it sees.
  var scope: Scope?
  private var unread: [Part]
  private var index = MemberIndex()
  /// What extensions keep for their files, and the members as single files see them.
  private var hidden: [UInt32: MemberIndex] = [:]
  private var seen: [UInt32: MemberIndex] = [:]
  /// The file whose code looks for members.
  var viewer: Viewer?
  /// Where it is declared.
  private(set) var file: UInt32 = Prelude.index
  private(set) var span: Span?

  struct Part: Sendable {
    var file: SourceFile
    var body: MemberBody
    var isExtension = false
    /// Whether all that an extension adds is private to its file.
    var isPrivate = false
  }

  init(
    name: String, keyword: TypeDeclaration.Keyword, inheritance: [TypeReference] = [], outer: SourceType?, parts: [Part] = []
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
      parts: [Part(file: file, body: type.members)])
    generics = type.generics?.names.map { $0.text } ?? []
    constraints = type.generics?.constraints ?? []
    (self.file, span) = (file.index, type.name.span)
  }

  /// Adds an extension.
  func add(_ part: Part, inheritance added: [TypeReference]) {
    unread.append(part)
    inheritance += added
  }

  var members: MemberIndex {
    while !unread.isEmpty {
      let part = unread.removeFirst()
      seen = [:]
      for declaration in part.file.members(of: part.body) {
        if part.isPrivate || part.isExtension && declaration.isPrivate {
          hidden[part.file.index, default: MemberIndex()].add(declaration, of: self, in: part.file)
        } else {
          index.add(declaration, of: self, in: part.file)
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

  /// The name with the types around it: `HomeLayout.Section`.
  package var path: String { outer.map { "\($0.path).\(name)" } ?? name }

  var isReference: Bool { keyword == .class || keyword == .actor }

  /// The variables of the type itself: computed once, and then kept.
  var statics: [String: Box] = [:]
}

/// The members of a type by name.
struct MemberIndex: Sendable {
  /// In the order of their declaration, which memberwise initializers follow.
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
  /// Those of a protocol, with their defaults.
  var associatedTypes: [String: TypeReference?] = [:]
  /// Members that could not be read, which matter only if a name is missing.
  var problems: [Problem] = []

  struct Property: Sendable {
    var name: String
    var type: TypeReference?
    var value: Expression?
    var accessors: Accessors?
    var isLazy: Bool
    var isLet: Bool
    /// The wrapper before it, such as `@Clamped(0...10)`, where it may have a value of its own.
    var wrapper: Wrapper?
    /// What of its wrapper it is, for `_name` and `$name`.
    var role = Role.value
    var span: Span

    /// A property's wrapper with the arguments that are written after its name.
    struct Wrapper: Sendable {
      var type: TypeReference
      var arguments: [Argument]
    }

    /// What a property with a wrapper has three names for.
    enum Role: Sendable { case value, storage, projection }

    /// The name under which a type keeps its value: several files may have a private one of that name.
    var key: String { "\(span.file) \(name)" }

    /// Whether a wrapper has its value.
    var isWrapped: Bool { wrapper != nil }

    /// Whether reading it runs code.
    var isComputed: Bool {
      switch accessors {
      case nil: false
      case .getter: true
      case .list(let accessors): accessors.contains { $0.kind.text == "get" }
      }
    }

    /// Whether a protocol asks for it and gives no body.
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

  /// Whether a protocol asks its types for a member of a name.
  func requires(_ name: String) -> Bool {
    properties.contains { $0.name == name && $0.isRequirement } || functions[name]?.contains { $0.body == nil } ?? false
  }

  func declares(_ name: String) -> Bool { property(name) != nil || functions[name] != nil }

  /// The property of a name: what a protocol's extension gives it rather than the requirement.
  func property(_ name: String) -> Property? {
    properties.first { $0.name == name && !$0.isRequirement } ?? properties.first { $0.name == name } ?? wrapped(name)
  }

  /// `_name` and `$name` of a property with a wrapper.
  private func wrapped(_ name: String) -> Property? {
    guard let sign = name.first, sign == "_" || sign == "$",
      var property = properties.first(where: { $0.isWrapped && name.dropFirst() == $0.name })
    else { return nil }
    property.role = sign == "_" ? .storage : .projection
    return property
  }
}

extension Variable.Binding {
  /// What reading a computed variable runs.
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
