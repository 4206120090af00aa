/// The grid of the screen's pixels, and when lengths and positions are brought onto it (layout-rules 3).
struct PixelGrid: Hashable, Sendable {
  /// Pixels for one point.
  let scale: Double
  /// Up to iOS 15 the layout is exact and only final frames meet the grid.
  let isExact: Bool

  /// A grid of whole points.
  static let points = PixelGrid(Environment(bounds: .zero, displayScale: 1))

  init(_ environment: Environment) {
    let scale = environment.displayScale
    self.scale = scale > 0 && scale <= lengthLimit ? scale : 1
    isExact = environment.systemVersion <= 15
  }

  /// A fraction that misses a pixel by less than this much of one still reaches it (layout-rules R3.2).
  private static let floorTolerance = 0.001

  /// A middle between two pixels that rounding errors have moved by less than this much of one is still the middle.
  private static let tieTolerance = 1e-6

  /// The length of a fraction of something: down to the grid (layout-rules R3.2).
  func fraction(_ length: Double) -> Double {
    isExact ? length : floored(length * scale + Self.floorTolerance) / scale
  }

  /// A position inside a run (layout-rules R3.3).
  func position(_ length: Double) -> Double {
    isExact ? length : nearest(length)
  }

  /// To the nearest line of the grid, half away from zero (layout-rules R3.3).
  @inline(__always)
  func nearest(_ length: Double) -> Double {
    let pixels = length * scale
    let rounded = floored(abs(pixels) + (0.5 + Self.tieTolerance))
    return (pixels < 0 ? 0 - rounded : rounded) / scale
  }

  /// A final frame of a cell or supplementary view: its origin meets the grid; its size does in exact layouts.
  @inline(__always)
  func frame(_ rect: Rect) -> Rect {
    guard !isExact else { return nearest(rect) }
    return Rect(origin: Point(x: nearest(rect.origin.x), y: nearest(rect.origin.y)), size: rect.size)
  }

  /// A frame whose origin and size both meet the grid, as a decoration's do.
  func nearest(_ rect: Rect) -> Rect {
    Rect(
      x: nearest(rect.origin.x), y: nearest(rect.origin.y), width: nearest(rect.size.width), height: nearest(rect.size.height))
  }
}
