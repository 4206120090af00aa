import CompositionalLayout
import Localization

/// A number with two decimals.
func number(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

extension Rect {
  /// The rectangle as path data. It is not a `rect`, because each `rect` in the file represents one box.
  func path(radius: Double) -> String {
    let r = max(0, min(radius, width / 2, height / 2))
    let (w, h) = (number(width - 2 * r), number(height - 2 * r))
    guard r > 0 else { return "M\(number(minX)) \(number(minY))h\(w)v\(h)h-\(w)z" }
    let arc = "a\(number(r)) \(number(r)) 0 0 1"
    return "M\(number(minX + r)) \(number(minY))h\(w)\(arc) \(number(r)) \(number(r))v\(h)\(arc) -\(number(r)) \(number(r))"
      + "h-\(w)\(arc) -\(number(r)) -\(number(r))v-\(h)\(arc) \(number(r)) -\(number(r))z"
  }

  /// The rectangle without a margin on each side. Its size is at least 0.
  func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + min(distance, width / 2), y: minY + min(distance, height / 2), width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// The rectangle with a minimum width and height, because an empty rectangle would not be drawn.
  func atLeast(_ length: Double) -> Rect {
    Rect(x: minX, y: minY, width: max(width, length), height: max(height, length))
  }

  /// The intersection of two rectangles; empty if they do not overlap.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  func widened(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func contains(_ other: Rect) -> Bool { other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY }

  /// The four edges, as rectangles without thickness.
  var edges: [Rect] {
    [
      Rect(x: minX, y: minY, width: width, height: 0), Rect(x: minX, y: maxY, width: width, height: 0),
      Rect(x: minX, y: minY, width: 0, height: height), Rect(x: maxX, y: minY, width: 0, height: height),
    ].map { $0.widened(by: 1) }
  }
}

extension Scene {
  /// Eight hexadecimal digits that identify the picture's content (FNV-1a).
  var fingerprint: String {
    var hash: UInt32 = 2_166_136_261
    func mix(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    func mix(_ number: Double) {
      for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift))) }
    }
    for box in boxes {
      for byte in box.label.utf8 { mix(byte) }
      for length in [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height] { mix(length) }
    }
    for length in [area.minX, area.minY, area.width, area.height, Double(spaces.count), Double(ghosts.count)] { mix(length) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
