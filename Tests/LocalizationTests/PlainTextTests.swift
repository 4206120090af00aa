import Testing

@testable import Localization

/// Scanning eight bytes at a time gives the same result as scanning single bytes.
@Suite struct PlainTextTests {
  @Test(arguments: 0...20) func oneScalarAtEachPlaceDecides(length: Int) {
    for value in (0...0x1FF).compactMap(Unicode.Scalar.init) as [Unicode.Scalar] {
      for place in 0..<length {
        var scalars = String.UnicodeScalarView()
        for index in 0..<length { scalars.append(index == place ? value : "a") }
        let text = String(scalars)
        let isPlain = (0x20...0x7E).contains(value.value)
        if text.isPlain != isPlain || text[...].isPlain != isPlain { Issue.record("\(value.value) at \(place) of \(length)") }
      }
    }
    #expect(String(repeating: "~", count: length).isPlain)
  }
}
