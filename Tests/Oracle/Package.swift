// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Oracle",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The parser of the Swift compiler, with which ours is compared.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    // A link to `Sources/SwiftParsing`: a library of the main package would be a promise to its users.
    .target(name: "SwiftParsing"),

    // Writes both trees in one form, and prints the first difference of each file.
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
