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

  /// Whether the text is a call that reads a file or an answer of a server, whose value cannot be typed.
  fileprivate var readsFile: Bool {
    ["(forResource:", "(contentsOf:", ".decode(", ".data(from:", ".data(for:"].contains { contains(text: $0) }
  }
}

extension Refusal {
  var words: Phrase {
    switch reason {
    case .unknownName(let name) where Self.isOfApple(name): "Galley does not run '\(name.abbreviated)'"
    case .unknownName(let name):
      "no file that was read declares '\((name.hasSuffix("()") ? String(name.dropLast(2)) : name).abbreviated)'"
    case .severalTypes(let name): "several files declare '\(name.abbreviated)'"
    case .unknownMember(let name, let type) where placeOfMember != nil: "\(Phrase(saying: type)) has no member '\(name.abbreviated)'"
    case .unknownMember(Self.mirroring, _): "'\(Self.mirroring)' cannot be set: in UIKit, it can only be read"
    case .unknownMember(let name, let type): "Galley does not know the member '\(name.abbreviated)' of \(Phrase(saying: type))"
    case .runTime(let name): "the value of '\(name.abbreviated)' is known only when the app runs"
    case .unexpected(let found, let wanted): "expected \(Phrase(saying: wanted)), but found \(Phrase(saying: found))"
    case .arguments(let name): "'\(name.abbreviated)' does not take these arguments"
    case .ambiguous(let name): "several functions named '\(name.abbreviated)' differ only in their result type"
    case .severalMembers(let name): "several protocols declare '\(name.abbreviated)', so Swift reports it as ambiguous"
    case .nilUnwrapped(let name): "'\(name.abbreviated)' is nil here"
    case .constant(let name, let change, _): change.words(about: name.abbreviated)
    case .missingCase(let name): "switch must be exhaustive: '.\(name.abbreviated)' is missing"
    case .getOnly(let name): "cannot assign to property: '\(name.abbreviated)' is a get-only property"
    case .indexOutOfRange(let index, let count): "the index \(index) is out of range: the count is \(count)"
    case .badArithmetic(let text): "'\(text.abbreviated)' has no value"
    case .waits: "this waits for an event, and none occurs when Galley runs the code"
    case .cancelled: ""
    case .tooManySteps: "the code takes more than \(Evaluator.stepLimit.grouped) steps"
    case .tooDeep: "the code calls itself too many times"
    case .heldTooDeep: "values are nested too deeply"
    case .tooLarge(let count): "\(count.grouped) elements are more than Galley can hold"
    case .noValue(let name): "'\(name.abbreviated)' ends without producing a value"
    case .thrown(let error): "the code throws '\(error.abbreviated)'"
    case .grammar(.tooDeep): "this is nested more than \(SourceFile.depthLimit) levels deep"
    case .grammar(.openBracket): "this bracket is not closed"
    case .grammar(.strayBracket): "this bracket closes nothing"
    case .grammar(.unterminated(.string)): "this string is not closed"
    case .grammar(.unterminated(.comment)): "this comment is not closed"
    case .grammar: "Galley cannot parse this as Swift"
    case .unsupported(let what): "Galley does not support \(Phrase(saying: what))"
    case .operation(let name, let left, let right):
      "Galley does not support '\(name)' between \(Phrase(saying: left)) and \(Phrase(saying: right))"
    case .unknownOperator(let name): "Galley does not support the operator '\(name)'"
    case .unordered: "in Swift, the elements of a dictionary or a set have no order"
    case .stopped(let name): "the code stops at '\(name.abbreviated)'"
    case .unequalHashes(let one, let other):
      "'\(one.abbreviated)' and '\(other.abbreviated)' are equal, but their hashes differ"
    case .groupWithoutSubitems: "a group needs at least one subitem"
    case .countBelowOne: "this group has a count below 1"
    case .snapshot, .outline: exception?.message ?? ""
    }
  }

