/// The precedence of the standard library's operators and of those that files declare.
package struct OperatorTable: Sendable {
  /// The index in `groups` for each operator.
  private var groupOfOperator: [String: Int] = [:]
  private var indexOfGroup: [String: Int] = [:]
  private var groups: [Group] = []

  private struct Group: Sendable {
    var name: String
    var associativity: Associativity
    var higherThan: [String]
    var lowerThan: [String]
  }

  package static let standard = OperatorTable()

  private init() {
    for (name, associativity, below) in Self.standardGroups {
      indexOfGroup[name] = groups.count
      groups.append(Group(name: name, associativity: associativity, higherThan: below.map { [$0] } ?? [], lowerThan: []))
    }
    for (group, names) in Self.standardOperators {
      for name in names.split(separator: " ") { groupOfOperator[String(name)] = indexOfGroup[group] }
    }
  }

  private static let standardGroups: [(String, Associativity, String?)] = [
    ("AssignmentPrecedence", .right, nil),
    ("FunctionArrowPrecedence", .right, "AssignmentPrecedence"),
    ("TernaryPrecedence", .right, "FunctionArrowPrecedence"),
    ("DefaultPrecedence", .none, "TernaryPrecedence"),
    ("LogicalDisjunctionPrecedence", .left, "TernaryPrecedence"),
    ("LogicalConjunctionPrecedence", .left, "LogicalDisjunctionPrecedence"),
    ("ComparisonPrecedence", .none, "LogicalConjunctionPrecedence"),
    ("NilCoalescingPrecedence", .right, "ComparisonPrecedence"),
    ("CastingPrecedence", .none, "NilCoalescingPrecedence"),
    ("RangeFormationPrecedence", .none, "CastingPrecedence"),
    ("AdditionPrecedence", .left, "RangeFormationPrecedence"),
    ("MultiplicationPrecedence", .left, "AdditionPrecedence"),
    ("BitwiseShiftPrecedence", .none, "MultiplicationPrecedence"),
  ]

  private static let standardOperators: [(String, String)] = [
    ("BitwiseShiftPrecedence", "<< &<< >> &>>"),
    ("MultiplicationPrecedence", "* &* / % &"),
    ("AdditionPrecedence", "+ &+ - &- | ^"),
    ("RangeFormationPrecedence", "... ..<"),
    ("NilCoalescingPrecedence", "??"),
    ("ComparisonPrecedence", "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
    ("LogicalConjunctionPrecedence", "&& .&"),
    ("LogicalDisjunctionPrecedence", "|| .| .^"),
    ("AssignmentPrecedence", "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |= .&= .|= .^="),
  ]

  /// The positions in `standardGroups` of the groups that the grammar uses itself. Groups up to `ternary` are never joined in one node.
  static let assignment = 0
  static let arrow = 1
  static let ternary = 2
  static let casting = 8
  private static let byDefault = 3

  /// The precedence group of an operator; the default group for undeclared operators.
  func group(of name: String) -> Int { groupOfOperator[name] ?? Self.byDefault }

  func associativity(of group: Int) -> Associativity { groups[group].associativity }

  /// Adds the declarations of a file. Operators without a declared group get the default group.
  mutating func declare(groups declared: [PrecedenceGroup], operators: [OperatorDeclaration]) {
    for group in declared where indexOfGroup[group.name.text] == nil {
      indexOfGroup[group.name.text] = groups.count
      groups.append(
        Group(
          name: group.name.text, associativity: group.associativity, higherThan: group.higherThan.map { $0.text },
          lowerThan: group.lowerThan.map { $0.text }))
    }
    for declaration in operators {
      groupOfOperator[declaration.name.text] = declaration.precedence.flatMap { indexOfGroup[$0.text] } ?? Self.byDefault
    }
  }

  enum Relation { case higher, lower, same, unrelated }

  func relation(_ first: Int, _ second: Int) -> Relation {
    if first == second { return .same }
    if isAbove(first, second) { return .higher }
    return isAbove(second, first) ? .lower : .unrelated
  }

  /// True if a group has a higher precedence than another, directly or transitively.
  private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    var seen = Set([upper])
    var open = [upper]
    while let group = open.popLast() {
      for next in directlyBelow(group) where seen.insert(next).inserted {
        if next == lower { return true }
        open.append(next)
      }
    }
    return false
  }

  private func directlyBelow(_ group: Int) -> [Int] {
    var below = groups[group].higherThan.compactMap { indexOfGroup[$0] }
    for (index, other) in groups.enumerated() where other.lowerThan.contains(groups[group].name) { below.append(index) }
    return below
  }
}
