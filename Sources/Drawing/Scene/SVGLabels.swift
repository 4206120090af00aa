import CompositionalLayout

/// Finds places for labels where they are whole: inside their box, under nothing in front of it, over no other label.
struct SVGLabels {
  struct Line {
    var text: String
    /// The class that colours it.
    var style: String
    var x: Double
    /// The line it stands on.
    var y: Double
    var fontSize: Double
    var isCentred = false

    init(_ text: String, style: String, x: Double, y: Double, fontSize: Double) {
      self.text = text
      self.style = style
      self.x = x
      self.y = y
      self.fontSize = fontSize
    }
  }

  private static let fontSizes = [13.0, 11, 9, 7.5]
  private static let padding = 3.0
  /// The least height at which a box says its size.
  private static let leastHeightWithSize = 36.0
  private static let smallSize = 9.0

  /// Where labels are, drawn so far.
  private var taken: [Rect] = []

  /// The lines of a box's label; none where there is no place for it.
  ///
  /// - Parameters:
  ///   - visible: The part of the box in the picture.
  ///   - others: What is drawn over it.
  mutating func place(_ box: Scene.Box, in visible: Rect, behind others: [Rect]) -> [Line] {
    let label = box.label.escapingControls
    guard !label.isEmpty else { return [] }
    let isLabelledInCorner = box.category == .decoration || box.category == .group
    let sizes = isLabelledInCorner ? [Self.smallSize, 7.5] : Self.fontSizes
    let wholeFirst = sizes.map { (size: $0, mayShorten: false) } + [(size: sizes.last ?? Self.smallSize, mayShorten: true)]
    for attempt in wholeFirst {
      guard let text = fitted(label, attempt.size, visible, mayShorten: attempt.mayShorten) else { continue }
      for isCentred in isLabelledInCorner ? [false] : [true, false] {
        let area = area(of: text, attempt.size, in: visible, isCentred: isCentred)
        guard isFree(area, others) else { continue }
        taken.append(area)
        var line = Line(
          text, style: "on-\(box.tone)", x: isCentred ? area.midX : area.minX, y: area.maxY - attempt.size * 0.25, fontSize: attempt.size)
        line.isCentred = isCentred
        return [line] + sizeLine(of: box, below: area, in: visible, behind: others)
      }
    }
    return []
  }

  /// The text as it fits into the box at a size; nil where it does not.
  private func fitted(_ text: String, _ fontSize: Double, _ visible: Rect, mayShorten: Bool) -> String? {
    guard fontSize + 2 <= visible.height else { return nil }
    let columns = Int(max(0, min(1e4, (visible.width - 2 * Self.padding) / (fontSize * 0.6))))
    if displayWidth(text) <= columns { return text }
    return mayShorten ? text.fitted(to: columns) : nil
  }

  private func area(of text: String, _ fontSize: Double, in visible: Rect, isCentred: Bool) -> Rect {
    let width = SVGPlan.width(of: text, fontSize: fontSize)
    let x = isCentred ? visible.midX - width / 2 : visible.minX + Self.padding
    let y = isCentred ? visible.midY - fontSize / 2 : visible.minY + 1
    return Rect(x: x, y: y, width: width, height: fontSize)
  }

  /// A cell's size in points, under its label, where there is room.
  private mutating func sizeLine(of box: Scene.Box, below area: Rect, in visible: Rect, behind others: [Rect]) -> [Line] {
    guard box.category == .cell, visible.height >= Self.leastHeightWithSize else { return [] }
    let text = "\(rounded(box.frame.width)) × \(rounded(box.frame.height))"
    guard fitted(text, Self.smallSize, visible, mayShorten: false) != nil else { return [] }
    let width = SVGPlan.width(of: text, fontSize: Self.smallSize)
    let own = Rect(x: visible.midX - width / 2, y: area.maxY + 3, width: width, height: Self.smallSize)
    guard isFree(own, others), own.maxY <= visible.maxY else { return [] }
    taken.append(own)
    var line = Line(text, style: "faint", x: own.midX, y: own.maxY - 1.5, fontSize: Self.smallSize)
    line.isCentred = true
    return [line]
  }

  private func isFree(_ area: Rect, _ others: [Rect]) -> Bool {
    !others.contains { $0.intersects(area) } && !taken.contains { $0.intersects(area) }
  }
}
