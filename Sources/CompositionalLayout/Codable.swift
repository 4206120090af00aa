#if hasFeature(Embedded)
  /// Embedded Swift has no coding: there a description conforms to this in its place.
  protocol Codable {}
#endif
