/// The grid of screen pixels to which lengths and positions are rounded (layout-rules 3).
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  let scale: Double
  /// The system version, which decides how lengths are rounded and whether flexible gaps shorten the length that fractions refer to.
  let systemVersion: Int
  /// True if the treatment of flexible gaps was measured on this system version, not assumed (layout-rules R18.6).
  let isFlexibleMinimumKnown: Bool
  /// True if the rounding of lengths was recorded on this system version, not assumed (layout-rules R3.4).
  let isRoundingKnown: Bool

  static let points = PixelGrid(Environment(bounds: .zero, displayScale: 1))

  init(_ environment: Environment) {
    let scale = environment.displayScale
    self.scale = scale > 0 && scale <= lengthLimit ? scale : 1
    systemVersion = environment.systemVersion
    isRoundingKnown = environment.systemVersion >= 26
    isFlexibleMinimumKnown = environment.systemVersion == 16 || environment.systemVersion >= 26
  }

  /// True up to iOS 15, where only final frames are rounded. From iOS 16 on, every length is rounded down (assumption 37, rounding).
  var isExact: Bool { systemVersion <= 15 }

  /// The part of a pixel by which a fraction may fall short of a whole pixel and still be rounded up (layout-rules R3.2).
  private static let floorTolerance = 0.001

  /// The part of a pixel within which a position counts as the middle between two pixels, because rounding errors may have moved it. Zero
  /// up to iOS 15 (layout-rules R18.11).
  private var tieTolerance: Double { isExact ? 0 : 1e-6 }

  /// Rounds the length of a fraction down to the grid (layout-rules R3.2).
  func fraction(_ length: Double) -> Double {
    isExact ? length : floored(length * scale + Self.floorTolerance) / scale
  }

  /// Rounds a position inside a group to the grid (layout-rules R3.3).
  func position(_ length: Double) -> Double {
    isExact ? length : nearest(length)
  }

  /// Rounds to the nearest grid line, and rounds halves away from zero (layout-rules R3.3).
  func nearest(_ length: Double) -> Double {
    let pixels = length * scale
    let whole = floored(abs(pixels))
    let rounded = abs(pixels) - whole < 0.5 - tieTolerance ? whole : whole + 1
    return (pixels < 0 ? 0 - rounded : rounded) / scale
  }

  /// Returns the final frame of a cell or supplementary view: its origin is rounded to the grid, and up to iOS 15 its size is rounded too.
  func frame(_ rect: Rect) -> Rect {
    guard !isExact else { return nearest(rect) }
    return Rect(origin: Point(x: nearest(rect.origin.x), y: nearest(rect.origin.y)), size: rect.size)
  }

  /// Rounds both origin and size to the grid, as for a decoration.
  func nearest(_ rect: Rect) -> Rect {
    Rect(
      x: nearest(rect.origin.x), y: nearest(rect.origin.y), width: nearest(rect.size.width), height: nearest(rect.size.height))
  }
}
