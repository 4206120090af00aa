import SwiftParsing

/// Skips calls to unknown functions that cannot change a layout.
extension Evaluator {
  /// Reports a call that may change a layout, because it receives a layout object, an `inout` variable or a closure.
  func refuseChanges(by call: Call, _ opaque: OpaqueValue, _ scope: Scope) throws(Refusal) {
    let arguments = call.arguments + call.trailing
    let takesClosure = arguments.contains { $0.value.isClosure }
    if takesClosure, Library.runsItsClosure(call.callee.memberName) {
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
