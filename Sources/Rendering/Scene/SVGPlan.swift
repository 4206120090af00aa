import CompositionalLayout
import Localization

/// The positions of a picture's parts: boxes, the screen, notes next to and below it, and the legend.
struct SVGPlan {
  static let margin = 24.0
  static let bezel = 7.0
  static let screenRadius = 24.0
  static let noteSize = 13.0
  static let lineHeight = 19.0
  static let swatch = 12.0

  struct LegendEntry {
    var classes: String
    /// The hatching of a space; nil for entries whose class determines the colour.
    var hatching: Scene.Space.SpaceKind?
    var text: String
    /// The swatch's left edge, and the text's baseline.
    var origin = Point.zero
  }

  /// The drawn area and the screen, in content coordinates.
  private let seen: Rect
  private let scale: Double
  private let scene: Scene
  /// The same rectangle in the picture's coordinates.
  let picture: Rect
  var content: Rect { place(scene.area) }
  let isScreenShown: Bool
  let caption: [String]
  private(set) var legend: [LegendEntry]
  private(set) var size = Size.zero

  init(_ scene: Scene, language: Language) {
    self.scene = scene
    isScreenShown = scene.screen.frame.intersects(scene.area) || scene.boxes.isEmpty
    seen = isScreenShown ? scene.area.union(scene.screen.frame) : scene.area
    scale = Self.scale(of: seen.size)
    picture = Rect(
      x: Self.margin + Self.bezel, y: Self.margin + Self.bezel, width: seen.width * scale, height: seen.height * scale)
    let notes =
      scene.rows.flatMap { $0.words(in: language) }.map { SVGText.width(of: $0, fontSize: Self.noteSize) }.max().map { $0 + 12 } ?? 0
    let width = max(picture.maxX + notes, 260) + Self.margin + Self.bezel
    caption = Self.caption(of: scene, width: width - 2 * Self.margin, in: language)
    legend = Self.legend(of: scene, in: language)
    let legendTop = picture.maxY + Self.bezel + 22 + Double(caption.count) * Self.lineHeight + 6
    let end = flow(from: legendTop, width: width)
    size = Size(width: width, height: end + Self.margin - 6)
  }

  var notesX: Double { picture.maxX + Self.bezel + 8 }
  /// The baseline of the first line of the caption.
  var captionTop: Double { picture.maxY + Self.bezel + 22 }

  /// Converts a frame from content to picture coordinates.
  func place(_ frame: Rect) -> Rect {
    Rect(
      x: picture.minX + (frame.minX - seen.minX) * scale, y: picture.minY + (frame.minY - seen.minY) * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// Pixels per point: 1, unless the picture would become very small or very large.
  private static func scale(of size: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    // Dividing by a shorter length could give infinity.
    let (width, height) = (max(size.width, 1e-6), max(size.height, 1e-6))
    return min(max(1, 300 / max(width, height)), 1_000 / width, 1_400 / height)
  }

  private static func caption(of scene: Scene, width: Double, in language: Language) -> [String] {
    let before = scene.linesBefore + [scene.before, scene.after].compactMap { $0?.line }
    let lines = (before + scene.linesAfter).map { $0.text(in: language) }
    let columns = clampedFloor(width / (noteSize * 0.6), to: 1...10_000)
    return Array(lines.flatMap { $0.broken(at: columns) }.map { $0.fitted(to: columns) ?? "" }.prefix(mostCaptionLines))
  }

  private static let mostCaptionLines = 10

  // MARK: Legend

  private static let mostEntries = 24

  /// The legend for the classes in the picture. If it is too long, the last entry shows the number of omitted ones.
  private static func legend(of scene: Scene, in language: Language) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    var rest = 0
    func add(_ classes: String, _ phrase: Phrase, _ hatching: Scene.Space.SpaceKind? = nil) {
      let text = phrase.text(in: language)
      guard !entries.contains(where: { $0.text == text }) else { return }
      if entries.count < mostEntries { entries.append(LegendEntry(classes: classes, hatching: hatching, text: text)) } else { rest += 1 }
    }
    let sections = Set(scene.boxes.filter { $0.category == .cell }.map { $0.section })
    for box in scene.boxes where box.category == .cell && box.change == nil {
      add(box.classes, sections.count == 1 ? "cell" : "cell of \(box.sectionIdentifier ?? "")")
    }
    for (tone, words) in changes(in: scene) { add("box \(tone)", words) }
    for box in scene.boxes where box.category != .cell && box.change == nil { add(box.classes, "\(box.label) · \(box.categoryWords)") }
    for space in scene.spaces { add(space.kind.rawValue, space.kind.words, space.kind) }
    if !scene.ghosts.isEmpty { add("ghost", "old position") }
    if rest > 0 { entries.append(LegendEntry(classes: "paper", text: ("… \(String(rest)) more" as Phrase).text(in: language))) }
    return entries
  }

  /// The tones of changes and their meanings: unchanged, changed by a range of distances, or new.
  private static func changes(in scene: Scene) -> [(tone: String, words: Phrase)] {
    let changes = scene.boxes.compactMap { $0.change }
    return SVGPalette.changes.compactMap { tone in
      let own = changes.filter { $0.tone == tone.name }
      guard let first = own.first else { return nil }
      let points = own.compactMap { if case .moved(let points, _) = $0 { points } else { nil } }
      guard let least = points.min(), let most = points.max() else { return (tone.name, first == .new ? "new" : "same frame") }
      let (low, high) = (rounded(least), rounded(most))
      return (tone.name, low == high ? "differs by \(low) pt" : "differs by \(low) to \(high) pt")
    }
  }

  /// Breaks the entries into lines.
  ///
  /// - Returns: The end of the last line.
  private mutating func flow(from top: Double, width: Double) -> Double {
    var origin = Point(x: Self.margin, y: top)
    for index in legend.indices {
      let text = SVGText.fitted(legend[index].text, to: 320, fontSize: Self.noteSize) ?? ""
      legend[index].text = text
      let own = Self.swatch + 6 + SVGText.width(of: text, fontSize: Self.noteSize)
      if origin.x > Self.margin, origin.x + own > width - Self.margin { origin = Point(x: Self.margin, y: origin.y + Self.lineHeight) }
      legend[index].origin = origin
      origin.x += own + 16
    }
    return origin.y
  }
}

extension Rect {
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Scene.Box {
  var categoryWords: Phrase {
    switch category {
    case .cell: "cell"
    case .supplementary: isBadge ? "badge" : "supplementary"
    case .decoration: "decoration"
    case .group: "group"
    }
  }
}

extension Scene.Space.SpaceKind {
  var words: Phrase {
    switch self {
    case .inset: "inset"
    case .gap: "gap"
    case .flexible: "flexible space"
    }
  }
}
