import Sessions

extension Host {
  /// Writes a file as `save` does.
  package func write(_ text: String, to path: String) throws { _ = try replace(FilePlace(path), text, .never) }

  /// The bytes of a file.
  package func bytes(of path: String) throws -> [UInt8] { try read(FilePlace(path), .script) }
}
