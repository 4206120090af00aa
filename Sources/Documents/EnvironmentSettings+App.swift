import CompositionalLayout

extension EnvironmentSettings {
  /// The settings as an app with these bounds has them. Traits are never unspecified there: those that were not set are those of the device
  /// whose screen the bounds fill, or of a phone or a tablet of that size (layout-rules R18.12).
  package func asApp(bounds: Size) -> EnvironmentSettings {
    var settings = self
    let isLandscape = bounds.width > bounds.height
    let portrait = isLandscape ? Size(width: bounds.height, height: bounds.width) : bounds
    let isTablet = portrait.width >= Self.narrowestTablet
    let fitting = Device.all.first { $0.size == portrait } ?? Device.named(isTablet ? "ipad-10" : "iphone-16")
    guard let fitting else { return settings }
    let classes = fitting.sizeClasses(of: HeldDevice(name: fitting.name, isLandscape: isLandscape))
    if horizontalSizeClass == .unspecified { settings.horizontalSizeClass = classes.horizontal }
    if verticalSizeClass == .unspecified { settings.verticalSizeClass = classes.vertical }
    if userInterfaceIdiom == .unspecified { settings.userInterfaceIdiom = fitting.idiom }
    return settings
  }

  /// No phone is as wide in portrait, and every tablet is wider.
  private static let narrowestTablet = 600.0
}
