import CompositionalLayout
import Localization

/// Finds positions where labels are completely visible: inside their box, not covered by boxes in front, not over other labels, and if
/// possible not over lines.
struct SVGLabels {
  struct LabelLine {
    var text: String
    var style: String
    var x: Double
    var y: Double
    var fontSize: Double
    var isCentred = false
  }

  private static let fontSizes = [15.0, 13, 11, 9]
  private static let padding = 4.0
  private static let smallSize = 11.0

  private let language: Language
  private var taken: [Rect] = []
  /// The rectangles that a label of the current box must not overlap.
  private var obstacles: [Rect] = []

  init(language: Language) { self.language = language }

  /// The lines of a box's label; empty if it does not fit anywhere.
  ///
  /// - Parameters:
  ///   - visible: The part of the box in the picture.
  ///   - others: The boxes drawn over it.
  ///   - outlines: Lines in front of it, which a label crosses only if it does not fit elsewhere.
  mutating func place(_ box: Scene.Box, in visible: Rect, behind others: [Rect], avoiding outlines: [Rect]) -> [LabelLine] {
    let sizes = box.isLabelledOnEdge ? [Self.smallSize, 9] : Self.fontSizes
    let forms = box.labelForms(in: language)
    guard let shortest = forms.last, let smallest = sizes.last else { return [] }
    for obstacles in outlines.isEmpty ? [others] : [others + outlines, others] {
      self.obstacles = obstacles
      for fontSize in sizes {
        for form in forms {
          if let lines = place(form, fontSize, of: box, in: visible, mayShorten: false) { return lines }
        }
      }
    }
    return place(shortest, smallest, of: box, in: visible, mayShorten: true) ?? []
  }

  /// A number centred in a narrow area, which it may exceed. Nil if it would be covered, or if other text is so close that the two would
  /// read as one.
  mutating func place(_ number: String, inMiddleOf frame: Rect, within picture: Rect, avoiding others: [Rect], style: String) -> LabelLine?
  {
    let fontSize = 9.0
    let width = SVGText.width(of: number, fontSize: fontSize)
    let area = Rect(x: frame.midX - width / 2, y: frame.midY - fontSize / 2, width: width, height: fontSize)
    let room = Rect(x: area.minX - Self.padding, y: area.minY, width: width + 2 * Self.padding, height: fontSize)
    guard picture.contains(area), !taken.contains(where: { $0.intersects(room) }), !others.contains(where: { $0.intersects(area) }) else {
      return nil
    }
    taken.append(area)
    return line(number, style, fontSize, in: area, isCentred: true)
  }

  private mutating func place(_ text: String, _ fontSize: Double, of box: Scene.Box, in visible: Rect, mayShorten: Bool) -> [LabelLine]? {
    guard let text = fitted(text, fontSize, visible, mayShorten: mayShorten) else { return nil }
    if let lines = withSize(text, fontSize, of: box, in: visible) { return lines }
    for place in box.isLabelledOnEdge ? [LabelPlacement.corner, .farCorner, .belowCorner] : [.middle, .upper, .lower, .corner] {
      let area = area(of: text, fontSize, in: visible, at: place)
      guard area.minY >= visible.minY, area.maxY <= visible.maxY, isFree(area) else { continue }
      taken.append(area)
      return [line(text, "label on-\(box.tone)", fontSize, in: area, isCentred: place.isCentred)]
    }
    return nil
  }

  /// A cell's label with its size in points below it, centred in the box; nil if they do not fit.
  private mutating func withSize(_ text: String, _ fontSize: Double, of box: Scene.Box, in visible: Rect) -> [LabelLine]? {
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
    guard isFree(upper), isFree(lower) else { return nil }
    taken += [upper, lower]
    return [
      line(text, "label on-\(box.tone)", fontSize, in: upper, isCentred: true),
      line(size, "label on-\(box.tone)", Self.smallSize, in: lower, isCentred: true),
    ]
  }

  private func line(_ text: String, _ style: String, _ fontSize: Double, in area: Rect, isCentred: Bool) -> LabelLine {
    LabelLine(
      text: text, style: style, x: isCentred ? area.midX : area.minX, y: area.maxY - fontSize * 0.2, fontSize: fontSize,
      isCentred: isCentred)
  }

  /// The text, shortened if allowed, for the width of the box; nil if it does not fit.
  private func fitted(_ text: String, _ fontSize: Double, _ visible: Rect, mayShorten: Bool) -> String? {
    guard fontSize + 4 <= visible.height else { return nil }
    let width = visible.width - 2 * Self.padding
    if SVGText.width(of: text, fontSize: fontSize) <= width { return text }
    return mayShorten ? SVGText.fitted(text, to: width, fontSize: fontSize) : nil
  }

  private enum LabelPlacement {
    case middle, upper, lower, corner, farCorner, belowCorner

    var isCentred: Bool {
      switch self {
      case .middle, .upper, .lower: true
      case .corner, .farCorner, .belowCorner: false
      }
    }
  }

  private func area(of text: String, _ fontSize: Double, in visible: Rect, at place: LabelPlacement) -> Rect {
    let width = SVGText.width(of: text, fontSize: fontSize)
    let middle = Rect(x: visible.midX - width / 2, y: visible.midY - fontSize / 2, width: width, height: fontSize)
    let corner = Rect(x: visible.minX + Self.padding, y: visible.minY + Self.padding, width: width, height: fontSize)
    switch place {
    case .middle: return middle
    case .upper: return middle.offsetBy(x: 0, y: -fontSize)
    case .lower: return middle.offsetBy(x: 0, y: fontSize)
    case .corner: return corner
    case .farCorner: return corner.offsetBy(x: max(0, visible.width - width - 2 * Self.padding), y: 0)
    case .belowCorner: return corner.offsetBy(x: 0, y: fontSize + 2)
    }
  }

  private func isFree(_ area: Rect) -> Bool {
    !obstacles.contains { $0.intersects(area) } && !taken.contains { $0.intersects(area) }
  }
}
