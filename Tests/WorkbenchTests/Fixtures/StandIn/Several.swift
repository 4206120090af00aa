// Records what the stand-in answers of several documents, once for each reading that it is asked to follow.

import CompositionalLayout
import Foundation
import UIKit

/// A document's name, its assumption's, and what records it.
struct Asked {
  var name: String
  var assumption: String
  var recording: @MainActor () -> [String: Any]

  @MainActor init<Probe: ProbeDocument>(_ probe: Probe.Type, as name: String, of assumption: String) {
    (self.name, self.assumption) = (name, assumption)
    recording = {
      let (safe, margins) = (Probe.safeArea, Probe.layoutMargins)
      var environment = Environment(
        bounds: Size(width: Probe.bounds.width, height: Probe.bounds.height), displayScale: StandIn.environment.displayScale,
        safeAreaInsets: DirectionalEdgeInsets(top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right),
        layoutMargins: DirectionalEdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
        layoutDirection: Probe.isRightToLeft ? .rightToLeft : .leftToRight, systemVersion: StandIn.environment.systemVersion)
      environment.readings = StandIn.environment.readings
      StandIn.environment = environment
      return Recorder<Probe>().recording().merging(["document": name, "assumption": assumption]) { $1 }
    }
  }
}

/// Prints a line for each reading: of its assumption's documents, or of all where it has no name.
@MainActor func printRecordings(of documents: [Asked], scale: Double, system: Int) throws {
  for reading in [nil] + Reading.all {
    StandIn.environment = Environment(bounds: Size(width: 0, height: 0), displayScale: scale, systemVersion: system)
    StandIn.environment.readings = reading?.switched ?? []
    let asked = documents.filter { reading == nil || $0.assumption == reading?.assumption.rawValue }
    let file: [String: Any] = ["recording": 1, "documents": asked.map { $0.recording() }]
    print(String(decoding: try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys]), as: UTF8.self))
  }
}
