import CompositionalLayout
import Documents
import Foundation
import Sessions
import TestSupport
import Testing

/// The page computes resting offsets of rows and positions of pinned items from the engine's stops and tracks.
@Suite struct PageLawTests {
  /// A row can rest at each of its stops, and at no other offset between two of them.
  @Test(arguments: ["continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"])
  func stopsAreWhereRowsRest(_ behavior: String) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let (width, spacing, items) = (
        Int.random(in: 40...420, using: &random), Int.random(in: 0...30, using: &random), Int.random(in: 1...14, using: &random)
      )
      let solution = try Self.solution(
        """
        container 393x600; define item cell width=1w height=1h; define group slot horizontal width=\(width) height=80 of cell
        define section lane slot orthogonalScrollingBehavior=\(behavior) interGroupSpacing=\(spacing) contentInsets=(0,\(spacing),0,9)
        use lane; append sections main; append items a{1...\(items)} to main; apply
        """)
      let row = try #require(solution.orthogonalScrolling(inSection: 0))
      let stops = solution.stops(inSection: 0, atMost: 1_000)
      for asked in stride(from: row.minimumOffset - 50, through: row.maximumOffset + 50, by: 7.3) {
        #expect(
          solution.restingOffset(inSection: 0, asked: asked) == Self.rest(row, stops, asked), "\(behavior) \(width) \(items) \(asked)")
      }
    }
  }

  @Test func aContinuousRowRestsAnywhere() throws {
    let solution = try Self.solution(
      """
      define item cell width=1w height=1h; define group slot horizontal width=100 height=80 of cell
      define section lane slot orthogonalScrollingBehavior=continuous; use lane; append sections main; append items a{1...9} to main; apply
      """)
    #expect(solution.stops(inSection: 0, atMost: 1_000) == [])
  }

  /// The rule that the page's script implements.
  private static func rest(_ row: OrthogonalScrolling, _ stops: [Double], _ asked: Double) -> Double {
    let isCentered = row.behavior == .groupPagingCentered
    if !isCentered, asked >= row.maximumOffset { return row.maximumOffset }
    let above = stops.firstIndex { $0 > asked } ?? stops.count
    let (lower, upper) = (stops[max(above - 1, 0)], stops[min(above, stops.count - 1)])
    let stop = upper - asked < asked - lower ? upper : lower
    return isCentered ? stop : min(stop, row.maximumOffset)
  }

  /// An item that sticks to the edge of the screen within its track has the same position as with pinning.
  @Test(arguments: ["header", "footer"]) func tracksArePinning(_ kind: String) throws {
    var random = SeededGenerator(seed: 11)
    for direction in ["vertical", "horizontal"] {
      for _ in 0..<40 {
        let inset = Int.random(in: -20...40, using: &random)
        let length = Int.random(in: 20...90, using: &random)
        let items = Int.random(in: 0...12, using: &random)
        let alignment = direction == "vertical" ? (kind == "header" ? "top" : "bottom") : (kind == "header" ? "leading" : "trailing")
        let solution = try Self.solution(
          """
          container 393x600; set layout.scrollDirection \(direction); define item cell width=1w height=1h
          define group row horizontal width=\(direction == "vertical" ? "1w" : "120") height=\(direction == "vertical" ? "80" : "1h") of cell
          define section grid row contentInsets=\(inset) interGroupSpacing=5; use grid
          define boundary title width=\(direction == "vertical" ? "1w" : "\(length)") height=\(direction == "vertical" ? "\(length)" : "1h") alignment=\(alignment) pinToVisibleBounds=true extendsBoundary=\(Bool.random(using: &random))
          add title to grid; append sections one two; append items a{1...3} to one; append items b{1...\(items + 1)} to two; apply
          """)
        let axis: Axis = direction == "vertical" ? .vertical : .horizontal
        for pin in solution.pins(atMost: 10) {
          for offset in stride(from: -80.0, through: 1_500, by: 37) {
            let point = axis == .vertical ? Point(x: 0, y: offset) : Point(x: offset, y: 0)
            let bars = DirectionalEdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 15)
            let viewport = Viewport(contentOffset: point, adjustedContentInset: bars)
            let pinned = solution.elements(at: viewport).first { $0.id == pin.element.id }
            let found = try #require(pinned).frame
            let (start, end) = axis == .vertical ? (found.minY, found.maxY) : (found.minX, found.maxX)
            #expect(abs(start - Self.stuck(pin, axis, from: offset, bars)) <= 1 / 3 + 1e-9, "\(direction) \(pin) \(offset) \(end)")
          }
        }
      }
    }
  }

  /// `position: sticky`: as near to its own position as the edge of the screen allows, and never outside its track.
  private static func stuck(_ pin: Pin, _ axis: Axis, from offset: Double, _ bars: DirectionalEdgeInsets) -> Double {
    let isVertical = axis == .vertical
    let length = isVertical ? pin.element.frame.height : pin.element.frame.width
    let track = isVertical ? (pin.track.minY, pin.track.maxY) : (pin.track.minX, pin.track.maxX)
    if pin.isAtEnd {
      let side = offset + (isVertical ? 600 - bars.bottom : 393 - bars.trailing) - length
      return max(min(side, track.1 - length), track.0)
    }
    let side = offset + (isVertical ? bars.top : bars.leading)
    return min(max(side, track.0), track.1 - length)
  }

  private static func solution(_ script: String) throws -> Solution {
    let session = Session()
    let succeeded = session.runLines(Array(script.utf8), from: .command, to: Output())
    #expect(succeeded)
    return try session.document.solution(of: session.document.view)
  }
}
