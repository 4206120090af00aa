import Cancelling
import Localization

/// A typed parameter of a command: its syntax, and how its words become a value.
package protocol Parameter<Value>: Sendable {
  associatedtype Value
  var shape: Shape { get }
  func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Value
}

/// Exactly one word.
package struct One<Value: Sendable>: Parameter {
  let type: ValueType<Value>
  package init(_ type: ValueType<Value>) { self.type = type }
  package var shape: Shape { Shape(.positional(minimum: 1, maximum: 1), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Value {
    try type.read(arguments.word(0, ofSlot: slot))
  }
}

/// An optional word.
package struct Maybe<Value: Sendable>: Parameter {
  let type: ValueType<Value>
  package init(_ type: ValueType<Value>) { self.type = type }
  package var shape: Shape { Shape(.positional(minimum: 0, maximum: 1), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Value? {
    arguments.count(ofSlot: slot) == 0 ? nil : try type.read(arguments.word(0, ofSlot: slot))
  }
}

/// A required file name.
package struct OnePath: Parameter {
  private let isPrinted: Bool

  /// - Parameter isPrinted: Whether the command prints the contents if the name is `-`.
  package init(isPrinted: Bool = false) { self.isPrinted = isPrinted }
  package var shape: Shape {
    Shape(
      .positional(minimum: 1, maximum: 1), label: "file",
      accepts: isPrinted ? "a file name, or - to print the contents" : "a file name", completions: .files)
  }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Path { try arguments.path(0, ofSlot: slot) }
}

/// An optional word that may also be a file name.
package struct MaybePath: Parameter {
  let type: ValueType<String>
  package init(_ type: ValueType<String>) { self.type = type }
  package var shape: Shape { Shape(.positional(minimum: 0, maximum: 1), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Path? {
    arguments.count(ofSlot: slot) == 0 ? nil : try arguments.path(0, ofSlot: slot)
  }
}

/// A list of words with a minimum length.
package struct Many<Value: Sendable>: Parameter {
  let type: ValueType<Value>
  let minimum: Int
  package init(_ type: ValueType<Value>, atLeast minimum: Int = 1) {
    self.type = type
    self.minimum = minimum
  }
  package var shape: Shape { Shape(.positional(minimum: minimum, maximum: .max), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> [Value] {
    try arguments.all(ofSlot: slot, from: 0, as: type)
  }
}

/// Identifiers separated by spaces or commas, with ranges expanded: `a b cell{1...12}`, `a,b`.
package struct Identifiers: Parameter {
  let type: ValueType<String>
  let minimum: Int
  let limit: Int
  package init(_ type: ValueType<String>, atLeast minimum: Int = 1, limit: Int) {
    self.type = type
    self.minimum = minimum
    self.limit = limit
  }
  package var shape: Shape { Shape(.positional(minimum: minimum, maximum: .max), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> [String] {
    let count = arguments.count(ofSlot: slot)
    var result: [String] = []
    result.reserveCapacity(count)
    var isArray = false
    for index in (0..<count).untilCancelled {
      var word = try arguments.word(index, ofSlot: slot)
      if index == 0 { isArray = word.opensArray(isOnly: count == 1) }
      if isArray { word = word.withoutBrackets(opening: index == 0, closing: index == count - 1) }
      if !word.isQuoted, word.contains(UInt8(ascii: ",")) {
        for part in word.separatedByCommas(isOnly: count == 1) { try append(part, to: &result) }
      } else {
        try append(word, to: &result)
      }
    }
    if CurrentRun.isCancelled { throw .cancelled }
    return result
  }

  private func append(_ word: Word, to result: inout [String]) throws(Diagnostic) {
    guard let range = try IdentifierRange.read(word, limit: limit - result.count) else {
      result.append(try type.read(word))
      return
    }
    result.reserveCapacity(result.count + range.count)
    for offset in (0..<range.count).untilCancelled { result.append(range.identifier(at: offset)) }
  }
}

extension Word {
  /// Whether a list begins like a Swift array: `[a,` or `[a,b]`. Any other bracket is part of the word.
  fileprivate func opensArray(isOnly: Bool) -> Bool {
    !isQuoted && text.hasPrefix("[") && (isOnly ? text.hasSuffix("]") && text.utf8.contains(UInt8(ascii: ",")) : text.hasSuffix(","))
  }

  fileprivate func withoutBrackets(opening: Bool, closing: Bool) -> Word {
    let isClosed = closing && !isQuoted && text.hasSuffix("]")
    guard opening || isClosed else { return self }
    let (start, end) = (opening ? 1 : 0, isClosed ? 1 : 0)
    return Word(String(text.dropFirst(start).dropLast(end)), range: (range.lowerBound + start)..<(range.upperBound - end))
  }

  /// The parts between commas outside parentheses, each with its range. A word that consists only of commas is kept unchanged if it is the
  /// only word.
  fileprivate func separatedByCommas(isOnly: Bool) -> [Word] {
    var words: [Word] = []
    var start = range.lowerBound
    // A closing parenthesis without an opening one is part of the word.
    var depth = 0
    let parts = text.split(omittingEmptySubsequences: false) { character in
      depth = max(0, depth + (character == "(" ? 1 : character == ")" ? -1 : 0))
      return character == "," && depth == 0
    }
    for part in parts {
      let end = start + part.utf8.count
      if !part.isEmpty { words.append(Word(String(part), range: start..<end)) }
      start = end + 1
    }
    return words.isEmpty && isOnly ? [self] : words
  }
}

/// An optional syntax word followed by one word: `to SECTION`.
package struct Clause<Value: Sendable>: Parameter {
  let word: String
  let type: ValueType<Value>
  package init(_ word: String, _ type: ValueType<Value>) {
    self.word = word
    self.type = type
  }
  package var shape: Shape { Shape(.clause(words: [Candidate(word, type.accepts)], minimum: 1, maximum: 1, isRequired: false), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Value? {
    arguments.count(ofSlot: slot) == 0 ? nil : try type.read(arguments.word(1, ofSlot: slot))
  }
}

/// A required syntax word followed by one word.
package struct RequiredClause<Value: Sendable>: Parameter {
  let word: String
  let type: ValueType<Value>
  package init(_ word: String, _ type: ValueType<Value>) {
    self.word = word
    self.type = type
  }
  package var shape: Shape { Shape(.clause(words: [Candidate(word, type.accepts)], minimum: 1, maximum: 1, isRequired: true), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Value {
    try type.read(arguments.word(1, ofSlot: slot))
  }
}

/// An optional syntax word followed by one or more words, or by a fixed number of them: `of ITEM...`. The default is an empty list.
package struct ListClause<Value: Sendable>: Parameter {
  let word: String
  let type: ValueType<Value>
  let count: Int?
  package init(_ word: String, _ type: ValueType<Value>, exactly count: Int? = nil) {
    self.word = word
    self.type = type
    self.count = count
  }
  package var shape: Shape {
    Shape(.clause(words: [Candidate(word, type.accepts)], minimum: count ?? 1, maximum: count ?? .max, isRequired: false), type)
  }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> [Value] {
    arguments.count(ofSlot: slot) == 0 ? [] : try arguments.all(ofSlot: slot, from: 1, as: type)
  }
}

/// One of several syntax words, then a value: `before|after ITEM`.
package struct Placement<Relation: Sendable, Value: Sendable>: Parameter {
  package struct Placed: Sendable {
    package var relation: Relation
    package var value: Value
  }

  private let word: ValueType<Relation>
  fileprivate let words: @Sendable () -> [Candidate]
  let type: ValueType<Value>
  package init(_ relation: Relation.Type, _ type: ValueType<Value>) where Relation: Choice {
    word = .oneOf(relation, named: "word")
    words = { Relation.candidates }
    self.type = type
  }
  package var shape: Shape { Shape(.clause(words: words(), minimum: 1, maximum: 1, isRequired: true), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Placed {
    let relation = try word.read(arguments.word(0, ofSlot: slot))
    return Placed(relation: relation, value: try type.read(arguments.word(1, ofSlot: slot)))
  }
}

package struct MaybePlacement<Relation: Sendable, Value: Sendable>: Parameter {
  let placement: Placement<Relation, Value>
  package init(_ relation: Relation.Type, _ type: ValueType<Value>) where Relation: Choice { placement = Placement(relation, type) }
  package var shape: Shape {
    var shape = placement.shape
    shape.kind = .clause(words: placement.words(), minimum: 1, maximum: 1, isRequired: false)
    return shape
  }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Placement<Relation, Value>.Placed? {
    arguments.count(ofSlot: slot) == 0 ? nil : try placement.read(arguments, slot: slot)
  }
}

/// An optional syntax word without a value, such as `usingReloadData`.
package struct Keyword: Parameter {
  let word: String
  let summary: Phrase
  package init(_ word: String, _ summary: Phrase) {
    self.word = word
    self.summary = summary
  }
  package var shape: Shape {
    Shape(.clause(words: [Candidate(word, summary)], minimum: 0, maximum: 0, isRequired: false), label: word, accepts: summary)
  }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Bool { arguments.count(ofSlot: slot) > 0 }
}

/// An optional flag `--name`.
package struct Flag: Parameter {
  let name: String
  let summary: Phrase
  package init(_ name: String, _ summary: Phrase) {
    self.name = name
    self.summary = summary
  }
  package var shape: Shape { Shape(.flag(name, takesValue: false), label: "--\(name)", accepts: summary) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Bool { arguments.count(ofSlot: slot) > 0 }
}

/// An optional flag with a value, `--name VALUE`.
package struct Option<Value: Sendable>: Parameter {
  let name: String
  let type: ValueType<Value>
  package init(_ name: String, _ type: ValueType<Value>) {
    self.name = name
    self.type = type
  }
  package var shape: Shape { Shape(.flag(name, takesValue: true), type) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Value? {
    arguments.count(ofSlot: slot) < 2 ? nil : try type.read(arguments.word(1, ofSlot: slot))
  }
}

/// An optional flag with a value that may be repeated.
package struct Options<Value: Sendable>: Parameter {
  let name: String
  let type: ValueType<Value>
  package init(_ name: String, _ type: ValueType<Value>) {
    self.name = name
    self.type = type
  }
  package var shape: Shape {
    var shape = Shape(.flag(name, takesValue: true), type)
    shape.repeats = true
    return shape
  }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    for index in stride(from: 1, to: arguments.count(ofSlot: slot), by: 2) {
      values.append(try type.read(arguments.word(index, ofSlot: slot)))
    }
    return values
  }
}

/// `name=value` pairs, in the order they were typed.
package struct Pairs: Parameter {
  let names: PairNames
  package init(_ names: @escaping @Sendable @autoclosure () -> [PairName]) { self.names = PairNames(names) }
  package var shape: Shape { Shape(.pairs(names), label: "name=value") }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> [Pair] { try arguments.pairs(ofSlot: slot) }
}

/// The text after the verb, unparsed.
package struct RestOfLine: Parameter {
  let label: String
  package init(_ label: String) { self.label = label }
  package var shape: Shape { Shape(.rest, label: label, accepts: "a command") }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Range<Int> { arguments.span(ofSlot: slot) }
}
