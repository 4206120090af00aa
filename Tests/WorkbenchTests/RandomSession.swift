import Foundation
import Synchronization
import TestSupport

@testable import Sessions

/// A random session, run once for all laws that examine its final state.
final class RandomSession: Sendable {
  /// The number of tested sessions.
  private static let count = SampleSize.count(120, large: 160, of: "random sessions")

  /// The sessions that fill every part of a document (`ReachTests`).
  static let documentSeeds: Range<UInt64> = 1_000..<1_000 + UInt64(count)

  /// Plausible and implausible lines, then those that fill a document.
  static let all = (0..<UInt64(count / 3)).map { RandomSession(seed: $0) } + documentSeeds.map { RandomSession(document: $0) }

  /// Sessions that fill a document, in which the rest of a line runs after a rejected command.
  static let goingOn = documentSeeds.map { RandomSession(document: $0, settings: .goingOn) }

  /// The sessions in which Swift lays out a view.
  static let coded = (documentSeeds.lowerBound..<documentSeeds.lowerBound + 20).map { RandomSession(code: $0) }

  let seed: UInt64
  let lines: [String]
  private let settings: Session.Settings
  private let ended = Mutex<Session?>(nil)

  private init(seed: UInt64) {
    var generator = LineGenerator(seed: seed)
    (self.seed, lines, settings) = (seed, generator.session(of: 60), Session.Settings())
  }

  private init(document seed: UInt64, settings: Session.Settings = Session.Settings()) {
    var generator = LineGenerator(seed: seed)
    (self.seed, lines, self.settings) = (seed, generator.documentSession(of: 150), settings)
  }

  private init(code seed: UInt64) {
    var generator = LineGenerator(seed: seed)
    (self.seed, lines, settings) = (seed, generator.codeSession(of: 30), .goingOn)
  }

  static func goingOn(seed: UInt64) -> RandomSession { goingOn[Int(seed - documentSeeds.lowerBound)] }

  /// The session after all of its lines, as a copy for the caller.
  var end: Session {
    ended.withLock { session in
      let end = session ?? Session.after(each: lines, settings: settings)
      session = end
      return end.copy()
    }
  }
}

extension Session {
  /// A session after lines that were run one at a time.
  static func after(each lines: [String], settings: Settings = Settings()) -> Session {
    let session = Session(settings: settings)
    for line in lines { session.run(line) }
    return session
  }
}
