// swift-tools-version: 6.1
// A package that uses Galley as any other package would; `.ci/consumers` builds and tests it.
import PackageDescription

// The dependency is a folder, or a version of a repository.
let folder = Context.environment["GALLEY_FOLDER"]
let address = Context.environment["GALLEY_ADDRESS"] ?? "https://galley.example/galley.git"
let version = Context.environment["GALLEY_VERSION"] ?? "0.2.0"
// SwiftPM identifies a dependency by the last component of its path.
let name = (folder ?? address).split(separator: "/").last.map { String($0).replacing(".git", with: "") } ?? "galley"

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [folder.map { .package(path: $0) } ?? .package(url: address, from: Version(stringLiteral: version))],
  targets: [
    .target(
      name: "Counts",
      dependencies: [.product(name: "CompositionalLayout", package: name), .product(name: "Snapshots", package: name)]),
    .target(name: "Feed", dependencies: [.product(name: "UIKitLayout", package: name)]),
    .testTarget(name: "ConsumerTests", dependencies: ["Counts", "Feed"]),
    .plugin(
      name: "GalleyVersion", capability: .command(intent: .custom(verb: "galley-version", description: "Prints the version of Galley.")),
      dependencies: [.product(name: "galley", package: name)]),
  ],
  swiftLanguageModes: [.v6]
)
