import CompositionalLayout
import Documents
import Sessions
import TestSupport
import Testing

/// What a device sets (layout-rules 14, R18.12, R18.17).
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iphone-16", SizeClass.compact, SizeClass.compact), ("iphone-16-plus", .regular, .compact), ("iphone-xr", .regular, .compact),
    ("iphone-18-pro-max", .regular, .compact), ("iphone-air", .compact, .compact), ("ipad-mini-6", .regular, .regular),
  ]) func aDeviceSetsItsSizeClasses(name: String, horizontal: SizeClass, vertical: SizeClass) {
    var session = Session.after("device \(name)")
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

  @Test func newPhonesHaveTheirSizes() {
    let sizes = ["iphone-18-pro", "iphone-18-pro-max", "iphone-17e"].map { Device.named($0)?.size }
    #expect(sizes == [Size(width: 402, height: 874), Size(width: 440, height: 956), Size(width: 390, height: 844)])
  }
}
