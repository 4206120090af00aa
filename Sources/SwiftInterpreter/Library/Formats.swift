import SwiftParsing

/// Implements `String(format:)` for `%d`, `%02d`, `%@`, `%.1f` and `%%`. Other formats are errors.
extension Evaluator {
  func formatted(_ format: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> String {
    var rest = format[...]
    var values = arguments[...]
    var text = ""
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let flags = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(flags.count).drop { $0 == "l" }
      guard let kind = rest.first, let value = values.first else { throw Refusal(.arguments(of: "String"), at: span) }
      rest = rest.dropFirst()
      values = values.dropFirst()
      text += try formatted(value, kind, flags, span)
    }
    guard values.isEmpty else { throw Refusal(.arguments(of: "String"), at: span) }
    return text + rest
  }

  private func formatted(_ argument: ArgumentValue, _ kind: Character, _ flags: Substring, _ span: Span) throws(Refusal) -> String {
    switch (kind, argument.value) {
    case ("@", _) where flags.isEmpty: return try described(argument.value, argument.span)
    case ("d", .int(let number)), ("i", .int(let number)):
      guard !flags.contains("."), let width = Int(flags.isEmpty ? "0" : String(flags)), width < 100 else { break }
      let digits = "\(number.magnitude)"
      let sign = number < 0 ? "-" : ""
      let filler = String(repeating: flags.first == "0" ? "0" : " ", count: max(0, width - digits.utf8.count - sign.utf8.count))
      return flags.first == "0" ? sign + filler + digits : filler + sign + digits
    case ("f", .double(let number)) where flags.first == "." && flags.utf8.count == 2:
      guard let places = Int(flags.dropFirst()), places < 7, let text = fixed(number, places) else { break }
      return text
    default: break
    }
    throw Refusal(.unsupported("this format"), at: span)
  }

  /// Formats a number with a fixed number of decimals. Returns nil if it is too large, or too close to a half to round reliably.
  private func fixed(_ number: Double, _ places: Int) -> String? {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = abs(number) * scale
    guard scaled < 1e12, abs(scaled - scaled.rounded(.down) - 0.5) > 1e-6 else { return nil }
    // C prints a minus sign for a negative number that rounds to zero.
    guard number >= 0 || scaled.rounded() > 0 else { return nil }
    let digits = "\(Int(scaled.rounded()))"
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let sign = number < 0 ? "-" : ""
    return places == 0 ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
