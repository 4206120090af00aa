import CommandLanguage
import CompositionalLayout
import Documents
import Linting
import Localization
import Snapshots
import SwiftInterpreter
import SwiftParsing

extension String {
  /// Whether the text is one short line that can be typed as a value.
  fileprivate var isDefinable: Bool { count <= 60 && !contains { $0.isNewline || $0 == "{" } }
}

extension Refusal {
  var words: Phrase {
    switch reason {
    case .unknownName(let name): "'\(name.abbreviated)' is declared in no file read"
    case .severalTypes(let name): "several files declare '\(name.abbreviated)'"
    case .unknownMember(let name, let type): "\(Phrase(saying: type)) has no member '\(name.abbreviated)' that is known here"
    case .runTime(let name): "'\(name.abbreviated)' is known only while the app runs"
    case .unexpected(let found, let wanted): "\(Phrase(saying: found)) where \(Phrase(saying: wanted)) is expected"
    case .arguments(let name): "'\(name.abbreviated)' does not take these arguments"
    case .ambiguous(let name): "several functions '\(name.abbreviated)' differ only in what they return"
    case .nilUnwrapped(let name): "'\(name.abbreviated)' is nil here"
    case .constant(let name): "'\(name.abbreviated)' is a constant: 'var' instead of 'let' would let it be set"
    case .indexOutOfRange(let index, let count): "the index \(index) is out of range: there are \(count)"
    case .badArithmetic(let text): "'\(text.abbreviated)' has no value"
    case .asynchronous: "asynchronous code is not run here"
    case .cancelled: ""
    case .tooManySteps: "the code takes more than \(Evaluator.stepLimit.grouped) steps"
    case .tooDeep: "the code calls itself too deeply"
    case .heldTooDeep: "values hold one another too deeply"
    case .tooLarge(let count): "\(count.grouped) elements are too many"
    case .noValue(let name): "'\(name.abbreviated)' ends without a value"
    case .thrown(let error): "the code throws '\(error.abbreviated)'"
    case .grammar(.tooDeep): "this is nested more than \(SourceFile.depthLimit) deep"
    case .grammar: "this is not understood as Swift"
    case .unsupported(let what): "\(Phrase(saying: what)) is not read here"
    case .operation(let name, let left, let right):
      "'\(name)' between \(Phrase(saying: left)) and \(Phrase(saying: right)) is not read here"
    case .unknownOperator(let name): "the operator '\(name)' is not read here"
    case .unordered: "the elements of a dictionary or a set have no order in Swift"
    case .stopped(let name): "the code stops at '\(name.abbreviated)'"
    case .unequalHashes(let one, let other):
      "'\(one.abbreviated)' and '\(other.abbreviated)' are equal, but their hashes differ"
    case .snapshot, .outline: exception?.message ?? ""
    }
  }

  /// The error of the command for which UIKit would raise the same exception, with the code's own identifiers in its text; nil for other
  /// errors.
  var exception: Diagnostic? {
    switch reason {
    case .snapshot(let fault):
      let named = fault.map(section: { $0.name }, item: { ItemIdentifier(word: $0.name) })
      var diagnostic = Diagnostic(named, in: View(name: "", bounds: Size(width: 0, height: 0)))
      diagnostic.uikit = fault.uiKitText
      return diagnostic
    case .outline(let fault):
      var diagnostic = Diagnostic(fault.map { ItemIdentifier(word: $0.name) }, in: Outline())
      diagnostic.uikit = fault.uiKitText
      return diagnostic
    case .unequalHashes(let one, let other):
      return Diagnostic(
        .unreadableSwift, words, notes: ["'hash(into:)' must combine only what '==' compares"],
        uikit: Snapshots.uiKitText(unequalHashesOf: one, and: other))
    default: return nil
    }
  }

  /// Suggestions for code in a file, or for typed code.
  func notes(isTyped: Bool) -> [Phrase] {
    if case .unordered = reason { return ["sort them first, as with 'sizes.keys.sorted()'"] }
    if case .unsupported(Self.ownMargins) = reason { return ["without it, 'set environment.layoutMargins (0,16,0,16)' says them"] }
    if case .ambiguous(let name) = reason { return ["give the result a type, as in 'let value: CGFloat = \(name.abbreviated)()'"] }
    if case .runTime = reason, !isTyped, let expression, let example, expression.isDefinable {
      return ["'--define \(quotedIfNeeded("\(expression)=\(example)"))' says what it is"]
    }
    guard case .unknownName(let name) = reason, near == nil else { return [] }
    if name.hasPrefix("subscript(") { return ["read the file that declares it too"] }
    if isTyped { return [Self.declaration(of: name)] }
    // A type, or the result of its functions, cannot be replaced by a number.
    let last = name.drop { $0 == "." }.split(separator: ".").last ?? ""
    if last.first?.isUppercase ?? false || name.hasSuffix(")") { return ["read the file that declares it too"] }
    return ["read that file too, or say --define \(name.abbreviated)=16"]
  }

  /// A suggested declaration of a name. The example depends on the name, such as one that ends in `Size`.
  private static func declaration(of name: String) -> Phrase {
    let spoken = name.lowercased()
    if spoken.hasSuffix("size") {
      let size = "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))"
      return "declare it first, as in 'let \(name.abbreviated) = \(size)'"
    }
    let objects = [
      "item", "group", "section", "snapshot", "environment", "config", "configuration", "anchor", "layout", "view", "source", "env",
      "header",
      "footer", "badge",
    ]
    if objects.contains(where: spoken.hasSuffix) { return "first type the line of your code that declares '\(name.abbreviated)'" }
    return "declare it first, as in 'let \(name.abbreviated) = 16'"
  }
}
