import CompositionalLayout
import Localization
import Snapshots
import SwiftParsing

/// An error in evaluating code, with its position.
package struct Refusal: Error, Sendable {
  package var reason: Reason
  package var span: Span
  private var details = DetailBox.none

  /// Details of some errors. They are boxed, because each evaluator call reserves stack space for a refusal.
  private struct Details: Sendable {
    var near: String?
    var expression: String?
    var example: String?
    var others: [Span] = []
    var unequal: [String]?
    var instanceType: String?
    var sections: [SectionFilled] = []
  }

  private indirect enum DetailBox: Sendable {
    case none
    case some(Details)

    var held: Details { if case .some(let details) = self { details } else { Details() } }
  }

  /// A declared name that resembles an unknown one.
  package var near: String? {
    get { details.held.near ?? nearMember }
    set { change { $0.near = newValue } }
  }
  /// The unknown expression, in the form that `--define` uses.
  package var expression: String? {
    get { details.held.expression }
    set { change { $0.expression = newValue } }
  }
  /// An example value for `--define`; nil if the value cannot be typed.
  package var example: String? {
    get { details.held.example }
    set { change { $0.example = newValue } }
  }
  /// The declarations that an ambiguous name may refer to.
  package var others: [Span] {
    get { details.held.others }
    set { change { $0.others = newValue } }
  }

  /// Two equal identifiers with different hashes: one in the snapshot, and one that was therefore not found in it. A single one is an
  /// object whose hash has changed since it was appended.
  package var unequal: [String]? {
    get { details.held.unequal }
    set { change { $0.unequal = newValue } }
  }

  /// The class of the identifier that was not found, if an equal one would have been found from iOS 18 on.
  package var instanceType: String? {
    get { details.held.instanceType }
    set { change { $0.instanceType = newValue } }
  }

  /// The sections that were appended before the error, for an error in the data.
  package var sections: [SectionFilled] {
    get { details.held.sections }
    set { change { $0.sections = newValue } }
  }

  private mutating func change(_ body: (inout Details) -> Void) {
    var held = details.held
    body(&held)
    details = .some(held)
  }

  /// The kinds of change that Swift rejects for a constant.
  package enum ConstantChange: Sendable {
    case value, property, `subscript`, `operator`, member, argument
  }

  package enum Reason: Sendable, Equatable {
    /// A name that no file declares.
    case unknownName(String)
    /// A type name that several files declare, with no single nearest declaration.
    case severalTypes(String)
    case unknownMember(String, of: String)
    /// Data that only the running app has.
    case runTime(String)
    /// A value of an unexpected type.
    case unexpected(found: String, wanted: String)
    /// Overloads that differ only in their result type, where the context does not determine the type.
    case ambiguous(String)
    /// A member that several protocol extensions have, none of which is nearer than the others.
    case severalMembers(String)
    /// Arguments that fit no function with that name.
    case arguments(of: String)
    case nilUnwrapped(String)
    /// A change of a constant that has a value.
    case constant(String, ConstantChange, isParameter: Bool)
    /// An enum case that a `switch` neither names nor has a default for.
    case missingCase(String)
    /// An assignment to a property of UIKit that can only be read.
    case getOnly(String)
    case indexOutOfRange(Int, count: Int)
    case badArithmetic(String)
    case waits
    case cancelled
    case tooManySteps
    case tooDeep
    /// Values, such as groups, arrays or structs, that are nested too deeply.
    case heldTooDeep
    case tooLarge(Int)
    /// A function that ended without returning a value.
    case noValue(String)
    case thrown(String)
    /// A syntax error.
    case grammar(Problem.ProblemKind)
    /// Swift code that the evaluator does not support.
    case unsupported(String)
    /// An operator that is not supported for its operand types.
    case operation(String, String, String)
    case unknownOperator(String)
    /// A use of a dictionary or set that depends on its order, which Swift does not define.
    case unordered
    /// A call to `fatalError` or `preconditionFailure`, or a failed `assert`.
    case stopped(String)
    /// Two values that are equal according to their own `==` but have different hashes.
    case unequalHashes(String, String)
    /// Exceptions of UIKit for a group that is created without subitems, or with a count below 1.
    case groupWithoutSubitems, countBelowOne(Axis)
    /// An exception of UIKit for a snapshot or a section snapshot.
    case snapshot(SnapshotFault<CodeIdentifier, CodeIdentifier>)
    case outline(SectionSnapshotFault<CodeIdentifier>)
  }

  /// The description of custom margins that a section refers to, which are not supported.
  package static let ownMargins = "a layoutMargins value of the collection view itself"

  /// The layout class that has the member which is unknown here, with an example; nil if no other class has it.
  package var placeOfMember: (type: String, example: String)? {
    guard case .unknownMember(let name, let type) = reason, SystemTypes.layoutTypes.contains(type) else { return nil }
    let owners = [
      ("NSCollectionLayoutSection", "section"), ("NSCollectionLayoutGroup", "group"), ("NSCollectionLayoutItem", "item"),
      ("UICollectionViewCompositionalLayoutConfiguration", "configuration"), ("NSCollectionLayoutBoundarySupplementaryItem", "header"),
      ("UICollectionLayoutListConfiguration", "configuration"),
    ]
    return owners.first { SystemTypes.type($0.0)?.properties[name] != nil }.map { ($0.0, "\($0.1).\(name)") }
  }

  /// True if the missing value is in the running app.
  package var isOfData: Bool {
    if case .runTime = reason { return true }
    return false
  }

  /// True if the missing value is in the running app or in another file, or if it differs from run to run.
  var isOfMissingValue: Bool {
    switch reason {
    case .unknownName, .unordered: true
    default: isOfData
    }
  }

  /// A member of a system type that resembles an unknown one.
  private var nearMember: String? {
    guard case .unknownMember(let name, let owner) = reason, placeOfMember == nil, let type = SystemTypes.type(owner) else { return nil }
    return nearestName(to: name, among: type.memberNames)
  }

  package var isCancelled: Bool { if case .cancelled = reason { true } else { false } }

  init(_ reason: Reason, at span: Span) {
    self.reason = reason
    self.span = span
  }
}
