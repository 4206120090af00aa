// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces XCTest: stores failures, so that tests can compare them.

@_exported import Foundation

open class XCTestCase {
  public init() {}
}

public nonisolated(unsafe) var failures: [String] = []

public func XCTAssertEqual(_ a: Double, _ b: Double, accuracy: Double, _ message: String = "", line: UInt = #line) {
  if !(abs(a - b) <= accuracy) { failures.append("\(message): \(a) is not \(b)") }
}

public func XCTAssertEqual(_ a: Int, _ b: Int, _ message: String = "", line: UInt = #line) {
  if a != b { failures.append("\(message): \(a) is not \(b)") }
}

public func XCTAssertEqual(_ a: [Int], _ b: [Int], _ message: String = "", line: UInt = #line) {
  if a != b { failures.append("\(message): \(a) is not \(b)") }
}

public func XCTFail(_ message: String = "", line: UInt = #line) { failures.append(message) }
