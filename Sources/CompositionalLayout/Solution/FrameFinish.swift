/// The last step for each frame: rounding to the grid, and mirroring if the layout direction is right to left.
struct FrameFinish: Sendable {
  let grid: PixelGrid
  /// The content's width, in which frames are mirrored (layout-rules 12); nil if they are not mirrored.
  let mirrorWidth: Double?

  /// Returns the final frame of a cell or supplementary view.
  func callAsFunction(_ frame: Rect) -> Rect {
    mirrored(grid.frame(frame))
  }

  /// Mirrors a frame from the left-to-right space of the phases into the content's coordinate space, or back.
  func mirrored(_ frame: Rect) -> Rect {
    guard let mirrorWidth else { return frame }
    return Rect(x: mirrorWidth - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height)
  }
}
