import CompositionalLayout
import Foundation
import Localization
import Testing

@testable import Rendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SceneSVGTests {
  static let seeds: [UInt64] = Array(1...40)

  @Test(arguments: seeds) func eachBoxIsOneRectangleOfWellFormedXML(seed: UInt64) throws {
    let scene = Scene.random(seed: seed)
    let reading = try Reading(of: scene.svg(in: .english))
    #expect(reading.names["rect", default: 0] == scene.boxes.count)
    #expect(scene.svg(in: .english) == Scene.random(seed: seed).svg(in: .english))
    #expect(!scene.svg(in: .english).contains("nan") && !scene.svg(in: .english).contains("inf\""))
  }

  /// Identifiers are complete: escaped characters can be read back, and characters that XML cannot contain are shown as escapes.
  @Test func labelsReadBack() throws {
    let name = "<&\">' \u{1B}\u{0}\u{FFFF} ]]> 사과"
    let box = Scene.Box(.cell, label: name, section: 0, frame: Rect(x: 0, y: 0, width: 900, height: 100))
    let area = Rect(x: 0, y: 0, width: 900, height: 100)
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [box])
    #expect(try Reading(of: scene.svg(in: .english)).texts.contains(#"<&">' \u{1B}\u{0}\u{FFFF} ]]> 사과"#))
  }

  /// Labels stay within the picture, and cover neither each other nor boxes in front.
  @Test(arguments: seeds) func labelsHaveRoom(seed: UInt64) throws {
    let scene = Scene.random(seed: seed, labels: ["a", "item12", "오늘의혜택"])
    let reading = try Reading(of: scene.svg(in: .english))
    let labels = reading.labels
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] { #expect(!label.intersects(other), "\(label) \(other)") }
      #expect(label.minX >= 0 && label.maxX <= reading.size.width && label.maxY <= reading.size.height, "\(label)")
    }
  }

  /// A rectangle without height would not be drawn at all.
  @Test func aBoxWithoutExtentIsALine() {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    let box = Scene.Box(.cell, label: "a", section: 0, frame: Rect(x: 10, y: 50, width: 80, height: 0))
    let svg = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [box]).svg(in: .english)
    #expect(!svg.contains("height=\"0\""))
  }

  /// Notes below the picture are complete.
  @Test func longNotesTakeSeveralLines() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    var scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [])
    let words = (1...30).map { "word\($0)" }
    scene.linesAfter = [StyledLine(verbatim: words.joined(separator: " "))]
    let texts = try Reading(of: scene.svg(in: .english)).texts
    #expect(texts.flatMap { $0.split(separator: " ").map(String.init) }.filter { $0.hasPrefix("word") } == words)
  }

  /// A group's label is next to the badge in its corner, not over it.
  @Test func groupsAreNotNamedOverBadges() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    var badge = Scene.Box(.supplementary, label: "dot", section: 0, frame: Rect(x: 0, y: 0, width: 30, height: 30))
    badge.isBadge = true
    let group = Scene.Box(.group, label: "row", section: 0, frame: area)
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [badge, group])
    let labels = try Reading(of: scene.svg(in: .english)).labels
    #expect(labels.last.map { $0.minX > 200 } == true)
  }

  /// Outlines of groups and hatched areas are drawn below pinned items, and no length is written over these.
  @Test func whatIsPinnedLiesInFront() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 200)
    var header = Scene.Box(.supplementary, label: "title", section: 0, frame: Rect(x: 0, y: 0, width: 300, height: 44), zIndex: 2)
    header.isPinned = true
    let cell = Scene.Box(.cell, label: "a", section: 0, frame: Rect(x: 0, y: 20, width: 300, height: 100))
    let group = Scene.Box(.group, label: "row", section: 0, frame: Rect(x: 0, y: 20, width: 300, height: 100))
    var scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [cell, header, group])
    scene.spaces = [Scene.Space(.gap, frame: Rect(x: 0, y: 10, width: 300, height: 17), along: .vertical)]
    let svg = scene.svg(in: .english)
    let place = { (text: String) in try #require(svg.range(of: text)).lowerBound }
    let pinned = try place("class=\"box supplementary\"")
    #expect(try place("class=\"group d0\"") < pinned)
    #expect(try place("class=\"gap\"") < pinned)
    #expect(try place("class=\"box s0\"") < pinned)
    let reading = try Reading(of: svg)
    #expect(!reading.texts.contains("17") && reading.texts.contains("title, pinned"))
  }

  /// Each rectangle has a title for the pointer, and data attributes for scripts.
  @Test func rectanglesCarryTheirData() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    var box = Scene.Box(.cell, label: "\"a\"", section: 0, frame: Rect(x: 10, y: 20.5, width: 80, height: 40), zIndex: 3)
    box.sectionIdentifier = "main"
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [box])
    let reading = try Reading(of: scene.svg(in: .english))
    let rectangle = try #require(reading.rectangles.first)
    #expect(rectangle["data-section"] == "main" && rectangle["data-item"] == "\"a\"")
    #expect(rectangle["data-frame"] == "10,20.5,80,40" && rectangle["data-z"] == "3")
    #expect(reading.titles.contains("\"a\" · cell · main · (10, 20.5, 80, 40)"))
  }

  /// Two pictures on the same page do not affect each other: their identifiers differ, and every style rule applies only within its own
  /// picture.
  @Test(arguments: seeds) func severalPicturesStandInOnePage(seed: UInt64) throws {
    let (one, other) = (Scene.random(seed: seed).svg(in: .english), Scene.random(seed: seed + 100).svg(in: .english))
    let (first, second) = (try Reading(of: one), try Reading(of: other))
    #expect(first.identifiers.isDisjoint(with: second.identifiers) && !first.identifiers.isEmpty)
    let scope = try #require(first.identifiers.min { $0.count < $1.count })
    #expect(first.identifiers.allSatisfy { $0.hasPrefix(scope) } && one.contains("url(#\(scope)-content)"))
    for rule in first.style.split(separator: "\n") {
      let rule = rule.drop { $0 == " " }
      guard rule.contains("{"), !rule.hasPrefix("@") else { continue }
      for part in rule.split(separator: "}") where part.contains("{") {
        let selector = part.split(separator: "{")[0]
        for selector in selector.split(separator: ",") { #expect(selector.drop { $0 == " " }.hasPrefix("#\(scope) "), "\(rule)") }
      }
    }
  }

  /// Text comes after all shapes except the legend's, so that no line crosses it.
  @Test(arguments: seeds) func linesLieBelowTexts(seed: UInt64) throws {
    let scene = Scene.random(seed: seed)
    let svg = scene.svg(in: .english)
    guard let text = svg.range(of: "<text class=\"label"), let last = svg.range(of: "<rect", options: .backwards) else { return }
    #expect(last.lowerBound < text.lowerBound)
    for line in ["class=\"screen\"", "class=\"safe\""] {
      if let place = svg.range(of: line, options: .backwards) { #expect(place.lowerBound < text.lowerBound) }
    }
  }

  /// A label does not touch the line of the safe area that crosses its cell.
  @Test func labelsKeepAwayFromLines() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 400)
    var scene = Scene(
      area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area),
      boxes: [Scene.Box(.cell, label: "photo", section: 0, frame: Rect(x: 0, y: 0, width: 300, height: 100))])
    scene.screen.safeArea = DirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    let reading = try Reading(of: scene.svg(in: .english))
    let line = SVGPlan(scene, language: .english).place(Rect(x: 0, y: 50, width: 300, height: 0))
    #expect(!reading.labels.isEmpty && reading.labels.allSatisfy { !$0.intersects(Rect(x: 0, y: line.minY - 0.5, width: 900, height: 1)) })
  }

  /// Hangul letters are as wide as they are high: a name of five letters fits into a cell of 90 points.
  @Test func koreanNamesAreNotCutEarly() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    let scene = Scene(
      area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area),
      boxes: [Scene.Box(.cell, label: "오늘의혜택", section: 0, frame: Rect(x: 0, y: 0, width: 90, height: 60))])
    #expect(scene.svg(in: .english).contains("font-size=\"15\" text-anchor=\"middle\">오늘의혜택<"))
  }

  /// A legend that is too long ends with the number of omitted entries.
  @Test func aLongLegendSaysHowMuchIsLeftOut() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 1_000)
    let boxes = (0..<40).map { index in
      var box = Scene.Box(.cell, label: "x", section: index, frame: Rect(x: 0, y: Double(index) * 20, width: 90, height: 10))
      box.sectionIdentifier = "s\(index)"
      return box
    }
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: boxes)
    let texts = try Reading(of: scene.svg(in: .english)).texts
    let named = texts.count { $0.hasPrefix("cell of ") }
    #expect(named > 12 && texts.contains("… \(40 - named) more"))
  }

  /// Hatched areas have their lengths, and the legend explains them.
  @Test func spacesAreHatchedAndMeasured() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    var scene = Scene(
      area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area),
      boxes: [Scene.Box(.cell, label: "a", section: 0, frame: Rect(x: 20, y: 0, width: 280, height: 100))])
    scene.spaces = [Scene.Space(.inset, frame: Rect(x: 0, y: 0, width: 20, height: 100), along: .horizontal)]
    let reading = try Reading(of: scene.svg(in: .english))
    #expect(reading.texts.contains("20") && reading.texts.contains("inset") && reading.names["pattern"] == 1)
  }

  @Test func bothLightsAreInTheFile() {
    let svg = Scene.random(seed: 3).svg(in: .english)
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    for box in Scene.random(seed: 3).boxes { #expect(svg.split(separator: ".\(box.tone) {").count >= 3) }
  }
}

