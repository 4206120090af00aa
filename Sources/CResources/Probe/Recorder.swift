import Catching
import UIKit

/// Shows the document in a collection view, runs its steps, and records UIKit's state after each.
@MainActor final class Recorder<Probe: ProbeDocument> {
  typealias Source = UICollectionViewDiffableDataSource<String, Probe.Item>

  let view: ProbeView
  let layout: UICollectionViewCompositionalLayout
  private let window: UIWindow
  /// The items whose cells were requested since the start of the last step.
  private(set) var asked: [String] = []
  /// Whether the cells were laid out from right to left after the last step.
  var isMirrored = false
  private(set) var dataSource: Source!
  /// The reason why a step could not run. This is an error in the test, not UIKit's answer.
  private var refusal: String?
  /// Refers to the data source, which is made after the layout that reads it.
  private final class Link { weak var source: Source? }

  init() {
    let link = Link()
    (Shown.safeArea, Shown.sizes) = (Probe.safeArea, Probe.sizes)
    layout = Probe.makeLayout { link.source?.snapshot().sectionIdentifiers ?? [] }
    for kind in Probe.decorations { layout.register(ProbeDecoration.self, forDecorationViewOfKind: kind) }
    view = ProbeView(frame: CGRect(origin: .zero, size: Probe.bounds), collectionViewLayout: layout)
    // Prefetching would request cells that an apply does not.
    view.isPrefetchingEnabled = false
    view.directionalLayoutMargins = Probe.layoutMargins
    view.insetsLayoutMarginsFromSafeArea = false
    if Probe.textSize != .large, #available(iOS 17, *) { view.traitOverrides.preferredContentSizeCategory = Probe.textSize }
    window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    if Probe.isRightToLeft { turnLeftward() }
    dataSource = makeDataSource()
    link.source = dataSource
  }

  /// Makes the view and its window run from right to left. Layouts follow the trait, so the attribute alone would mirror nothing.
  private func turnLeftward() {
    for turned in [window, view] as [UIView] {
      turned.semanticContentAttribute = .forceRightToLeft
      if #available(iOS 17, *) { turned.traitOverrides.layoutDirection = .rightToLeft }
    }
  }

  private func makeDataSource() -> Source {
    view.register(ProbeCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Probe.kinds { view.register(ProbeSupplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind) }
    let source = Source(collectionView: view) { [weak self] view, indexPath, item in
      self?.asked.append(Probe.name(of: item))
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    source.supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
    return source
  }

  /// The complete recording, as JSON values. UIKit may raise an exception even while the layout is made.
  static func recording() -> [String: Any] {
    var recorder: Recorder?
    let exception = exceptionRaised { recorder = Recorder() }
    guard exception == nil, let recorder else {
      let steps: [[String: Any]] = [["line": NSNull(), "exception": exception ?? "nothing was made"]]
      return recording(steps, in: Probe.bounds, environment(of: nil, isRightToLeft: Probe.isRightToLeft))
    }
    let steps = recorder.steps()
    let view = recorder.view
    return recording(steps, in: view.bounds.size, environment(of: view, isRightToLeft: recorder.isRightToLeft))
  }

  private static func recording(_ steps: [[String: Any]], in bounds: CGSize, _ environment: [String: Any]) -> [String: Any] {
    [
      "recording": 1, "script": Probe.script, "bounds": [Double(bounds.width), Double(bounds.height)], "environment": environment,
      "system": "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)", "device": UIDevice.current.name,
      "lines": Probe.steps.map { $0.line }, "steps": steps,
    ]
  }

  /// The recorded states: the first one, and one after each step.
  private func steps() -> [[String: Any]] {
    var steps = [step(nil) { Probe.apply(to: self.dataSource) }]
    for step in Probe.steps {
      // After an exception UIKit's state is undefined.
      if steps.last?["exception"] is String { break }
      steps.append(self.step(step.line) { self.carryOut(step) })
    }
    return steps
  }

  private func step(_ line: String?, _ body: () -> Void) -> [String: Any] {
    asked = []
    var result: [String: Any] = [:]
    refusal = nil
    let exception = exceptionRaised {
      body()
      // Measuring a cell may make others visible.
      for _ in 0..<5 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      result = state()
    }
    result["line"] = line ?? NSNull()
    result["exception"] = exception ?? NSNull()
    if let refusal { result["refusal"] = refusal }
    result["asked"] = asked
    return result
  }

  private func carryOut(_ step: ProbeStep) {
    switch step.action {
    case .scroll(let x, let y): view.contentOffset = CGPoint(x: x, y: y)
    case .scrollSection(let section, let offset):
      guard let (row, index) = row(section) else { return }
      row.contentOffset = contentOffset(offset, of: row, index)
    case .flick(let section, let velocity, let hasStops):
      guard let (row, index) = row(section) else { return }
      flick(row, index, velocity, hasStops: hasStops)
    case .apply(let shown): apply(shown)
    }
  }

  /// The scroll view of a section, with the section's index. A section that is not visible has none, and the step is recorded as not run.
  private func row(_ section: String) -> (UIScrollView, Int)? {
    let index = dataSource.snapshot().sectionIdentifiers.firstIndex(of: section)
    if let index, let row = row(ofSection: index) { return (row, index) }
    refusal = "the section '\(section)' has no visible scroll view"
    return nil
  }

  /// Imitates the end of a drag: computes the offset at which the scroll view's own deceleration would end, and passes it to the delegate,
  /// as UIKit does.
  private func flick(_ row: UIScrollView, _ section: Int, _ velocity: Double, hasStops: Bool) {
    let rate = Double(row.decelerationRate.rawValue)
    let end = offset(of: row, section) + velocity / 1000 * rate / (1 - rate)
    let speed = velocity / (!Probe.scrollsSideways && runsLeftward(section) ? -1000 : 1000)
    var answered: ObjCBool = false
    let rest = flickTarget(
      row, Probe.scrollsSideways ? CGPoint(x: 0, y: speed) : CGPoint(x: speed, y: 0), contentOffset(end, of: row, section), &answered)
    if hasStops && !answered.boolValue { refusal = "the collection view has no delegate to set the target of a flick" }
    row.contentOffset = rest
  }
}
