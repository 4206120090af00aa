import CommandLanguage
import CompositionalLayout
import Localization
import Snapshots

/// The environment in its saved form.
package struct EnvironmentRecord: Equatable, Sendable {
  package var device: HeldDevice?
  /// The settings that differ from the device's.
  package var settings: [Setting] = []

  package init(device: HeldDevice? = nil, settings: [Setting] = []) {
    self.device = device
    self.settings = settings
  }

  package var lines: [String] {
    // The system version comes before the device, whose safe area depends on it.
    let system = settings.filter { $0.name == PropertyName.os.rawValue }
    return Self.lines(system) + (device.map { ["device \($0.words)"] } ?? []) + Self.lines(settings.filter { !system.contains($0) })
  }

  private static func lines(_ settings: [Setting]) -> [String] { settings.map { "set environment.\($0.name) \($0.value)" } }
}

/// A view's bounds and layout in their saved form, without its content.
package struct ViewRecord: Equatable, Sendable {
  package var name: String
  package var bounds: Size
  package var identity = Identity.id
  package var differenceRule = DifferenceRule.minimal
  package var settings: [Setting] = []
  package var added: [String] = []
  /// The `use` commands that make the rows of the section provider.
  package var useLines: [String] = []

  package init(
    name: String, bounds: Size, identity: Identity = Identity.id, differenceRule: DifferenceRule = DifferenceRule.minimal,
    settings: [Setting] = [], added: [String] = [], useLines: [String] = []
  ) {
    self.name = name
    self.bounds = bounds
    self.identity = identity
    self.differenceRule = differenceRule
    self.settings = settings
    self.added = added
    self.useLines = useLines
  }

  package var lines: [String] {
    var lines = ["view \(quotedIfNeeded(name))", "container \(bounds.typed)", "identity \(identity.rawValue)"]
    if differenceRule != .minimal { lines.append("difference \(differenceRule.rawValue)") }
    lines += settings.map { "set layout.\($0.name) \($0.value)" }
    lines += added.map { "add \(quotedIfNeeded($0)) to layout" }
    return lines + useLines
  }
}
