extension Value {
  /// The name of the value's type in error messages.
  var kindName: String {
    switch self {
    case .void: "nothing"
    case .nil: "nil"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .array: "Array"
    case .slice: "ArraySlice"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .tuple: "a tuple"
    case .range: "a range"
    case .enumCase(let value): value.type.path
    case .structure(let value): value.type.path
    case .object(let value): value.type.path
    case .function: "a function"
    case .type: "a type"
    case .implicit(let value): ".\(value.name)"
    case .known(let value): instance?.type.path ?? value.typeName
    case .opaque(let value): value.name
    }
  }

  /// The object of a declared class, or the declared part of an object whose class inherits from a layout class.
  var instance: Instance? {
    switch self {
    case .object(let object): object
    case .known(.layout(let object)): object.declared
    default: nil
    }
  }

  /// A different value of the same type; nil for types without an obvious one.
  var withOtherContent: Value? {
    switch self {
    case .bool(let truth): .bool(!truth)
    case .int(let number): .int(number == 0 ? 1 : 0)
    case .double(let number): .double(number == 0 ? 1 : 0)
    case .string(let text): .string(text + "'")
    default: nil
    }
  }

  /// The names of the system types that the value belongs to.
  var systemNames: [String] {
    switch self {
    case .bool: ["Bool", "Any"]
    case .int: ["Int", "Any"]
    case .double: ["CGFloat", "Double", "Float", "Any"]
    case .string: ["String", "Any"]
    case .known(let known): SystemTypes.names(of: known) + ["Any", "AnyObject"]
    case .opaque(let opaque): [opaque.name, "Any"]
    case .enumCase, .structure: ["Any", "AnyHashable"]
    default: ["Any"]
    }
  }

  /// The expected type of a variable that was initialised with this value.
  var place: Expected {
    switch self {
    case .double: .fraction
    case .int: .int
    case .bool: .bool
    case .string: .string
    case .enumCase(let value): .source(value.type, value.generics)
    case .structure(let value): .source(value.type, value.generics)
    case .known(let known): instance.map { .source($0.type, $0.generics) } ?? .system(known.typeName)
    case .array(let elements): .array(elements.first?.place ?? .anything)
    default: .anything
    }
  }

  /// The type of the elements of a collection.
  var elementPlace: Expected {
    switch self {
    case .array(let elements), .slice(let elements, _): elements.first?.place ?? .anything
    case .dictionary(let dictionary): dictionary.entries.first?.value.place ?? .anything
    case .set(let set): set.entries.first?.key.place ?? .anything
    case .structure(let value): .source(value.type)
    default: .anything
    }
  }

  var keyPlace: Expected {
    if case .dictionary(let dictionary) = self { dictionary.entries.first?.key.place ?? .anything } else { .anything }
  }

  /// The name of its type, if it is a UIKit or Foundation type.
  var knownType: String? {
    if case .known(let known) = self { known.typeName } else { nil }
  }

  /// True if copies of the value share state.
  var isReference: Bool {
    switch self {
    case .object, .function, .type, .opaque: true
    case .known(.layout(let object)): object.type != "UICollectionLayoutListConfiguration"
    case .known(.host): true
    default: false
    }
  }

  /// A copy of a layout object; other values are returned unchanged.
  var copiedLayout: Value {
    if case .known(.layout(let object)) = self { .known(.layout(object.copy())) } else { self }
  }

  /// True for values whose equality cannot be customised by code.
  var isPlain: Bool {
    switch self {
    case .string, .int, .double, .bool: true
    default: false
    }
  }

  var isHash: Bool { if case .known(.hash) = self { true } else { false } }

  /// True if the evaluator can hash the value without a `hash(into:)` in the code.
  var isHashable: Bool {
    switch self {
    case .nil, .bool, .int, .double, .string, .array, .set, .dictionary, .enumCase, .structure, .known, .range: true
    default: false
    }
  }

  var isOpaque: Bool { if case .opaque = self { true } else { false } }

