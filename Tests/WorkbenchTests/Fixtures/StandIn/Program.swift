// Records what the stand-in answers, as the probe's test does, and prints it.

import CompositionalLayout
import Foundation
import UIKit

@main struct Program {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Double($0) }
    let safe = Probe.safeArea
    StandIn.environment = Environment(
      bounds: Size(width: Probe.bounds.width, height: Probe.bounds.height), displayScale: arguments.first ?? 3,
      safeAreaInsets: DirectionalEdgeInsets(top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right),
      layoutMargins: DirectionalEdgeInsets(
        top: Probe.layoutMargins.top, leading: Probe.layoutMargins.leading, bottom: Probe.layoutMargins.bottom,
        trailing: Probe.layoutMargins.trailing),
      layoutDirection: Probe.isRightToLeft ? .rightToLeft : .leftToRight, systemVersion: Int(arguments.last ?? 18))
    let recording = Recorder<Probe>().recording()
    print(String(decoding: try JSONSerialization.data(withJSONObject: recording, options: [.sortedKeys]), as: UTF8.self))
  }
}
