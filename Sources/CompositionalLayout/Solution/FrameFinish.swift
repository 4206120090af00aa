/// The last step of every frame: rounded to the grid, and mirrored if the layout runs from right to left.
struct FrameFinish: Sendable {
  let grid: PixelGrid
  /// The content's width if frames are mirrored within it (layout-rules 12).
  let mirrorWidth: Double?

  /// The final frame of a cell or supplementary.
  func callAsFunction(_ frame: Rect) -> Rect {
    mirrored(grid.frame(frame))
  }

  /// Mirrors a frame: from the phases' left-to-right space into the content's space, or back.
  func mirrored(_ frame: Rect) -> Rect {
    guard let mirrorWidth else { return frame }
    return Rect(x: mirrorWidth - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height)
  }
}
