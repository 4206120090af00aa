import Catching
import UIKit

/// Shows the document in a collection view, carries out its steps, and notes what UIKit answers after each.
@MainActor final class Recorder<Probe: ProbeDocument> {
  typealias Source = UICollectionViewDiffableDataSource<String, Probe.Item>

  let view: ProbeView
  let layout: UICollectionViewCompositionalLayout
  private let window: UIWindow
  /// The items whose cells were asked for since the last step began.
  private(set) var asked: [String] = []
  /// Whether cells ran from right to left after the last step.
  var isMirrored = false
  private(set) var dataSource: Source!
  /// Why a step could not be carried out, which is no answer of UIKit's.
  private var refusal: String?
  /// The data source as the layout asks it, which is made before.
  private final class Link { weak var source: Source? }

  init() {
    let link = Link()
    (Shown.safeArea, Shown.sizes) = (Probe.safeArea, Probe.sizes)
    layout = Probe.makeLayout { link.source?.snapshot().sectionIdentifiers ?? [] }
    for kind in Probe.decorations { layout.register(ProbeDecoration.self, forDecorationViewOfKind: kind) }
    view = ProbeView(frame: CGRect(origin: .zero, size: Probe.bounds), collectionViewLayout: layout)
    // Which cells an apply asks for is to be seen, and not what UIKit makes ahead of time.
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

  /// Turns the view and its window to run from right to left. Layouts follow the trait; the attribute alone mirrors nothing.
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

  /// Everything that is recorded, as a file of JSON holds it. UIKit may refuse even to make the layout.
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

  /// What UIKit answers at first and after each step.
  private func steps() -> [[String: Any]] {
    var steps = [step(nil) { Probe.apply(to: self.dataSource) }]
    for step in Probe.steps {
      // After an exception UIKit's state is not defined.
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
      // A measured cell may bring others into sight.
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
    case .delete(let names):
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems(snapshot.itemIdentifiers.filter { names.contains(Probe.name(of: $0)) })
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  /// The scroll view of a section, with the section's index; a section that is out of sight has none, and the step is refused.
  private func row(_ section: String) -> (UIScrollView, Int)? {
    let index = dataSource.snapshot().sectionIdentifiers.firstIndex(of: section)
    if let index, let row = row(ofSection: index) { return (row, index) }
    refusal = "the section '\(section)' has no scroll view in sight"
    return nil
  }

  /// A test moves no finger, but asks the section's scroll view the same as the end of a drag does: where its own deceleration would end,
  /// and what its delegate makes of that.
  private func flick(_ row: UIScrollView, _ section: Int, _ velocity: Double, hasStops: Bool) {
    let rate = Double(row.decelerationRate.rawValue)
    let end = offset(of: row, section) + velocity / 1000 * rate / (1 - rate)
    let speed = velocity / (!Probe.scrollsSideways && runsLeftward(section) ? -1000 : 1000)
    var answered: ObjCBool = false
    let rest = flickTarget(
      row, Probe.scrollsSideways ? CGPoint(x: 0, y: speed) : CGPoint(x: speed, y: 0), contentOffset(end, of: row, section), &answered)
    if hasStops && !answered.boolValue { refusal = "no delegate says where a flick comes to rest" }
    row.contentOffset = rest
  }
}
