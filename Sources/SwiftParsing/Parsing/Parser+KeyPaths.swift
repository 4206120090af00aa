// Parses key paths: `\Type.a.b`, `\.self`, `\.items[0]?.name`.
extension Parser {
  mutating func keyPath(_ pattern: PatternContext) throws(Problem) -> Expression {
    let start = current
    advance()
    let root = at(prefix: ".") ? nil : try simpleType(allowsMembers: false)
    var path = KeyPath(root: root, components: [])
    while true {
      if atSameLine(.leftSquare) {
        path.components.append(.subscript(try arguments(pattern)))
      } else if at(.period), next.kind == .leftSquare {
        advance()
        path.components.append(.subscript(try arguments(pattern)))
      } else if let marks = optionalMarks() {
        takeMarks(marks, into: &path)
      } else if at(.period) {
        path.components.append(.member(try memberReference()))
      } else {
        return Expression(kind: .keyPath(path), span: span(from: start))
      }
    }
  }

  /// The `?` and `!` of a token such as `?`, `.?` or `?!`; nil for other tokens.
  private func optionalMarks() -> [UInt8]? {
    switch current.kind {
    case .prefixOperator, .binaryOperator, .postfixOperator, .postfixQuestion, .exclamation: break
    default: return nil
    }
    var marks: [UInt8] = []
    for offset in Int(current.start)..<Int(current.end) {
      switch bytes[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): marks.append(bytes[offset])
      case UInt8(ascii: ".") where marks.isEmpty: break
      case UInt8(ascii: "."): return marks
      default: return nil
      }
    }
    return marks.isEmpty ? nil : marks
  }

  private mutating func takeMarks(_ marks: [UInt8], into path: inout KeyPath) {
    for mark in marks { path.components.append(mark == UInt8(ascii: "?") ? .optionalChain : .forceUnwrap) }
    _ = take(prefix: ".")
    for mark in marks { _ = take(prefix: mark == UInt8(ascii: "?") ? "?" : "!") }
  }
}
