import CompositionalLayout
import Foundation
import Testing
import Wording

@testable import Drawing

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

  /// Identifiers are complete: escaped characters read back, those that XML cannot contain are shown as escapes.
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

  /// A group's label stands beside the badge in its corner, not over it.
  @Test func groupsAreNotNamedOverBadges() throws {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    var badge = Scene.Box(.supplementary, label: "dot", section: 0, frame: Rect(x: 0, y: 0, width: 30, height: 30))
    badge.isBadge = true
    let group = Scene.Box(.group, label: "row", section: 0, frame: area)
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [badge, group])
    let labels = try Reading(of: scene.svg(in: .english)).labels
    #expect(labels.last.map { $0.minX > 200 } == true)
  }

  @Test func bothLightsAreInTheFile() {
    let svg = Scene.random(seed: 3).svg(in: .english)
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    for box in Scene.random(seed: 3).boxes { #expect(svg.split(separator: ".\(box.tone) {").count >= 3) }
  }
}

/// What a parser of XML finds in a picture.
private final class Reading: NSObject, XMLParserDelegate {
  private(set) var names: [String: Int] = [:]
  private(set) var texts: [String] = []
  /// Where the texts of boxes are, as wide as they can be expected to be.
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
    if name == "svg" { size = Size(width: number("width"), height: number("height")) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard name == "text" else { return }
    texts.append(text)
    guard attributes["class"]?.hasPrefix("on-") == true else { return }
    let fontSize = number("font-size")
    let width = Double(displayWidth(text)) * fontSize * 0.6
    let x = number("x") - (attributes["text-anchor"] == "middle" ? width / 2 : 0)
    labels.append(Rect(x: x + 0.01, y: number("y") - fontSize * 0.8 + 0.01, width: width - 0.02, height: fontSize - 0.02))
  }
}
