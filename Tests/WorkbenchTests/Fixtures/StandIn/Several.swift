// Records what the stand-in answers of several views or documents.

import CompositionalLayout
import Foundation
import UIKit

/// A document's name and its assumption's, or a view's name, and what records it.
struct Asked {
  var assumption: String?
  var recording: @MainActor () -> [String: Any]

  @MainActor init<Probe: ProbeDocument>(_ probe: Probe.Type, as name: String, of assumption: String) {
    self.init(probe, ["document": name, "assumption": assumption])
    self.assumption = assumption
  }

  @MainActor init<Probe: ProbeDocument>(_ probe: Probe.Type, view: String) { self.init(probe, ["view": view]) }

  @MainActor private init<Probe: ProbeDocument>(_ probe: Probe.Type, _ about: [String: Any]) {
    recording = {
      let (safe, margins) = (Probe.safeArea, Probe.layoutMargins)
      let sides = Probe.isRightToLeft ? [safe.right, safe.left] : [safe.left, safe.right]
      var environment = Environment(
        bounds: Size(width: Probe.bounds.width, height: Probe.bounds.height), displayScale: StandIn.environment.displayScale,
        safeAreaInsets: DirectionalEdgeInsets(top: safe.top, leading: sides[0], bottom: safe.bottom, trailing: sides[1]),
        layoutMargins: DirectionalEdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
        systemVersion: StandIn.environment.systemVersion)
      environment.readings = StandIn.environment.readings
      StandIn.environment = environment
      return Recorder<Probe>.recording().merging(about) { $1 }
    }
  }
}

@MainActor private func printRecording(of documents: [Asked], scale: Double, system: Int, _ reading: Reading?) throws {
  StandIn.environment = Environment(bounds: Size(width: 0, height: 0), displayScale: scale, systemVersion: system)
  StandIn.environment.readings = reading?.switched ?? .own
  let file: [String: Any] = ["recording": 1, "documents": documents.map { $0.recording() }]
  print(String(decoding: try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys]), as: UTF8.self))
}

/// Prints a line.
@MainActor func printRecording(of views: [Asked], scale: Double, system: Int) throws {
  try printRecording(of: views, scale: scale, system: system, nil)
}

/// Prints a line for each reading: of its assumption's documents, or of all where it has no name.
@MainActor func printRecordings(of documents: [Asked], scale: Double, system: Int) throws {
  for reading in [nil] + Reading.all {
    let asked = documents.filter { reading == nil || $0.assumption == reading?.assumption.rawValue }
    try printRecording(of: asked, scale: scale, system: system, reading)
  }
}
