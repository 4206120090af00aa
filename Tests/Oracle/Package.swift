// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Oracle",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The parser of the Swift compiler, which is compared with ours.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    // A link to `Sources/SwiftParsing`, because a library product of the main package would become public API.
    .target(name: "SwiftParsing"),

    // Converts both trees to the same form, and prints the first difference in each file.
    .executableTarget(
      name: "oracle",
      dependencies: [
        "SwiftParsing",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
