import CompositionalLayout
import LayoutComponents
import Snapshots

/// The environment in its saved form.
struct EnvironmentRecord: Equatable, Sendable {
  var device: HeldDevice?
  /// The settings that differ from the device's.
  var settings: [Setting] = []

  var lines: [String] {
    let held = device.map { ["device \($0.name)\($0.isLandscape ? " landscape" : "")"] } ?? []
    return held + settings.map { "set environment.\($0.name) \($0.value)" }
  }
}

/// A view's bounds and layout in their saved form, without its content.
struct ViewRecord: Equatable, Sendable {
  var name: String
  var bounds: Size
  var identity = Identity.id
  var differenceRule = DifferenceRule.minimal
  var settings: [Setting] = []
  /// The boundary items of the layout.
  var added: [String] = []
  /// The rows of the section provider, as the commands that make them.
  var useLines: [String] = []

  var lines: [String] {
    var lines = ["view \(quotedIfNeeded(name))", "container \(bounds.typed)", "identity \(identity.rawValue)"]
    if differenceRule != .minimal { lines.append("difference \(differenceRule.rawValue)") }
    lines += settings.map { "set layout.\($0.name) \($0.value)" }
    lines += added.map { "add \(quotedIfNeeded($0)) to layout" }
    return lines + useLines
  }
}
