/// The last step of every frame: onto the grid, and mirrored where the layout runs from right to left.
struct FrameFinish: Sendable {
  let grid: PixelGrid
  /// The content's width if frames are mirrored within it (layout-rules 12).
  let mirrorWidth: Double?

  /// A cell's or supplementary's frame as it is answered.
  @inline(__always)
  func callAsFunction(_ frame: Rect) -> Rect {
    mirrored(grid.frame(frame))
  }

  /// A frame on the grid as it is answered, or an answered one as the phases see it.
  @inline(__always)
  func mirrored(_ frame: Rect) -> Rect {
    mirrorWidth.map { assumeMirroring(frame, within: $0) } ?? frame
  }
}
