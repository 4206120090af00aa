import CompositionalLayout
import SwiftParsing

/// Computes the frames of custom groups by calling their providers.
extension LayoutWriter {
  /// The frames that the provider of a custom group returns, in command syntax.
  func frames(of provider: Value, in group: LayoutObject, _ span: Span) throws(Refusal) -> String {
    let outside = evaluator.groupContainer
    evaluator.groupContainer = try container(of: group, span)
    defer { evaluator.groupContainer = outside }
    let result = try evaluator.call(provider, [.known(.host(.environment))], span)
    var parts: [String] = []
    for element in try evaluator.elements(of: result, span) {
      guard case .known(.layout(let item)) = element, case .known(.geometry(let frame)) = item["frame"] else {
        throw Refusal(.unexpected(found: element.kindName, wanted: "NSCollectionLayoutGroupCustomItem"), at: span)
      }
      var numbers: [String] = []
      for number in frame.numbers { numbers.append(try finite(number, span)) }
      if case .int(let zIndex) = item["zIndex"] { numbers.append("\(zIndex)") }
      parts.append("(\(numbers.joined(separator: ",")))")
    }
    return "(\(parts.joined(separator: ",")))"
  }

  /// The container in the environment of a custom group's provider.
  private func container(of group: LayoutObject, _ span: Span) throws(Refusal) -> SwiftHost.Container {
    guard case .known(.layout(let size)) = group["layoutSize"] else { throw Refusal(.arguments(of: group.type), at: span) }
    var dimensions: [Dimension] = []
    for name in ["widthDimension", "heightDimension"] {
      guard case .known(.dimension(let form, let value))? = size[name] else { throw Refusal(.arguments(of: size.type), at: span) }
      dimensions.append(dimension(form, value))
    }
    var insets = SwiftHost.Insets()
    if case .known(.geometry(let found))? = group["contentInsets"], found.numbers.count == 4 {
      insets = SwiftHost.Insets(top: found.numbers[0], leading: found.numbers[1], bottom: found.numbers[2], trailing: found.numbers[3])
    }
    return evaluator.host.container(ofGroup: LayoutSize(widthDimension: dimensions[0], heightDimension: dimensions[1]), insets: insets)
  }

  private func dimension(_ form: String, _ value: Double) -> Dimension {
    switch form {
    case "fractionalWidth": .fractionalWidth(value)
    case "fractionalHeight": .fractionalHeight(value)
    case "estimated", "uniformAcrossSiblings": .estimated(value)
    default: .absolute(value)
    }
  }
}
