import Localization
import SwiftParsing

/// Skips calls to unknown functions that cannot change a layout.
extension Evaluator {
  /// Reports a call that may change a layout, because it receives a layout object, an `inout` variable or a closure.
  func refuseChanges(by call: Call, _ opaque: OpaqueValue, _ scope: Scope) throws(Refusal) {
    let arguments = call.arguments + call.trailing
    let takesClosure = arguments.contains { $0.value.isClosure }
    if takesClosure, Library.runsItsClosure(call.callee.memberName) {
      // For `SortOrder.allCases.map { … }`, the undeclared name is the one before the method.
      if let path = opaque.undeclared, path.hasSuffix(".\(call.callee.memberName)") {
        throw Refusal(.unknownName(String(path.dropLast(call.callee.memberName.count + 1))), at: opaque.origin ?? call.callee.span)
      }
      throw Refusal(.runTime(text(of: call.callee)), at: call.callee.span)
    }
    if takesClosure, opaque.undeclared != nil || opaque.isOfApp { throw opaque.refusal(at: call.callee.span) }
    for argument in arguments {
      touch(argument.value, by: opaque, scope)
      if argument.label?.text == "collectionViewLayout" {
        install(try value(argument.value, scope, .system("UICollectionViewLayout")))
      } else if try isLayout(argument.value, scope) {
        throw opaque.undeclared == nil
          ? Refusal(.runTime(text(of: call.callee)), at: call.callee.span) : opaque.refusal(at: call.callee.span)
      }
    }
  }

  /// A layout whose section provider is the closure that an undeclared type receives: `LayoutSection { environment in … }`. Nil unless the
  /// closure makes a section.
  func wrappedProvider(in call: Call, of opaque: OpaqueValue, _ scope: Scope) throws(Refusal) -> Value? {
    guard opaque.undeclared != nil, case .identifier(let reference) = call.callee.kind,
      reference.name.text.first?.isUppercase ?? false
    else { return nil }
    let closures = (call.arguments + call.trailing).map { $0.value }.filter { $0.isClosure }
    guard closures.count == 1, case .closure(let closure) = closures[0].kind, (1...2).contains(closure.parameters?.count ?? 0),
      text(of: closures[0].span, isWhole: true).contains(text: "NSCollectionLayoutSection(")
    else { return nil }
    let layout = LayoutObject("UICollectionViewCompositionalLayout")
    layout["sectionProvider"] = try value(closures[0], scope)
    if !remarks.assumedProviders.contains(reference.name.text) { remarks.assumedProviders.append(reference.name.text) }
    return .known(.layout(layout))
  }

  /// The arguments of a section provider. The closure of an undeclared type may take only one of the two arguments.
  func providerArguments(for provider: Value, section index: Int) -> [Value] {
    let environment = Value.known(.host(.environment))
    guard case .function(let function) = provider, case .closure(let closure, _) = function.kind, let parameters = closure.parameters,
      parameters.count == 1
    else { return [.int(index), environment] }
    let name = parameters[0].closureName.lowercased()
    return name.contains(text: "env") || !(name.contains(text: "index") || name.contains(text: "section")) ? [environment] : [.int(index)]
  }

  /// True if an argument is an `inout` variable, or a stored layout object that the call could change.
  private func isLayout(_ argument: Expression, _ scope: Scope) throws(Refusal) -> Bool {
    switch argument.kind {
    case .inOut: return true
    case .identifier(let reference):
      guard let box = scope.box(reference.name.text), box.pending == nil, box.computed == nil else { return false }
      return box.value.isPartOfLayout
    case .member(let base, let reference):
      guard case .self = base.kind, case .object(let object)? = scope.receiver?.value else { return false }
      return object.fields[reference.name.text]?.isPartOfLayout ?? false
    default: return false
    }
  }
}

extension Value {
  /// True for a layout, a section or a part of one.
  var isPartOfLayout: Bool {
    switch self {
    case .known(.layout(let object)): !["UICollectionView", "UIView"].contains(object.type)
    case .array(let elements): elements.contains { $0.isPartOfLayout }
    default: false
    }
  }
}
