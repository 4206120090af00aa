/// Choices made by the fuzzer's bytes, so that the fuzzer controls the generated text. Small changes to the bytes cause small changes to
/// the text.
///
/// After the last byte, choices continue with pseudorandom numbers computed from all bytes, so that a document is much longer than its
/// input.
struct Choices {
  private let bytes: [UInt8]
  private var position = 0
  private var state: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    state = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static let stretch = 12

  var isExhausted: Bool { position >= bytes.count * Self.stretch }

  /// A number below a limit, or 0 if no choices are left.
  mutating func below(_ limit: Int) -> Int {
    var number = next()
    if limit > 256 { number = number * 256 + next() }
    return number % limit
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  private mutating func next() -> Int {
    guard !isExhausted else { return 0 }
    defer { position += 1 }
    guard position >= bytes.count else { return Int(bytes[position]) }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 56)
  }
}
