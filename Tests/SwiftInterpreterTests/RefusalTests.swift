import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Code that cannot be evaluated is rejected with its location, and changes nothing.
@Suite struct RefusalTests {
  static let names = Repository.names(
    in: Repository.root.appendingPathComponent("\(FixtureTests.folder)/refused"), extension: "refused")

  /// Fixtures that do not specify the number of items, which is not an error yet.
  private static let unread: Set<String> = ["ItemsNotSaid", "ItemsOfNoSection"]

  @Test func thereAreForty() { #expect(Self.names.count >= 40) }

  @Test(arguments: names) func codeIsRefusedAndNothingIsChanged(_ name: String) throws {
    let folder = "\(FixtureTests.folder)/refused"
    let lines = try Repository.text(of: "\(folder)/\(name).refused").split(separator: "\n").map(String.init)
    let session = Session()
    let output = Transcript()
    let source = Source(name: "refusal", folder: Repository.root.appendingPathComponent(folder).path)
    let isAccepted = session.runLines(Array(lines[0].utf8), from: source, to: output)
    guard !Self.unread.contains(name) else { return }
    #expect(!isAccepted)
    #expect(output.errors.contains("error: "))
    #expect(session.document == Document())
    if Self.placed.contains(name) { #expect(output.errors.contains(":\(lines[1]): error: "), "\(output.errors)") }
    if !Self.placed.contains(name), output.errors.contains(":\(lines[1]): error: ") {
      Issue.record("\(name) is refused at its place now: add it to 'placed'")
    }
  }

  @Test(arguments: [
    ("NoSubitems", "UIKit: At least 1 subitem is required for a group"),
    ("CountOfZero", "UIKit: A repeating vertical group should specify a count >= 1"),
  ]) func theExceptionOfUIKitIsNamed(name: String, text: String) {
    let (session, output) = (Session(), Transcript())
    let folder = Repository.root.appendingPathComponent("\(FixtureTests.folder)/refused").path
    _ = session.runLines(Array("read \(name).swift".utf8), from: Source(name: "refusal", folder: folder), to: output)
    #expect(output.errors.contains(text), "\(output.errors)")
  }

  /// Fixtures whose error is reported at the location that a reader of the code would check first.
  private static let placed: Set<String> = [
    "AsyncOnTheWay", "MissingCase", "WholeTimesFraction",
    "DuplicateIdentifiers", "Decoded", "StoredDefaults", "CountOfZero", "EndlessWhile", "HugeLoop", "HugeRange",
    "NeedsArgument",
    "NegativeRange", "NoSubitems",
    "SetByInit", "StoredSetting",
    "UnknownBehaviour", "EndlessRepeat", "ItemsBeforeSections", "EndlessRecursion", "FatalErrorReached", "IndexOutOfRange",
    "InfiniteFraction",
    "InjectedViewModel", "MissingKey", "NotANumber",
    "OtherPlatform", "RandomHeights", "TextField", "TextMeasured", "TodaysDate", "UnorderedDictionary", "WrappedProperty",
    "ProtocolsOwnMember", "ClosureOfTheApp", "UnknownCase", "UnknownConstant", "UnknownDimension",
    "UnknownEnvironmentMember", "UnknownFunction", "UnknownInitialiser", "UnknownItemMember", "UnknownSectionMember", "UnknownTrait",
    "UnknownType", "UnwrappedNil", "UnwrappedRawValue", "WrongCast", "ChangedByClosure", "ChangedBySuper", "ChangedElsewhere",
    "HeaderElsewhere", "InsetSides", "OtherView", "DarkRows", "FilledElsewhere", "FilledLater", "ModelIsNil",
    "OwnMargins", "EndlessDefault", "TouchedObject", "UnknownCatch", "UnknownKey", "UnknownView",
    "UndeclaredSubscript", "MakesAnItem",
  ]
}
