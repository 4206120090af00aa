import CompositionalLayout
import Documents
import Exports
import Rendering
@testable import Sessions
import TestSupport
import Testing

/// The settings of a device (layout-rules 14, R18.12, R18.17).
@Suite struct DeviceTests {
  @Test func theUsualOnesAreDevices() { #expect(Device.usual.allSatisfy { Device.named($0) != nil }) }

  @Test(arguments: [
    ("iphone-16", SizeClass.compact, SizeClass.compact), ("iphone-16-plus", .regular, .compact), ("iphone-xr", .regular, .compact),
    ("iphone-18-pro-max", .regular, .compact), ("iphone-air", .compact, .compact), ("ipad-mini-6", .regular, .regular),
  ]) func aDeviceSetsItsSizeClasses(name: String, horizontal: SizeClass, vertical: SizeClass) {
    let session = Session.after("device \(name)")
    let isTablet = name.hasPrefix("ipad")
    func environment() -> Environment { session.document.surroundings(of: session.document.view) }
    #expect(environment().horizontalSizeClass == (isTablet ? .regular : .compact) && environment().verticalSizeClass == .regular)
    session.run("rotate")
    #expect(environment().horizontalSizeClass == horizontal && environment().verticalSizeClass == vertical)
    #expect(Session.after(session.document.script).document == session.document)
  }

  @Test(arguments: [
    ("iphone-18-pro", 18, DirectionalEdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62)),
    ("iphone-18-pro", 26, DirectionalEdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62)),
    ("iphone-air", 26, DirectionalEdgeInsets(top: 20, leading: 68, bottom: 29, trailing: 68)),
    ("iphone-17e", 26, DirectionalEdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)),
  ]) func landscapeSafeAreasFollowTheSystem(name: String, os: Int, insets: DirectionalEdgeInsets) {
    let session = Session.after("set environment.os \(os); device \(name) landscape")
    #expect(session.document.environment.safeArea == insets)
  }

  @Test(arguments: [
    ("iphone-17", DirectionalEdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)),
    ("iphone-18-pro-max", DirectionalEdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)),
    ("iphone-air", DirectionalEdgeInsets(top: 68, leading: 0, bottom: 34, trailing: 0)),
  ]) func uprightSafeAreasAreTheSameOnAllSystems(name: String, insets: DirectionalEdgeInsets) {
    for os in [18, 26] {
      let session = Session.after("set environment.os \(os); device \(name)")
      #expect(session.document.environment.safeArea == insets)
    }
  }

  /// Width and horizontal size class of each part of a Split View, according to the tables in Apple's guidelines. Widths of 320 and 375
  /// points are those of a phone.
  @Test(arguments: [
    ("ipad-pro-13-m4", "full", 1032, SizeClass.regular), ("ipad-pro-13-m4", "twoThirds", 647, .compact),
    ("ipad-pro-13-m4", "half", 511, .compact), ("ipad-pro-13-m4", "third", 375, .compact),
    ("ipad-pro-13-m4", "slideOver", 375, .compact), ("ipad-pro-13-m4", "full landscape", 1376, .regular),
    ("ipad-pro-13-m4", "landscape twoThirds", 991, .regular), ("ipad-pro-13-m4", "half landscape", 683, .regular),
    ("ipad-pro-12.9", "twoThirds landscape", 981, .regular), ("ipad-pro-12.9", "half landscape", 678, .regular),
    ("ipad-pro-12.9", "twoThirds", 639, .compact), ("ipad-pro-11", "twoThirds landscape", 809, .regular),
    ("ipad-pro-11", "half landscape", 592, .compact), ("ipad-pro-11", "third landscape", 375, .compact),
    ("ipad-pro-11", "twoThirds portrait", 504, .compact), ("ipad-pro-11", "third", 320, .compact),
    ("ipad-9.7", "twoThirds landscape", 694, .regular), ("ipad-9.7", "half landscape", 507, .compact),
    ("ipad-9.7", "third landscape", 320, .compact), ("ipad-9.7", "twoThirds", 438, .compact),
  ]) func anAppSharesAnIPadsScreen(name: String, words: String, width: Double, horizontal: SizeClass) {
    let session = Session.after("device \(name) \(words)")
    let environment = session.document.surroundings(of: session.document.view)
    #expect(environment.bounds.width == width && environment.horizontalSizeClass == horizontal && environment.verticalSizeClass == .regular)
    #expect(environment.layoutMargins.leading == (width >= 414 ? 20 : 16))
    #expect(Session.after(session.document.script).document == session.document)
    let opened = Session()
    let isOpened = opened.rebuild(
      from: Array(DocumentFile.json(of: session.document).text.utf8), with: opened.context(from: .prompt, to: Output()))
    #expect(isOpened && opened.document == session.document)
  }

  /// The readable guide of an iPad is 672 points wide and centred if its margins leave more, and equals the margins in a narrower part of
  /// the screen (layout-rules R8.2, 14).
  @Test(arguments: [
    ("ipad-pro-13-m4", 180, 672), ("ipad-pro-13-m4 landscape", 352, 672), ("ipad-10", 74, 672), ("ipad-9.7", 48, 672),
    ("ipad-pro-13-m4 half landscape", 20, 643), ("ipad-pro-13-m4 twoThirds landscape", 159.5, 672), ("ipad-pro-13-m4 half", 20, 471),
    ("ipad-9.7 third", 16, 288), ("iphone-16", 16, 361),
  ]) func readableContentIsAsWideAsTheGuide(device: String, x: Double, width: Double) throws {
    let session = Session.after(
      """
      device \(device)
      define item cell width=1w height=1h
      define group row horizontal width=1w height=44 of cell
      define section grid row contentInsetsReference=readableContent
      use grid
      append sections main; append items a to main; apply
      """)
    let solution: Solution = try session.document.solution(of: session.document.view)
    let frame = solution.elements.map(\.frame)[0]
    #expect(frame.minX == x && frame.width == width)
  }

  @Test func aRotatedSplitViewStaysOne() {
    let session = Session.after("device ipad-pro-11 half landscape; rotate")
    #expect(session.document.view.bounds == Size(width: 412, height: 1194))
    #expect(session.document.environmentRecord.lines == ["device ipad-pro-11 half"])
  }

  /// Changing the system also changes the safe area and the margins, if these are still the device's own.
  @Test func theSafeAreaOfADeviceFollowsTheSystem() {
    let session = Session.after("device iphone-18-pro landscape; set environment.os 26")
    #expect(session.document.environment.safeArea == DirectionalEdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62))
    let environment = session.document.surroundings(of: session.document.view)
    #expect(environment.layoutMargins == DirectionalEdgeInsets(top: 20, leading: 78, bottom: 20, trailing: 78))
    #expect(session.document.environmentRecord.lines == ["set environment.os 26", "device iphone-18-pro landscape"])
    session.run("unset environment.os")
    #expect(session.document.environment.safeArea == DirectionalEdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62))
    session.run("set environment.safeArea (1,2,3,4); set environment.os 26")
    #expect(session.document.environment.safeArea == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(Session.after(session.document.script).document == session.document)
  }

  /// A value that is a device's default on an earlier system, but was set explicitly on a later one, is saved and kept.
  @Test func aSafeAreaOfAnotherSystemStaysThroughAFile() {
    let session = Session.after("set environment.os 26; device iphone-18-pro landscape; set environment.safeArea (0,62,21,62)")
    #expect(Session.after(session.document.script).document == session.document)
  }

  /// `save` and both file formats keep `contentHuggingElements` (layout-rules R18.18).
  @Test func whatHugsItsContentIsSavedAndOpened() {
    let line = "define section prefs list appearance=insetGrouped headerMode=supplementary contentHuggingElements=supplementaryHeader"
    let session = Session.after(line)
    #expect(session.document.script.contains("contentHuggingElements=supplementaryHeader"))
    #expect(Session.after(session.document.script).document == session.document)
    let opened = Session()
    let isOpened = opened.rebuild(
      from: Array(DocumentFile.json(of: session.document).text.utf8), with: opened.context(from: .prompt, to: Output()))
    #expect(isOpened && opened.document == session.document)
    #expect(!Session.after(line + "; unset prefs.contentHuggingElements").document.script.contains("contentHugging"))
  }

  /// The section provider chooses by text size and by kind of device (layout-rules R18.18), also after a file.
  @Test(arguments: [
    ("", 50), ("device ipad-pro-11", 70), ("device ipad-pro-11; set environment.userInterfaceIdiom phone", 50),
    ("set environment.preferredContentSizeCategory extraExtraExtraLarge", 50),
    ("set environment.preferredContentSizeCategory accessibilityLarge", 90), ("set environment.preferredContentSizeCategory small", 30),
  ]) func textSizeAndIdiomChooseALayout(setting: String, height: Double) throws {
    let lines = """
      define item cell width=1w height=1h
      define group row horizontal width=1w height=50 of cell; define section plain row
      define group low horizontal width=1w height=30 of cell; define section small low
      define group wide horizontal width=1w height=70 of cell; define section tablet wide
      define group high horizontal width=1w height=90 of cell; define section large high
      use plain; use tablet when userInterfaceIdiom is pad; use small when preferredContentSizeCategory is small
      use large when preferredContentSizeCategory >= accessibilityMedium
      append sections main; append items a to main; apply
      """
    let document = Session.after("\(lines)\n\(setting)").document
    let solution = try document.solution(of: document.view)
    #expect(solution.contentSize.height == height)
    #expect(Session.after(document.script).document == document)
  }

  @Test func newPhonesHaveTheirSizes() {
    let sizes = ["iphone-18-pro", "iphone-18-pro-max", "iphone-17e"].map { Device.named($0)?.size }
    #expect(sizes == [Size(width: 402, height: 874), Size(width: 440, height: 956), Size(width: 390, height: 844)])
  }
}
