import CompositionalLayout
import Foundation
import Testing

@testable import Rendering

/// The colours of pictures in files, by the contrast of WCAG 2: (lighter + 0.05) / (darker + 0.05) of the relative luminances.
@Suite struct ContrastTests {
  private static func luminance(_ colour: String) -> Double {
    let number = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func contrast(_ a: String, _ b: String) -> Double {
    let (one, other) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(one, other) / min(one, other)
  }

  @Test func theScaleIsTheKnownOne() {
    #expect(Self.contrast("#ffffff", "#000000") == 21)
    // From the examples of WebAIM.
    #expect(abs(Self.contrast("#777777", "#ffffff") - 4.48) < 0.01)
  }

  @Test(arguments: [false, true]) func textsAndLinesCanBeSeen(isDark: Bool) {
    let page = isDark ? SVGPalette.dark : SVGPalette.light
    let fills = SVGPalette.tones.map { isDark ? $0.dark : $0.light }
    for colours in fills {
      #expect(Self.contrast(colours.text, colours.fill) >= 4.5, "\(colours)")
      #expect(Self.contrast(colours.line, colours.fill) >= 3, "\(colours)")
    }
    for ink in [page.ink, page.faint, page.space] + page.groups { #expect(Self.contrast(ink, page.paper) >= 4.5, "\(ink)") }
    for line in page.groups + [page.screen] {
      for colours in fills { #expect(Self.contrast(line, colours.fill) >= 3, "\(line) on \(colours.fill)") }
    }
  }

  /// Neighbouring sections differ even without colours.
  @Test(arguments: [false, true]) func sectionsDifferInLuminance(isDark: Bool) {
    let fills = SVGPalette.sections.map { isDark ? $0.dark.fill : $0.light.fill }
    #expect(Set(fills).count == fills.count)
    for (one, next) in zip(fills, fills.dropFirst() + fills.prefix(1)) { #expect(Self.contrast(one, next) >= 1.3, "\(one) \(next)") }
  }

  /// The first sections are distinguishable without colours: their fills differ in luminance, or their lines in dashes.
  @Test(arguments: [false, true]) func sectionsCanBeToldApartWithoutColours(isDark: Bool) {
    let tones = SVGPalette.sections
    for (index, one) in tones.enumerated() {
      for other in tones[(index + 1)...] {
        let fills = isDark ? (one.dark.fill, other.dark.fill) : (one.light.fill, other.light.fill)
        #expect(Self.contrast(fills.0, fills.1) >= 1.3 || one.dashes != other.dashes, "\(one.name) \(other.name)")
      }
    }
  }

  /// If there are more sections than colours, the colours repeat, but with different lines.
  @Test func theNinthAndTheSeventeenthSectionDiffer() {
    let classes = (0..<24).map { Scene.Box(.cell, label: "a", section: $0, frame: .zero).classes }
    #expect(Set(classes).count == classes.count)
  }
}
