// Records the stand-in's answers for several views or documents.

import CompositionalLayout
import Foundation
import UIKit

/// A document's name with that of its assumption, or a view's name, and the closure that records it.
struct Asked {
  var recording: @MainActor () -> [String: Any]

  @MainActor init<Probe: ProbeDocument>(_ probe: Probe.Type, as name: String, of assumption: String) {
    self.init(probe, ["document": name, "assumption": assumption])
  }

  @MainActor init<Probe: ProbeDocument>(_ probe: Probe.Type, view: String) { self.init(probe, ["view": view]) }

  @MainActor private init<Probe: ProbeDocument>(_ probe: Probe.Type, _ about: [String: Any]) {
    recording = {
      let (safe, margins) = (Probe.safeArea, Probe.layoutMargins)
      let sides = Probe.isRightToLeft ? [safe.right, safe.left] : [safe.left, safe.right]
      StandIn.environment = Environment(
        bounds: Size(width: Probe.bounds.width, height: Probe.bounds.height), displayScale: StandIn.environment.displayScale,
        safeAreaInsets: DirectionalEdgeInsets(top: safe.top, leading: sides[0], bottom: safe.bottom, trailing: sides[1]),
        layoutMargins: DirectionalEdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
        systemVersion: StandIn.environment.systemVersion)
      return Recorder<Probe>.recording().merging(about) { $1 }
    }
  }
}

/// Prints a line.
@MainActor func printRecording(of documents: [Asked], scale: Double, system: Int) throws {
  StandIn.environment = Environment(bounds: Size(width: 0, height: 0), displayScale: scale, systemVersion: system)
  let file: [String: Any] = ["recording": 1, "documents": documents.map { $0.recording() }]
  print(String(decoding: try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys]), as: UTF8.self))
}
