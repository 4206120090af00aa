/// Choices taken from the fuzzer's bytes, so that the fuzzer steers what is generated; small changes to the bytes are small changes to it.
struct Choices {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isExhausted: Bool { position >= bytes.count }

  /// A number below a limit; 0 after the last byte.
  mutating func below(_ limit: Int) -> Int {
    var number = next()
    if limit > 256 { number = number * 256 + next() }
    return number % limit
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  private mutating func next() -> Int {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position])
  }
}