  /// A property of layouts that only subclasses of other layouts override.
  private static let mirroring = "flipsHorizontallyInOppositeLayoutDirection"

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
    case .groupWithoutSubitems:
      return Diagnostic(.unreadableSwift, words, uikit: Fault.groupWithoutSubitems(section: 0).uiKitText)
    case .countBelowOne(let axis):
      return Diagnostic(.unreadableSwift, words, uikit: Fault.countBelowOne(section: 0, axis: axis).uiKitText)
    case .unequalHashes(let one, let other):
      return Diagnostic(
        .unreadableSwift, words, notes: ["'hash(into:)' may combine only values that '==' compares"],
        uikit: Snapshots.uiKitText(unequalHashesOf: one, and: other))
    default: return nil
    }
  }

  var hashNotes: [Phrase] {
    if let instanceType { return [Self.words(identifiedByInstance: instanceType)] }
    guard let unequal, let first = unequal.first else { return [] }
    guard unequal.count == 2 else {
      return [
        "'\(first.abbreviated)' was changed after it was appended, and its hash with it: '==' and 'hash(into:)' must not depend on what changes"
      ]
    }
    return [
      "'\(unequal[1].abbreviated)' equals '\(unequal[0].abbreviated)', but their hashes differ: 'hash(into:)' must combine only what '==' compares"
    ]
  }

  static func words(identifiedByInstance type: String) -> Phrase {
    "before iOS 18, equal objects of '\(type.abbreviated)' are different identifiers, because the class is not an NSObject"
  }

  var missing: (name: String, example: String)? {
    if case .runTime = reason, let expression, let example, expression.isDefinable, !expression.readsFile { return (expression, example) }
    guard case .unknownName(let name) = reason, near == nil, name != "self", !name.hasPrefix("subscript("), !isOfType(name)
    else { return nil }
    return (name.first?.isLowercase ?? false ? expression ?? name : name, "16")
  }

  private func isOfType(_ name: String) -> Bool {
    let last = name.drop { $0 == "." }.split(separator: ".").last ?? ""
    return last.first?.isUppercase ?? false || name.hasSuffix(")")
  }

  var wantedInsteadOfNumber: String? {
    switch reason {
    case .unexpected(let found, let wanted) where ["Int", "Double"].contains(found): wanted
    case .unknownMember(_, let type) where ["Int", "Double"].contains(type): ""
    case .operation(_, let left, let right) where [left, right].contains("Int"): ""
    default: nil
    }
  }

  /// Suggestions for code in a file, or for typed code.
  func notes(isTyped: Bool) -> [Phrase] {
    if case .unordered = reason { return ["sort them first, as with 'sizes.keys.sorted()'"] }
    if case .unsupported(Self.ownMargins) = reason { return ["remove that line and type 'set environment.layoutMargins (0,16,0,16)'"] }
    if case .unknownMember(Self.mirroring, _) = reason {
      return ["remove that line: a compositional layout mirrors itself; 'set environment.direction rightToLeft' shows it"]
    }
    if case .constant(let name, _, let isParameter) = reason {
      let name = name.abbreviated
      return [isParameter ? "accepted: a copy, 'var \(name) = \(name)'" : "accepted: 'var \(name)'"]
    }
    if let place = placeOfMember { return ["\(Phrase(saying: place.type)) has it: '\(place.example)'"] }
    if case .ambiguous(let name) = reason { return ["give the result a type, as in 'let value: CGFloat = \(name.abbreviated)()'"] }
    if case .runTime = reason, !isTyped, let expression, let example, expression.isDefinable, !expression.readsFile {
      return ["give it a value with '--define \(quotedIfNeeded("\(expression)=\(example)"))'"]
    }
    guard case .unknownName(let name) = reason, near == nil else { return [] }
    if name == "self" { return ["this code belongs to a type: also read its declaration"] }
    if name.hasPrefix("subscript(") { return ["also read the file that declares it"] }
    if Self.isOfApple(name) { return ["write the data as an array in the code, or set the number of items with '--items'"] }
    if isTyped { return [Self.declaration(of: name)] }
    if isOfType(name) { return ["also read the file that declares it"] }
    return ["also read that file, or use --define \((missing?.name ?? name).abbreviated)=16"]
  }

  /// Whether a name is a function or a type of Swift or Foundation that needs the running app.
  static func isOfApple(_ name: String) -> Bool {
    let first = name.prefix { $0.isLetter }
    return notRun.contains(String(first))
  }

  private static let notRun: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "DispatchGroup", "DispatchSemaphore", "FileManager", "JSONDecoder", "JSONSerialization",
    "NSFetchRequest", "NSPredicate", "OperationQueue", "PropertyListDecoder", "Timer", "URLSession", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup",
  ]

  /// A suggested declaration of a name. The example depends on the name, such as whether it ends in `Size`.
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

extension Refusal.ConstantChange {
  /// The error in the words of Swift's compiler.
  fileprivate func words(about name: String) -> Phrase {
    switch self {
    case .value: "cannot assign to value: '\(name)' is a 'let' constant"
    case .property: "cannot assign to property: '\(name)' is a 'let' constant"
    case .subscript: "cannot assign through subscript: '\(name)' is a 'let' constant"
    case .operator: "left side of mutating operator isn't mutable: '\(name)' is a 'let' constant"
    case .member: "cannot use mutating member on immutable value: '\(name)' is a 'let' constant"
    case .argument: "cannot pass immutable value as inout argument: '\(name)' is a 'let' constant"
    }
  }
}
