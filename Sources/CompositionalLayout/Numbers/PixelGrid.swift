/// The grid of the screen's pixels, and how lengths and positions are rounded to it (layout-rules 3).
struct PixelGrid: Hashable, Sendable {
  /// Pixels for one point.
  let scale: Double
  /// The version of the system, which decides whether the minimum of flexible gaps is taken off the length that fractions refer to.
  let systemVersion: Int
  /// Whether that was measured on the system, and is not assumed (layout-rules R18.6).
  let isFlexibleMinimumKnown: Bool
  /// Whether that of lengths was recorded on the system, and is not assumed (layout-rules R3.4).
  let isRoundingKnown: Bool

  static let points = PixelGrid(Environment(bounds: .zero, displayScale: 1))

  init(_ environment: Environment) {
    let scale = environment.displayScale
    self.scale = scale > 0 && scale <= lengthLimit ? scale : 1
    systemVersion = environment.systemVersion
    isRoundingKnown = environment.systemVersion >= 26
    isFlexibleMinimumKnown = environment.systemVersion == 16 || environment.systemVersion >= 26
  }

  /// Whether only final frames are rounded, as up to iOS 15; from iOS 16 on every length is rounded down (assumption 37, rounding).
  var isExact: Bool { systemVersion <= 15 }

  /// A fraction that falls short of a whole pixel by less than this part of a pixel is rounded up to it (layout-rules R3.2).
  private static let floorTolerance = 0.001

  /// A position within this part of a pixel of the middle between two pixels counts as the middle, since rounding errors may have moved it;
  /// up to iOS 15 none does (layout-rules R18.11).
  private var tieTolerance: Double { isExact ? 0 : 1e-6 }

  /// The length of a fraction, rounded down to the grid (layout-rules R3.2).
  func fraction(_ length: Double) -> Double {
    isExact ? length : floored(length * scale + Self.floorTolerance) / scale
  }

  /// A position inside a run, rounded to the grid (layout-rules R3.3).
  func position(_ length: Double) -> Double {
    isExact ? length : nearest(length)
  }

  /// Rounds to the nearest line of the grid, halves away from zero (layout-rules R3.3).
  func nearest(_ length: Double) -> Double {
    let pixels = length * scale
    let whole = floored(abs(pixels))
    let rounded = abs(pixels) - whole < 0.5 - tieTolerance ? whole : whole + 1
    return (pixels < 0 ? 0 - rounded : rounded) / scale
  }

  /// The final frame of a cell or supplementary view: its origin is rounded to the grid, and in exact layouts its size too.
  func frame(_ rect: Rect) -> Rect {
    guard !isExact else { return nearest(rect) }
    return Rect(origin: Point(x: nearest(rect.origin.x), y: nearest(rect.origin.y)), size: rect.size)
  }

  /// The frame with origin and size both rounded to the grid, as for a decoration.
  func nearest(_ rect: Rect) -> Rect {
    Rect(
      x: nearest(rect.origin.x), y: nearest(rect.origin.y), width: nearest(rect.size.width), height: nearest(rect.size.height))
  }
}