/// The elements that an XML parser finds in a picture.
private final class Reading: NSObject, XMLParserDelegate {
  private(set) var names: [String: Int] = [:]
  private(set) var texts: [String] = []
  private(set) var titles: [String] = []
  private(set) var identifiers: Set<String> = []
  private(set) var rectangles: [[String: String]] = []
  private(set) var style = ""
  /// The rectangles of the texts of boxes, at their maximum expected widths.
  private(set) var labels: [Rect] = []
  private(set) var size = Size.zero
  private var text = ""
  private var attributes: [String: String] = [:]

  init(of svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderInvalidValue) }
  }

  private func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    names[name, default: 0] += 1
    self.attributes = attributes
    text = ""
    if let identifier = attributes["id"] { identifiers.insert(identifier) }
    if name == "rect" { rectangles.append(attributes) }
    if name == "svg" { size = Size(width: number("width"), height: number("height")) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "title" { titles.append(text) }
    if name == "style" { style = text }
    guard name == "text" else { return }
    texts.append(text)
    guard attributes["class"]?.hasPrefix("label ") == true else { return }
    let fontSize = number("font-size")
    let width = text.reduce(0) { $0 + [0, 0.6, 1][displayWidth($1)] } * fontSize
    let x = number("x") - (attributes["text-anchor"] == "middle" ? width / 2 : 0)
    labels.append(Rect(x: x + 0.01, y: number("y") - fontSize * 0.8 + 0.01, width: width - 0.02, height: fontSize - 0.02))
  }
}
