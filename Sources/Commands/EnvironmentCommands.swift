import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Wording

/// The environment in which layouts are solved.
enum EnvironmentCommands {
  static let all: [ShellCommand] = [container, device, devices, rotate]

  private static let topic = "environment"

  static let container = ShellCommand(
    "container", "sets the current view's bounds", topic: topic, One(.size), examples: [Example("container 390x844")]
  ) { (workspace: inout Workspace, size: Size) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in document.view.bounds = size }
    return .edited("bounds \(size.shown)")
  }

  enum Orientation: String, Choice {
    case portrait, landscape

    var meaning: Phrase {
      switch self {
      case .portrait: "held upright"
      case .landscape: "turned on its side"
      }
    }
  }

  static let device = ShellCommand(
    "device", "sets every view's bounds, the scale, the safe area, the margins and the size classes to a device's", topic: topic,
    One(.device), Maybe(.oneOf(Orientation.self, named: "orientation")), examples: [Example("device iphone-16-pro landscape")]
  ) { (workspace: inout Workspace, name: String, orientation: Orientation?) throws(Diagnostic) -> Outcome in
    guard let device = Device.named(name) else {
      throw Diagnostic(
        .unknownDevice, "there is no device '\(name.abbreviated)'", at: .parameter("device"), notes: ["'devices' lists them"]
      ).offering(Device.all.map { $0.name }, insteadOf: name)
    }
    try workspace.edit { document throws(Diagnostic) in document.hold(device, isLandscape: orientation == .landscape) }
    let surroundings = workspace.document.surroundings
    return .edited(surroundings)
  }

  static let devices = ShellCommand(
    "devices", "lists the devices with their points, scale, safe area, margins and size classes", topic: topic, formats: .ofTables,
    examples: [Example("devices")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> Outcome in
    let columns = [
      Table.Column("device", key: "name"), Table.Column("size", key: "size", parts: ["width", "height"]),
      Table.Column("scale", key: "scale", isNumber: true), Table.Column("safe top", key: "safeTop", isNumber: true),
      Table.Column("bottom", key: "safeBottom", isNumber: true), Table.Column("margin", key: "margin", isNumber: true),
      Table.Column("size classes", key: "sizeClasses"), Table.Column("in landscape", key: "landscapeSizeClasses"),
    ]
    return .show(
      .table(
        Table(columns, rowsKey: "devices") { body in
          for device in Device.all {
            body([
              .name(device.name), .numbers([device.size.width, device.size.height]), .number(device.scale), .number(device.safeTop),
              .number(device.safeBottom), .number(device.margin), .text(device.classes(isLandscape: false)),
              .text(device.classes(isLandscape: true)),
            ])
          }
        }))
  }

  static let rotate = ShellCommand(
    "rotate", "turns the device, or if none was chosen swaps the width and the height of every view", topic: topic,
    examples: [Example("rotate", after: "device iphone-16")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in
      if let held = document.environment.device, let device = Device.named(held.name) {
        document.hold(device, isLandscape: !held.isLandscape)
      } else {
        for index in document.views.indices {
          let bounds = document.views[index].bounds
          document.views[index].bounds = Size(width: bounds.height, height: bounds.width)
        }
      }
    }
    let surroundings = workspace.document.surroundings
    return .edited(surroundings)
  }
}

extension Device {
  /// The horizontal and the vertical size class: `compact × regular`.
  fileprivate func classes(isLandscape: Bool) -> String {
    let classes = sizeClasses(isLandscape: isLandscape)
    return "\(classes.horizontal.rawValue) × \(classes.vertical.rawValue)"
  }
}
