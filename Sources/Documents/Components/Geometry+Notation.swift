import CommandLanguage
import CompositionalLayout
import Localization

extension Notation where Value == Double {
  package static let number = Notation(.number(), swift: { shortest($0) }) { shortest($0) }
  package static let length = Notation(.number("length", from: 0), swift: { shortest($0) }) { shortest($0) }
}

private let sizeAccepts: Phrase = "a size, such as 390x844"
private let pointAccepts: Phrase = "a point, such as (5,7)"
private let rectangleAccepts: Phrase = "a rectangle, such as (0,0,390,844)"
private let insetsAccept: Phrase = "insets: (top,leading,bottom,trailing), (vertical,horizontal), or one number for all four"

extension ValueType where Value == Size {
  package static let size = ValueType("size", accepts: sizeAccepts) { word throws(Diagnostic) in
    var text = word.text
    guard let size = text.withUTF8(size(written:)), size.width >= 0, size.height >= 0 else { throw .unreadable(word, accepts: sizeAccepts) }
    return size
  }

  private static func size(written bytes: UnsafeBufferPointer<UInt8>) -> Size? {
    let times = (UInt8(0xC3), UInt8(0x97))
    for place in bytes.indices {
      let isTimes = bytes[place] == times.0 && place + 1 < bytes.count && bytes[place + 1] == times.1
      guard isTimes || bytes[place] == UInt8(ascii: "x") else { continue }
      guard let width = decimal(UnsafeBufferPointer(rebasing: bytes[..<place]).trimmed),
        let height = decimal(UnsafeBufferPointer(rebasing: bytes[(place + (isTimes ? 2 : 1))...]).trimmed)
      else { return nil }
      return Size(width: width, height: height)
    }
    return nil
  }
}

extension ValueType where Value == Point {
  package static let point = ValueType("x,y", accepts: pointAccepts) { word throws(Diagnostic) in
    guard let numbers = numbers(word.text), numbers.count == 2 else { throw .unreadable(word, accepts: pointAccepts) }
    return Point(x: numbers[0], y: numbers[1])
  }
}

extension ValueType where Value == Rect {
  package static let rectangle = ValueType("(x,y,w,h)", accepts: rectangleAccepts) { word throws(Diagnostic) in
    guard let numbers = numbers(word.text), numbers.count == 4 else { throw .unreadable(word, accepts: rectangleAccepts) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Notation where Value == Point {
  package static let point = Notation(.point, swift: SwiftExpression.point) { "(\(shortest($0.x)),\(shortest($0.y)))" }
}

extension Notation where Value == DirectionalEdgeInsets {
  package static let insets = Notation(.insets, swift: SwiftExpression.insets) { insets in
    "(\([insets.top, insets.leading, insets.bottom, insets.trailing].map(shortest).joined(separator: ",")))"
  }
}

extension ValueType where Value == DirectionalEdgeInsets {
  package static let insets = ValueType(
    "insets", accepts: insetsAccept
  ) { word throws(Diagnostic) in
    switch numbers(word.text) ?? [] {
    case let all where all.count == 1: return DirectionalEdgeInsets(top: all[0], leading: all[0], bottom: all[0], trailing: all[0])
    case let two where two.count == 2: return DirectionalEdgeInsets(top: two[0], leading: two[1], bottom: two[0], trailing: two[1])
    case let four where four.count == 4:
      return DirectionalEdgeInsets(top: four[0], leading: four[1], bottom: four[2], trailing: four[3])
    default: throw .unreadable(word, accepts: insetsAccept)
    }
  }
}

/// The numbers of `(1, 2, 3)`, of `1,2` or of `1`; nil if any of them is not a number.
package func numbers(_ text: String) -> [Double]? {
  guard let parts = text.parts else { return nil }
  let numbers = parts.compactMap { decimal($0) }
  return numbers.count == parts.count ? numbers : nil
}

extension Size {
  /// `390 × 844`
  package var shown: String { "\(rounded(width)) × \(rounded(height))" }
  /// `390x844`, as commands accept it.
  package var typed: String { "\(shortest(width))x\(shortest(height))" }
}

extension Rect {
  /// `(16,20,358,60)`, rounded as in tables.
  package var shown: String { "(\([minX, minY, width, height].map(rounded).joined(separator: ",")))" }
  package var numbers: [Double] { [minX, minY, width, height] }
}
