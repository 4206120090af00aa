import Documents
import Exports
import Localization
import TestSupport
import Testing

@testable import Linting
@testable import Sessions

/// Pairs of layouts, one of which has a mistake. The fix must give the frames of the other one, without another finding.
@Suite struct MeantTests {
  /// A mistake with random numbers.
  private struct Mistake {
    var id: String
    var meant: String
    var typed: String
  }

  private static let data = "append sections main\nappend items a b c d e f g to main\napply\n"

  private static func layout(_ items: String, _ group: String, _ section: String = "", then more: String = "") -> String {
    "\(items)\ndefine group row \(group)\ndefine section grid row \(section)\nuse grid\n\(more)\n\(data)"
  }

  private static func item(_ size: String, _ name: String = "cell") -> String { "define item \(name) \(size)\n" }

  private static func pick<Choice>(_ choices: [Choice], _ random: inout SeededGenerator) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private static let kinds: [@Sendable (inout SeededGenerator) -> Mistake] = [
    { random in
      let parts = pick([2, 4, 5], &random)
      func rows(_ width: String) -> String { layout(item("width=\(width) height=1h"), "horizontal width=1w height=50 of cell") }
      return Mistake(id: "dim-percent", meant: rows("1/\(parts)w"), typed: rows("\(100 / parts)w"))
    },
    { random in
      let width = Int.random(in: 6...14, using: &random) * 20
      func lane(_ width: String) -> String {
        layout(item("width=1w height=1h"), "horizontal width=\(width) height=80 of cell", "orthogonalScrollingBehavior=continuous")
      }
      return Mistake(id: "dim-fraction-as-points", meant: lane("\(width)"), typed: lane("\(width)w"))
    },
    { random in
      let width = pick(["0.33w", "0.34w"], &random)
      func rows(_ width: String) -> String { layout(item("width=\(width) height=1h"), "horizontal width=1w height=50 of cell") }
      return Mistake(id: width == "0.33w" ? "dim-thirds" : "dim-thirds-overflow", meant: rows("1/3w"), typed: rows(width))
    },
    { random in
      let parts = Int.random(in: 2...5, using: &random)
      let height = pick(["1h", "60"], &random)
      func rows(_ direction: String) -> String {
        layout(item("width=1/\(parts)w height=\(height)"), "\(direction) width=1w height=60 of cell")
      }
      return Mistake(id: "pack-parts-stacked", meant: rows("horizontal"), typed: rows("vertical"))
    },
    { random in
      let parts = Int.random(in: 2...5, using: &random)
      func rows(_ direction: String) -> String {
        layout(item("width=1/\(parts)w height=1h"), "\(direction) width=1w height=60 count=\(parts) of cell")
      }
      return Mistake(id: "pack-parts-stacked", meant: rows("horizontal"), typed: rows("vertical"))
    },
    { random in
      let width = pick(["0.6w", "0.75w", "0.8w", "140", "150", "220"], &random)
      let gap = pick([0, 8, 12], &random)
      func lane(_ item: String, _ group: String, _ section: String) -> String {
        layout(
          Self.item("width=\(item) height=1h"), "horizontal width=\(group) height=80 of cell",
          "orthogonalScrollingBehavior=groupPaging \(section)")
      }
      return Mistake(
        id: "ortho-item-width", meant: lane("1w", width, "interGroupSpacing=\(gap)"), typed: lane(width, "1w", "interGroupSpacing=\(gap)"))
    },
    { random in
      let size = Int.random(in: 8...40, using: &random)
      func badged(_ width: String) -> String {
        layout(
          item("width=1w height=1h"), "horizontal width=1w height=50 of cell",
          then: "define badge dot width=\(width) height=\(size) containerAnchor=(edges:top+trailing)\nadd dot to cell")
      }
      return Mistake(id: "sup-estimated-badge", meant: badged("\(size)"), typed: badged("~\(size)"))
    },
    { random in
      let height = Int.random(in: 20...60, using: &random)
      let kind = pick(["header", "footer"], &random)
      func headed(_ more: String) -> String {
        layout(
          item("width=1w height=1h"), "horizontal width=1w height=50 of cell",
          then: "define \(kind) title width=1w height=\(height)\n\(more)")
      }
      return Mistake(id: "sup-never-added", meant: headed("add title to grid"), typed: headed(""))
    },
    { _ in
      func headed(_ height: String) -> String {
        layout(
          item("width=1w height=1h"), "horizontal width=1w height=50 of cell",
          then: "define header title width=1w height=\(height)\nadd title to grid")
      }
      return Mistake(id: "sup-screen-high", meant: headed("44"), typed: headed("1h"))
    },
    { random in
      let photo = Int.random(in: 5...7, using: &random)
      // With two equal widths, lint would assume that equal sizes are intended.
      let more = photo == 6 ? 1 : Int.random(in: 1...2, using: &random)
      let gap = pick([0, 10], &random)
      func rows(_ caption: Int) -> String {
        layout(
          item("width=0.\(photo)w height=1h", "photo") + item("width=0.\(caption)w height=1h", "caption"),
          "horizontal width=1w height=50 interItemSpacing=fixed(\(gap)) of photo caption")
      }
      return Mistake(id: "pack-subitem-dropped", meant: rows(10 - photo), typed: rows(10 - photo + more))
    },
    { random in
      let rest = Int.random(in: 2...3, using: &random)
      func rows(_ last: Int) -> String {
        layout(
          item("width=0.5w height=1h", "x") + item("width=0.\(5 - rest)w height=1h", "y") + item("width=0.\(last)w height=1h", "z"),
          "horizontal width=1w height=50 of x y z")
      }
      return Mistake(id: "pack-subitem-dropped", meant: rows(rest), typed: rows(rest + 1))
    },
    { random in
      let gap = Int.random(in: 2...20, using: &random)
      func list(_ group: String, _ section: String) -> String {
        layout(item("width=1w height=1h"), "horizontal width=1w height=50 \(group) of cell", section)
      }
      return Mistake(
        id: "space-dead-inter-item", meant: list("", "interGroupSpacing=\(gap)"), typed: list("interItemSpacing=fixed(\(gap))", ""))
    },
    { random in
      let parts = Int.random(in: 2...5, using: &random)
      let gap = Int.random(in: 4...16, using: &random)
      func squares(_ item: String, _ group: String) -> String {
        layout(
          Self.item("width=1/\(parts)w height=\(item)"), "horizontal width=1w height=\(group) interItemSpacing=fixed(\(gap)) of cell",
          "interGroupSpacing=\(gap)")
      }
      return Mistake(id: "dim-not-square", meant: squares("1/\(parts)w", "~90"), typed: squares("1h", "1/\(parts)w"))
    },
    { random in
      let inset = Int.random(in: 2...8, using: &random) * 2
      func rows(_ item: Int, _ section: Int) -> String {
        layout(
          Self.item("width=0.5w height=1h contentInsets=\(item)"), "horizontal width=1w height=80 of cell", "contentInsets=\(section)")
      }
      return Mistake(id: "space-doubled-insets", meant: rows(inset / 2, inset / 2), typed: rows(inset, 0))
    },
    { random in
      let size = Int.random(in: 8...24, using: &random)
      func badged(_ name: String, _ more: String) -> String {
        let badge = "width=\(size) height=\(size) containerAnchor=(edges:top+trailing)"
        return layout(
          item("width=0.6w height=1h", "a") + item("width=0.4w height=1h", "b"), "horizontal width=1w height=50 of a b",
          then: "define badge dot \(badge)\n\(more)add dot to a\nadd \(name) to b".replacing("BADGE", with: badge))
      }
      return Mistake(id: "sup-duplicate-kind", meant: badged("dot-2", "define badge dot-2 BADGE\n"), typed: badged("dot", ""))
    },
    { random in
      let times = Int.random(in: 2...4, using: &random)
      func listed(_ group: String) -> String {
        layout(
          item("width=1/\(times)w height=1h"), "horizontal width=1w height=50 \(group)",
          then: "define badge dot width=8 height=8\nadd dot to cell")
      }
      return Mistake(
        id: "sup-duplicate-kind", meant: listed("repeating=\(times) of cell"),
        typed: listed("of " + Array(repeating: "cell", count: times).joined(separator: " ")))
    },
    { _ in
      func rows(_ height: String) -> String { layout(item("width=1w height=\(height)"), "vertical width=1w height=~44 of cell") }
      return Mistake(id: "dim-zero", meant: rows("~44"), typed: rows("~0"))
    },
  ]

  private static let screens = ["320x568", "375x812", "390x844", "393x852", "430x932"]

  @Test(arguments: 0..<300) func theCorrectionGivesWhatWasMeant(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let mistake = Self.kinds[seed % Self.kinds.count](&random)
    let screen =
      "container \(Self.pick(Self.screens, &random))\nset environment.scale \(Int.random(in: 2...3, using: &random))\n"
    let meant = Session()
    #expect(meant.run(screen + mistake.meant).errors == "")
    let session = Session()
    #expect(session.run(screen + mistake.typed).errors == "")
    let before = session.document.findings()
    let index = try #require(before.firstIndex { $0.id == mistake.id }, "\(mistake.id) is not found in \(mistake.typed)")
    let fixing: Comment = "\(before[index].commands(in: session.document)) after \(screen)\(mistake.typed)"
    #expect(session.run("lint --fix \(index + 1)").errors == "", fixing)
    #expect(session.run("frames").answers == meant.run("frames").answers, fixing)
    let after = session.document.findings()
    #expect(!after.contains { $0.key == before[index].key }, fixing)
    #expect(after.otherThan(before).map(\.message.english) == [], fixing)
  }
}
