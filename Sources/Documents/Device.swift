import CompositionalLayout

/// A device's screen in portrait, in points (layout-rules 14).
package struct Device: Equatable, Sendable {
  package var name: String
  package var size: Size
  package var scale: Double
  package var safeTop: Double
  package var safeBottom: Double
  /// Safe-area insets in landscape, up to iOS 18 (layout-rules R18.17).
  fileprivate var landscape: DirectionalEdgeInsets
  fileprivate var landscapeOfSystem26: DirectionalEdgeInsets
  package var margin: Double
  fileprivate(set) var kind: SizeClassGroup

  /// Decides a device's size classes (layout-rules R18.12).
  enum SizeClassGroup {
    case phone
    /// Plus, Max and XR models, which have a regular width in landscape.
    case largePhone
    case tablet
  }

  package static let standard = standardScreen.device(named: "iphone-16")

  /// Devices that completion lists first for a short prefix such as `iPad`: recent, common models. The table cannot rank them, because one
  /// row contains all models with equal screens.
  package static let usual = [
    "iphone-17", "iphone-16", "iphone-17-pro", "iphone-17-pro-max", "ipad-10", "ipad-air-11", "ipad-pro-11", "ipad-mini-7",
    "ipad-air-13", "ipad-pro-11-m4", "ipad-pro-13-m4",
  ]

  package static func named(_ name: String) -> Device? {
    screens.first { $0.line.split(separator: " ").contains { $0 == name } }?.device(named: name)
  }

  /// The devices whose names match a spelling, ignoring case, spaces and hyphens: the device with exactly this name, or else all devices
  /// whose names start with it.
  package static func names(spelt spelling: String) -> [String] {
    let wanted = spelling.lettersAndDigits
    guard !wanted.isEmpty else { return [] }
    let names = screens.flatMap { $0.names }
    if let name = names.first(where: { $0.lettersAndDigits == wanted }) { return [name] }
    return names.filter { $0.lettersAndDigits.hasPrefix(wanted) }
  }

  var idiom: UserInterfaceIdiom { kind == .tablet ? .pad : .phone }
  package var sharesItsScreen: Bool { kind == .tablet }
  /// True for screens of 12.9 inches or more.
  var isLargeTablet: Bool { kind == .tablet && size.width >= 1024 }
  var hasHomeButton: Bool { safeBottom == 0 }

  package func safeArea(isLandscape: Bool, os: Int) -> DirectionalEdgeInsets {
    // The iPhone XR and 11 had the inset of the iPhone X until iOS 13.
    let top = os <= 13 && safeTop == 48 ? 44 : safeTop
    guard isLandscape else { return DirectionalEdgeInsets(top: top, leading: 0, bottom: safeBottom, trailing: 0) }
    return os >= 26 ? landscapeOfSystem26 : landscape
  }

  package static let all: [Device] = screens.flatMap { screen in screen.names.map { name in screen.device(named: name) } }
}

extension String {
  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

private struct Screen {
  /// The devices' names, separated by spaces.
  var line: String
  var width: Double
  var height: Double
  var scale: Double
  /// Top and bottom safe-area insets in portrait.
  var portrait: [Double]
  /// Safe-area insets in landscape: sides, bottom, and top unless it is 0.
  var landscape: [Double]
  var margin: Double
  var kind: Device.SizeClassGroup
  /// `landscape` from iOS 26 on; nil if it did not change.
  var landscapeOfSystem26: [Double]?

  var names: [String] { line.split(separator: " ").map(String.init) }

  init(
    _ line: String, _ width: Double, _ height: Double, _ scale: Double, _ portrait: [Double], _ landscape: [Double], _ margin: Double,
    _ kind: Device.SizeClassGroup, on26: [Double]? = nil
  ) {
    self.line = line
    self.width = width
    self.height = height
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.margin = margin
    self.kind = kind
    landscapeOfSystem26 = on26
  }

  func device(named name: String) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: scale, safeTop: portrait[0], safeBottom: portrait[1],
      landscape: Self.insets(landscape), landscapeOfSystem26: Self.insets(landscapeOfSystem26 ?? landscape), margin: margin, kind: kind)
  }

  private static func insets(_ landscape: [Double]) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: landscape.count > 2 ? landscape[2] : 0, leading: landscape[0], bottom: landscape[1], trailing: landscape[0])
  }
}

/// The standard device's screen. It is separate from the table, so that starting Galley does not build the table.
private let standardScreen = Screen("iphone-14-pro iphone-15 iphone-15-pro iphone-16", 393, 852, 3, [59, 34], [59, 21], 16, .phone)

private let screens: [Screen] = [
  Screen("iphone-5s iphone-se-1", 320, 568, 2, [20, 0], [0, 0], 16, .phone),
  Screen("iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2 iphone-se-3", 375, 667, 2, [20, 0], [0, 0], 16, .phone),
  Screen("iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus", 414, 736, 3, [20, 0], [0, 0], 20, .largePhone),
  Screen("iphone-x iphone-xs iphone-11-pro", 375, 812, 3, [44, 34], [44, 21], 16, .phone),
  Screen("iphone-xr iphone-11", 414, 896, 2, [48, 34], [48, 21], 20, .largePhone),
  Screen("iphone-xs-max iphone-11-pro-max", 414, 896, 3, [44, 34], [44, 21], 20, .largePhone),
  Screen("iphone-12-mini iphone-13-mini", 375, 812, 3, [50, 34], [50, 21], 16, .phone),
  Screen("iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-17e", 390, 844, 3, [47, 34], [47, 21], 16, .phone),
  Screen("iphone-12-pro-max iphone-13-pro-max iphone-14-plus", 428, 926, 3, [47, 34], [47, 21], 20, .largePhone),
  standardScreen,
  Screen("iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", 430, 932, 3, [59, 34], [59, 21], 20, .largePhone),
  Screen("iphone-16-pro iphone-17 iphone-17-pro iphone-18-pro", 402, 874, 3, [62, 34], [62, 21], 16, .phone, on26: [62, 20, 20]),
  Screen("iphone-16-pro-max iphone-17-pro-max iphone-18-pro-max", 440, 956, 3, [62, 34], [62, 21], 20, .largePhone, on26: [62, 20, 20]),
  Screen("iphone-air", 420, 912, 3, [68, 34], [68, 21], 20, .phone, on26: [68, 29, 20]),
  Screen("ipad-9.7 ipad-mini-4 ipad-mini-5", 768, 1024, 2, [20, 0], [0, 0, 20], 20, .tablet),
  Screen("ipad-10.2", 810, 1080, 2, [20, 0], [0, 0, 20], 20, .tablet),
  Screen("ipad-10 ipad-air-4 ipad-air-5 ipad-air-11", 820, 1180, 2, [24, 20], [0, 20, 24], 20, .tablet),
  Screen("ipad-mini-6 ipad-mini-7", 744, 1133, 2, [24, 20], [0, 20, 24], 20, .tablet),
  Screen("ipad-pro-10.5 ipad-air-3", 834, 1112, 2, [20, 0], [0, 0, 20], 20, .tablet),
  Screen("ipad-pro-11", 834, 1194, 2, [24, 20], [0, 20, 24], 20, .tablet),
  Screen("ipad-pro-11-m4", 834, 1210, 2, [24, 20], [0, 20, 24], 20, .tablet),
  Screen("ipad-pro-12.9 ipad-air-13", 1024, 1366, 2, [24, 20], [0, 20, 24], 20, .tablet),
  Screen("ipad-pro-13-m4", 1032, 1376, 2, [24, 20], [0, 20, 24], 20, .tablet),
]
