import CompositionalLayout
import Wording

/// Finds places where labels are completely visible: inside their box, not covered by boxes in front, not over other labels.
struct SVGLabels {
  struct Line {
    var text: String
    /// The CSS class that colours it.
    var style: String
    var x: Double
    /// Its baseline.
    var y: Double
    var fontSize: Double
    var isCentred = false
  }

  private static let fontSizes = [15.0, 13, 11, 9]
  private static let padding = 4.0
  private static let smallSize = 11.0

  private let language: Language
  private var taken: [Rect] = []

  init(language: Language) { self.language = language }

  /// The lines of a box's label; empty if there is no place for it.
  ///
  /// - Parameters:
  ///   - visible: The part of the box in the picture.
  ///   - others: The boxes drawn over it.
  mutating func place(_ box: Scene.Box, in visible: Rect, behind others: [Rect]) -> [Line] {
    let sizes = box.isLabelledOnEdge ? [Self.smallSize, 9] : Self.fontSizes
    for fontSize in sizes {
      for form in box.labelForms(in: language) {
        if let lines = place(form, fontSize, of: box, in: visible, behind: others, mayShorten: false) { return lines }
      }
    }
    guard let shortest = box.labelForms(in: language).last, let smallest = sizes.last else { return [] }
    return place(shortest, smallest, of: box, in: visible, behind: others, mayShorten: true) ?? []
  }

  /// The lines of a text of one size; nil if there is no place for them.
  private mutating func place(
    _ text: String, _ fontSize: Double, of box: Scene.Box, in visible: Rect, behind others: [Rect], mayShorten: Bool
  ) -> [Line]? {
    guard let text = fitted(text, fontSize, visible, mayShorten: mayShorten) else { return nil }
    if let lines = withSize(text, fontSize, of: box, in: visible, behind: others) { return lines }
    for place in box.isLabelledOnEdge ? [Place.corner, .farCorner, .belowCorner] : [.middle, .corner] {
      let area = area(of: text, fontSize, in: visible, at: place)
      guard area.maxY <= visible.maxY, isFree(area, others) else { continue }
      taken.append(area)
      return [line(text, "on-\(box.tone)", fontSize, in: area, isCentred: place == .middle)]
    }
    return nil
  }

  /// A cell's label with its size in points below, in the middle of the box; nil if there is no room for both.
  private mutating func withSize(
    _ text: String, _ fontSize: Double, of box: Scene.Box, in visible: Rect, behind others: [Rect]
  ) -> [Line]? {
    let size = "\(rounded(box.frame.width)) × \(rounded(box.frame.height))"
    let gap = 3.0
    let height = fontSize + gap + Self.smallSize
    guard box.category == .cell, visible.height >= height + 3 * Self.padding,
      fitted(size, Self.smallSize, visible, mayShorten: false) != nil
    else { return nil }
    var upper = area(of: text, fontSize, in: visible, at: .middle)
    upper.origin.y = visible.midY - height / 2
    var lower = area(of: size, Self.smallSize, in: visible, at: .middle)
    lower.origin.y = upper.maxY + gap
    guard isFree(upper, others), isFree(lower, others) else { return nil }
    taken += [upper, lower]
    return [
      line(text, "on-\(box.tone)", fontSize, in: upper, isCentred: true), line(size, "faint", Self.smallSize, in: lower, isCentred: true),
    ]
  }

  private func line(_ text: String, _ style: String, _ fontSize: Double, in area: Rect, isCentred: Bool) -> Line {
    Line(
      text: text, style: style, x: isCentred ? area.midX : area.minX, y: area.maxY - fontSize * 0.2, fontSize: fontSize,
      isCentred: isCentred)
  }

  /// The text, shortened if allowed, that fits into the box at a font size; nil if it does not fit.
  private func fitted(_ text: String, _ fontSize: Double, _ visible: Rect, mayShorten: Bool) -> String? {
    guard fontSize + 4 <= visible.height else { return nil }
    let columns = clampedFloor((visible.width - 2 * Self.padding) / (fontSize * 0.6), to: 0...10_000)
    if displayWidth(text) <= columns { return text }
    return mayShorten ? text.fitted(to: columns) : nil
  }

  private enum Place {
    case middle, corner, farCorner, belowCorner
  }

  private func area(of text: String, _ fontSize: Double, in visible: Rect, at place: Place) -> Rect {
    let width = SVGPlan.width(of: text, fontSize: fontSize)
    let corner = Rect(x: visible.minX + Self.padding, y: visible.minY + Self.padding, width: width, height: fontSize)
    switch place {
    case .middle: return Rect(x: visible.midX - width / 2, y: visible.midY - fontSize / 2, width: width, height: fontSize)
    case .corner: return corner
    case .farCorner: return corner.offsetBy(x: max(0, visible.width - width - 2 * Self.padding), y: 0)
    case .belowCorner: return corner.offsetBy(x: 0, y: fontSize + 2)
    }
  }

  private func isFree(_ area: Rect, _ others: [Rect]) -> Bool {
    !others.contains { $0.intersects(area) } && !taken.contains { $0.intersects(area) }
  }
}
