#if hasFeature(Embedded)
  /// An empty replacement for `Codable`, which Embedded Swift lacks.
  protocol Codable {}
#endif
