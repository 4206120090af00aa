#if hasFeature(Embedded)
  /// Embedded Swift has no coding: there a description conforms to this in its place.
  protocol Codable {}
#else
  extension Environment {
    /// All but the readings, which are no part of what surrounds a layout.
    enum CodingKeys: String, CodingKey {
      case bounds, displayScale, safeAreaInsets, layoutMargins, layoutDirection, systemVersion, horizontalSizeClass, verticalSizeClass
      case preferredContentSizeCategory, userInterfaceIdiom
    }
  }
#endif
