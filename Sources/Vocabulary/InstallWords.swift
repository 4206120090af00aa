import CommandLanguage
import Commands
import Wording

/// Lines that would install or build something elsewhere: `npm install`, `pod install`, `swift build`.
enum InstallWords {
  private static let tools: Set<String> = [
    "npm", "yarn", "pnpm", "pod", "brew", "pip", "cargo", "bundle", "gem", "apt", "apt-get", "carthage", "swift", "make", "xcodebuild",
    "gradle",
  ]
  private static let verbs: Set<String> = [
    "install", "add", "i", "ci", "update", "upgrade", "build", "package", "bootstrap", "start", "run",
  ]

  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = tried.words.map { $0.lowercased() }
    guard words.count > 1, tools.contains(words[0]), verbs.contains(words[1]), words[0] != "make" || words.count == 2 else {
      return nil
    }
    return .offering(verbatim: "tour", message: "there is nothing to install or to build: all of Galley is in this program")
  }
}
