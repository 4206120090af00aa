import CommandLanguage
import CompositionalLayout
import Localization

/// The condition of a row of the section provider, on the environment that the provider receives (layout-rules R2.12).
package enum Condition: Hashable, Sendable {
  case length(Quantity, Comparison, Double)
  case sizeClass(Quantity, SizeClass)
  /// A nil comparison means equality.
  case contentSize(Comparison?, ContentSizeCategory)
  case idiom(UserInterfaceIdiom)

  package enum Quantity: String, Choice {
    case width, height, horizontalSizeClass, verticalSizeClass, preferredContentSizeCategory, userInterfaceIdiom

    package var meaning: Phrase {
      switch self {
      case .width: "the width of the view's bounds"
      case .height: "the height of the view's bounds"
      case .horizontalSizeClass: "the horizontal space: compact or regular"
      case .verticalSizeClass: "the vertical space: compact or regular"
      case .preferredContentSizeCategory: "the text size that the user prefers"
      case .userInterfaceIdiom: "the kind of device: phone or pad"
      }
    }
  }

  package enum Comparison: String, Choice {
    case atLeast = ">="
    case atMost = "<="
    case below = "<"
    case above = ">"

    package var meaning: Phrase {
      switch self {
      case .atLeast: "at least"
      case .atMost: "at most"
      case .below: "less than"
      case .above: "more than"
      }
    }

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .atLeast: left >= right
      case .atMost: left <= right
      case .below: left < right
      case .above: left > right
      }
    }
  }

  package func holds(in environment: Environment) -> Bool {
    switch self {
    case .length(let quantity, let comparison, let value):
      comparison.holds(quantity == .width ? environment.providerContainer.width : environment.providerContainer.height, value)
    case .sizeClass(let quantity, let sizeClass):
      (quantity == .horizontalSizeClass ? environment.horizontalSizeClass : environment.verticalSizeClass) == sizeClass
    case .contentSize(let comparison, let category):
      comparison?.holds(environment.preferredContentSizeCategory, category) ?? (environment.preferredContentSizeCategory == category)
    case .idiom(let idiom): environment.userInterfaceIdiom == idiom
    }
  }

  /// The condition as written in `use`: `width >= 600`.
  package var text: String {
    switch self {
    case .length(let quantity, let comparison, let value): "\(quantity.rawValue) \(comparison.rawValue) \(shortest(value))"
    case .sizeClass(let quantity, let sizeClass): "\(quantity.rawValue) is \(sizeClass.rawValue)"
    case .contentSize(let comparison, let category):
      "\(Quantity.preferredContentSizeCategory.rawValue) \(comparison?.rawValue ?? "is") \(category.rawValue)"
    case .idiom(let idiom): "\(Quantity.userInterfaceIdiom.rawValue) is \(idiom.rawValue)"
    }
  }

  /// Reads the three words of `width >= 600` or `horizontalSizeClass is compact`.
  package init(_ words: [Word]) throws(Diagnostic) {
    let quantity = try ValueType<Quantity>.oneOf(Quantity.self, named: "quantity").read(words[0])
    switch quantity {
    case .width, .height:
      guard let comparison = Comparison(rawValue: words[1].text) else { throw .unreadable(words[1], accepts: "one of >=, <=, >, <") }
      self = .length(quantity, comparison, try ValueType<Double>.number("length", from: 0).read(words[2]))
    case .horizontalSizeClass, .verticalSizeClass:
      try Self.expectIs(words[1])
      self = .sizeClass(quantity, try ValueType<SizeClass>.oneOf(SizeClass.self, named: "size class").read(words[2]))
    case .preferredContentSizeCategory:
      let comparison = Comparison(rawValue: words[1].text)
      guard comparison != nil || words[1].text == "is" else { throw .unreadable(words[1], accepts: "one of is, >=, <=, >, <") }
      let category = try ValueType<ContentSizeCategory>.oneOf(ContentSizeCategory.self, named: "content size category").read(words[2])
      self = .contentSize(comparison, category)
    case .userInterfaceIdiom:
      try Self.expectIs(words[1])
      self = .idiom(try ValueType<UserInterfaceIdiom>.oneOf(UserInterfaceIdiom.self, named: "idiom").read(words[2]))
    }
  }

  private static func expectIs(_ word: Word) throws(Diagnostic) {
    guard word.text == "is" else { throw .unreadable(word, accepts: "the word 'is'") }
  }

  package static func candidates(after words: some Collection<String>) -> [Candidate] {
    let quantity = words.first.flatMap(Quantity.init)
    switch (words.count, quantity) {
    case (0, _): return Quantity.candidates
    case (1, .width), (1, .height): return Comparison.candidates
    case (1, .horizontalSizeClass), (1, .verticalSizeClass): return [Candidate("is", "this size class")]
    case (1, .userInterfaceIdiom): return [Candidate("is", "this kind of device")]
    case (1, .preferredContentSizeCategory): return [Candidate("is", "this size")] + Comparison.candidates
    case (2, .horizontalSizeClass), (2, .verticalSizeClass): return SizeClass.candidates
    case (2, .preferredContentSizeCategory): return ContentSizeCategory.candidates
    case (2, .userInterfaceIdiom): return UserInterfaceIdiom.candidates
    default: return []
    }
  }

  package static let accepts: Phrase = "a condition, such as width >= 600 or horizontalSizeClass is compact"
}
