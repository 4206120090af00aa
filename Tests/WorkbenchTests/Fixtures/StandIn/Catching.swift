// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces the probe's Objective-C code: the stand-in does not raise exceptions, but stores their text.

import UIKit

/// Replaces the delegate of a section's scroll view: the engine computes the target from the section's behaviour and its speed.
@MainActor public func flickTarget(
  _ view: UIScrollView, _ velocity: CGPoint, _ target: CGPoint, _ answered: UnsafeMutablePointer<ObjCBool>
) -> CGPoint {
  answered.pointee = true
  return view.flickTarget(CGPoint(x: velocity.x * 1000, y: velocity.y * 1000)) ?? target
}

@MainActor public func exceptionRaised(_ block: () -> Void) -> String? {
  StandIn.exception = nil
  block()
  return StandIn.exception
}
