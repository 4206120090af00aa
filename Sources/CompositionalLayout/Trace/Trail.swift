/// Steps as they are made, each with the number so far.
struct Trail {
  private(set) var steps: [Step] = []
  /// The axis of the steps to come.
  var axis: Axis
  /// The number after the last step.
  private(set) var result = 0.0

  init(_ axis: Axis) { self.axis = axis }

  /// A step after which the number is another one.
  mutating func set(_ result: Double, _ subject: Step.Subject, _ reason: Step.Reason) {
    self.result = result
    steps.append(Step(subject: subject, reason: reason, axis: axis, result: result))
  }

  /// A step that leaves the number as it is.
  mutating func note(_ subject: Step.Subject, _ reason: Step.Reason) { set(result, subject, reason) }

  /// A step that adds to the number; left out where there is nothing to add.
  mutating func add(_ length: Double, _ subject: Step.Subject, _ reason: Step.Reason) {
    if length != 0 { set(result + length, subject, reason) }
  }

  /// A step that brings the number where it has to be; left out where it is there.
  mutating func settle(at result: Double, _ subject: Step.Subject, _ reason: Step.Reason) {
    // Sums of the same lengths in another order differ by less than this.
    if abs(result - self.result) > 1e-6 { set(result, subject, reason) } else { self.result = result }
  }

  /// Insets come off a length, on an axis that is not estimated; what is left when they take more than there is counts as its
  /// opposite (layout-rules R5.6).
  mutating func inset(by insets: DirectionalEdgeInsets, keeping estimated: AxisSet, _ subject: Step.Subject) {
    var ends = insets.ends(axis)
    if estimated.contains(axis), ends != .zero {
      note(subject, .itemInsetsIgnored(ends))
      ends = .zero
    }
    let left = result - ends.total
    if left < 0 {
      set(-left, subject, .itemInsetsBeyond(ends, slot: result))
    } else if ends != .zero {
      set(left, subject, .itemInsets(ends))
    }
  }

  /// The inset at the beginning moves what is within, on an axis that is not estimated.
  mutating func move(by insets: DirectionalEdgeInsets, keeping estimated: AxisSet, _ subject: Step.Subject) {
    if !estimated.contains(axis) { add(insets.start(axis), subject, .itemInset(insets.start(axis))) }
  }
}

extension DirectionalEdgeInsets {
  /// Both ends of an axis.
  func ends(_ axis: Axis) -> Ends { Ends(start: start(axis), end: end(axis)) }
}