  var isSequence: Bool {
    switch self {
    case .array, .slice, .dictionary, .set, .range, .string: true
    default: false
    }
  }

  var isEmptyCollection: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .dictionary(let dictionary), .set(let dictionary): dictionary.entries.isEmpty
    case .known(.snapshot(let snapshot)): snapshot.sections.isEmpty
    default: false
    }
  }

  /// True if the value may be passed for an expected type. It is precise enough to choose between overloads.
  func mayBe(_ expected: Expected) -> Bool {
    switch (expected, self) {
    case (.anything, _), (_, .implicit), (_, .nil), (_, .opaque): true
    case (_, .double) where expected.isDouble, (_, .int) where expected.isDouble: true
    case (.int, .int), (.bool, .bool), (.string, .string): true
    case (.fraction, _), (.double, _), (.cgFloat, _), (.float, _), (.int, _), (.bool, _), (.string, _): false
    case (.array(let element), .array(let values)): values.allSatisfy { $0.mayBe(element) }
    // `Array(set)` is still unordered.
    case (.array, .set): true
    case (.array, _), (.dictionary, .array): false
    case (.dictionary, .dictionary): true
    case (.function, .function): true
    case (.function, _): false
    case (.source(let type, _), .enumCase(let value)): value.type === type
    case (.source(let type, _), .structure(let value)): value.type === type
    case (.source, .object): true
    case (.source, _): instance != nil
    case (.system(let name), .known(let known)): SystemTypes.names(of: known).contains(name)
    case (.system(let name), .function(let function)) where name.hasSuffix("KeyPath"):
      if case .keyPath = function.kind { true } else { false }
    case (.set, .set), (.set, .array): true
    case (.set, _): false
    case (.system(let name), .int), (.system(let name), .double), (.system(let name), .string), (.system(let name), .bool):
      !name.hasPrefix("NSCollectionLayout") && !name.hasPrefix("UI")
    default: true
    }
  }

  func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.object(let one), .object(let other)): one === other
    case (.known(.layout(let one)), .known(.layout(let other))): one === other
    case (.nil, .nil): true
    default: false
    }
  }

  func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.nil, .nil): true
    case (.bool(let one), .bool(let other)): one == other
    case (.int(let one), .int(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.int(let one), .double(let other)): Double(one) == other
    case (.double(let one), .int(let other)): one == Double(other)
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one.count == other.count && zip(one, other).allSatisfy { $0.isEqual(to: $1) }
    case (.tuple(let one), .tuple(let other)): one.count == other.count && zip(one, other).allSatisfy { $0.value.isEqual(to: $1.value) }
    case (.enumCase(let one), .enumCase(let other)):
      one.type === other.type && one.name == other.name && zip(one.payload, other.payload).allSatisfy { $0.value.isEqual(to: $1.value) }
    case (.structure(let one), .structure(let other)):
      one.type === other.type && zip(one.fields.values, other.fields.values).allSatisfy { $0.isEqual(to: $1) }
    case (.known(let one), .known(let other)): one.isEqual(to: other)
    case (.implicit(let one), .implicit(let other)): one.arguments == nil && other.arguments == nil && one.name == other.name
    case (.opaque(let one), .opaque(let other)): one.number > 0 && one.number == other.number
    case (.type(let one), .type(let other)): one.isEqual(to: other)
    case (.dictionary(let one), .dictionary(let other)), (.set(let one), .set(let other)):
      one.entries.count == other.entries.count
        && one.entries.allSatisfy { entry in
          other.entries.first { $0.key.isEqual(to: entry.key) }?.value.isEqual(to: entry.value) ?? false
        }
    default: isIdentical(to: other)
    }
  }
}

extension TypeValue {
  func isEqual(to other: TypeValue) -> Bool {
    switch (kind, other.kind) {
    case (.source(let one, _), .source(let other, _)): one === other
    case (.system(let one), .system(let other)): one == other
    default: false
    }
  }
}
