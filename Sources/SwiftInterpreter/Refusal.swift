import Snapshots
import SwiftParsing

/// Why code cannot be evaluated here, and the place in its source.
package struct Refusal: Error, Sendable {
  package var reason: Reason
  package var span: Span
  private var details = DetailBox.none

  /// Details of some refusals, boxed because every call of the evaluator reserves the size of a refusal on its stack.
  private struct Details: Sendable {
    var near: String?
    var expression: String?
    var example: String?
    var others: [Span] = []
  }

  private indirect enum DetailBox: Sendable {
    case none
    case some(Details)

    var held: Details { if case .some(let details) = self { details } else { Details() } }
  }

  /// A name declared there that resembles an unknown one.
  package var near: String? {
    get { details.held.near }
    set { change { $0.near = newValue } }
  }
  /// The expression that is not known, as `--define` names it.
  package var expression: String? {
    get { details.held.expression }
    set { change { $0.expression = newValue } }
  }
  /// A value that `--define` could give it; nil where it has no value that can be typed.
  package var example: String? {
    get { details.held.example }
    set { change { $0.example = newValue } }
  }
  /// The places of the declarations that an ambiguous name may mean.
  package var others: [Span] {
    get { details.held.others }
    set { change { $0.others = newValue } }
  }

  private mutating func change(_ body: (inout Details) -> Void) {
    var held = details.held
    body(&held)
    details = .some(held)
  }

  package enum Reason: Sendable, Equatable {
    /// A name that no file read declares.
    case unknownName(String)
    /// A name under which several files declare types, none of them nearer than the others.
    case severalTypes(String)
    /// A member that a known type does not have.
    case unknownMember(String, of: String)
    /// Data that only the running app has.
    case runTime(String)
    /// A value of another kind than the place takes.
    case unexpected(found: String, wanted: String)
    /// One of several functions that differ in what they return alone, where the place does not tell which.
    case ambiguous(String)
    /// Arguments that fit no function of that name.
    case arguments(of: String)
    case nilUnwrapped(String)
    /// A constant that code sets after it has a value.
    case constant(String)
    case indexOutOfRange(Int, count: Int)
    case badArithmetic(String)
    case asynchronous
    /// The run was cancelled.
    case cancelled
    case tooManySteps
    case tooDeep
    /// Values that hold one another: groups, arrays, structures.
    case heldTooDeep
    case tooLarge(Int)
    /// A function that ended without the value it promises.
    case noValue(String)
    case thrown(String)
    /// What the grammar does not take.
    case grammar(Problem.ProblemKind)
    /// Swift that this evaluator does not know.
    case unsupported(String)
    /// An operator that is not known between values of two kinds, or for one.
    case operation(String, String, String)
    case unknownOperator(String)
    /// A use of a dictionary or a set that depends on the order of its elements, which Swift leaves open.
    case unordered
    /// A call of `fatalError` or `preconditionFailure`, or a failed `assert`.
    case stopped(String)
    /// Two values that are equal by their own `==` and have different hashes.
    case unequalHashes(String, String)
    /// An exception that UIKit raises for a snapshot, or for a section snapshot.
    case snapshot(SnapshotFault<CodeIdentifier, CodeIdentifier>)
    case outline(SectionSnapshotFault<CodeIdentifier>)
  }

  /// Margins that code gives to its collection view, and to which a section refers.
  package static let ownMargins = "a collection view's own layoutMargins"

  /// Whether the app has what is missing.
  package var isOfData: Bool {
    if case .runTime = reason { return true }
    return false
  }

  package var isCancelled: Bool { if case .cancelled = reason { true } else { false } }

  init(_ reason: Reason, at span: Span) {
    self.reason = reason
    self.span = span
  }
}
