import Foundation
import TestSupport

/// The executable that drives line editing alone.
enum Probe {
  static let url = BuiltProducts.folder.appendingPathComponent("line-editing-probe")

  static func start(_ arguments: [String]) throws -> Child {
    try Child(url.path, arguments, environment: [:])
  }
}
