/// The steps of a computation recorded so far, with the current result.
struct Trail {
  private(set) var steps: [Step] = []
  /// The axis of the next steps.
  var axis: Axis
  private(set) var result = 0.0

  init(_ axis: Axis) { self.axis = axis }

  mutating func set(_ result: Double, _ subject: Step.Subject, _ reason: Step.Reason, assuming assumption: Assumption? = nil) {
    self.result = result
    steps.append(Step(subject: subject, reason: reason, axis: axis, result: result, assumption: assumption))
  }

  /// Adds a step that leaves the result unchanged.
  mutating func note(_ subject: Step.Subject, _ reason: Step.Reason, assuming assumption: Assumption? = nil) {
    set(result, subject, reason, assuming: assumption)
  }

  /// Adds a step that adds a length to the result; omitted if the length is zero.
  mutating func add(_ length: Double, _ subject: Step.Subject, _ reason: Step.Reason, assuming assumption: Assumption? = nil) {
    if length != 0 { set(result + length, subject, reason, assuming: assumption) }
  }

  /// Adds a step with the final result; omitted if the result is already equal.
  mutating func settle(at result: Double, _ subject: Step.Subject, _ reason: Step.Reason, assuming assumption: Assumption? = nil) {
    // Sums of the same lengths in a different order differ by less than this.
    if abs(result - self.result) > 1e-6 { set(result, subject, reason, assuming: assumption) } else { self.result = result }
  }

  /// Subtracts insets from a length, unless the axis is estimated. If they exceed it, the result is the absolute difference (layout-rules
  /// R5.6).
  mutating func inset(by insets: DirectionalEdgeInsets, keeping estimated: AxisSet, _ subject: Step.Subject) {
    var ends = insets.ends(axis)
    if estimated.contains(axis), ends != .zero {
      note(subject, .itemInsetsIgnored(ends))
      ends = .zero
    }
    let left = result - ends.total
    if left < 0 {
      set(-left, subject, .itemInsetsBeyond(ends, slot: result), assuming: .insetFrame)
    } else if ends != .zero {
      set(left, subject, .itemInsets(ends), assuming: insets.assumption(on: axis, of: subject))
    }
  }

  /// Adds the inset at the start, unless the axis is estimated.
  mutating func move(by insets: DirectionalEdgeInsets, keeping estimated: AxisSet, _ subject: Step.Subject) {
    if !estimated.contains(axis) {
      add(insets.start(axis), subject, .itemInset(insets.start(axis)), assuming: insets.assumption(on: axis, of: subject))
    }
  }
}

extension DirectionalEdgeInsets {
  func ends(_ axis: Axis) -> Ends { Ends(start: start(axis), end: end(axis)) }

  /// The assumption that an item's insets between 0 and 1 are points; nil for other subjects.
  fileprivate func assumption(on axis: Axis, of subject: Step.Subject) -> Assumption? {
    guard case .item = subject else { return nil }
    return ends(axis).assumption
  }
}

extension Ends {
  /// The assumption that insets between 0 and 1 are points; nil if neither inset is in this range.
  var assumption: Assumption? { [start, end].contains { $0 > 0 && $0 < 1 } ? .fractionalInsets : nil }
}
