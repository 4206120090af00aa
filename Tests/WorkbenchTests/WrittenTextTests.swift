import Reports
import Snapshots
import Testing
import Wording

/// Texts whose bytes are written at once are those that an interpolation makes.
@Suite struct WrittenTextTests {
  @Test(arguments: [-1, 0, 9, 10, 99, 100, 12_345_678], [-3, 0, 7, 10, 109, 1_000, .max]) func indexPaths(section: Int, item: Int) {
    #expect(IndexPath(section: section, item: item).shown == "[\(section), \(item)]")
  }

  @Test(arguments: [-1, 0, 1, 79, 80, 81, 250]) func blanks(count: Int) {
    var text = "a"
    text.append(blanks: count)
    #expect(text == "a" + String(repeating: " ", count: max(0, count)))
  }
}
