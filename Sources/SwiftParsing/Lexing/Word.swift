/// Swift's keywords, including contextual ones.
enum Word: String, CaseIterable {
  case none = ""
  case anyType = "Any"
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`, `else`, `enum`
  case `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
  case initializer = "init"
  case `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`
  case selfValue = "self"
  case selfType = "Self"
  case `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`
  case `where`, `while`

  // Contextual keywords, which can also be names.
  case typeMember = "Type"
  case protocolMember = "Protocol"
  case actor, addressWithNativeOwner, addressWithOwner, any, associativity, assignment, async, await, borrow, borrowing, consume, consuming
  case convenience
  case copy, dependsOn, didSet, discard, distributed, dynamic, each, final, get, higherThan, indirect, infix, isolated, lazy, left,
    lowerThan
  case macro, mutating, nonisolated, nonmutating, nonsending, of, open, optional, override, package, postfix, prefix
  case reasync, required, right, safe, sending, set, some, unowned, unsafe, unsafeAddress, unsafeMutableAddress, weak, willSet
  case mutableAddressWithNativeOwner, mutableAddressWithOwner
  case yield
  case underscoreBorrow = "_borrow"
  case underscoreBorrowing = "_borrowing"
  case underscoreConst = "_const"
  case underscoreConsuming = "_consuming"
  case underscoreLocal = "_local"
  case underscoreModify = "_modify"
  case underscoreMutating = "_mutating"
  case underscoreRead = "_read"
  case underscoreResultDependsOn = "_resultDependsOn"
  case underscoreResultDependsOnSelf = "_resultDependsOnSelf"
  case consumingPrefix = "__consuming"
  case ownedPrefix = "__owned"
  case setterAccess = "__setter_access"
  case sharedPrefix = "__shared"
}

/// A hash table of keywords with open addressing.
struct WordTable {
  static let shared = WordTable()

  private static let size = 1024
  private var slots: [UInt8]
  private let spellings: [[UInt8]]
  private let words: [Word]

  private init() {
    words = Word.allCases
    spellings = words.map { Array($0.rawValue.utf8) }
    slots = Array(repeating: 0, count: Self.size)
    for (index, word) in words.enumerated() where word != .none {
      var slot = Int(truncatingIfNeeded: Self.hash(spellings[index])) & (Self.size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
      slots[slot] = UInt8(index)
    }
  }

  static let emptyHash: UInt32 = 0

  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash &* 31) &+ UInt32(byte) }

  private static func hash(_ bytes: [UInt8]) -> UInt32 { bytes.reduce(emptyHash) { hash($0, $1) } }

  /// The keyword that bytes spell, given their hash; `.none` if they are not a keyword.
  func word(_ start: UnsafePointer<UInt8>, count: Int, hash: UInt32) -> Word {
    var slot = Int(truncatingIfNeeded: hash) & (Self.size - 1)
    while slots[slot] != 0 {
      if spells(Int(slots[slot]), start, count) { return words[Int(slots[slot])] }
      slot = (slot + 1) & (Self.size - 1)
    }
    return .none
  }

  private func spells(_ index: Int, _ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard spellings[index].count == count else { return false }
    for offset in 0..<count where spellings[index][offset] != start[offset] { return false }
    return true
  }
}

extension Word {
  /// True if the word can be used as a name only in backticks.
  var isReserved: Bool {
    switch self {
    case .anyType, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do, .else, .enum, .extension,
      .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in, .initializer, .inout, .internal, .is, .let, .nil,
      .operator,
      .precedencegroup, .private, .protocol, .public, .repeat, .rethrows, .return, .selfValue, .selfType, .static, .struct, .subscript,
      .super, .switch, .throw, .throws, .true, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }
}
