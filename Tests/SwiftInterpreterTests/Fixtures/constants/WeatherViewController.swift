// swift-format-ignore-file
import CoreLocation
import UIKit
import WidgetKit

@objc(WeatherViewController)
public class WeatherViewController: UIViewController {

    // swiftlint:disable:next implicitly_unwrapped_optional
    private var collectionView: UICollectionView!
    private var observation: NSKeyValueObservation?
    private let geocoder: CLGeocoder = .init()

    fileprivate struct Reading: Equatable {
        let hour: Int, celsius: Double

        var text: String { String(format: "%02d: %.1f°", hour, celsius) }
        static func + (lhs: Reading, rhs: Double) -> Reading { Reading(hour: lhs.hour, celsius: lhs.celsius + rhs) }
    }

    // MARK: - Lifecycle

    open override func viewDidLoad() {
        super.viewDidLoad()

        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeForecast())
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)

        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            collectionView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: guide.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        observation = UserDefaults.standard.observe(\.fahrenheit, options: [.initial, .new]) { [weak self] defaults, _ in
            self?.collectionView.reloadData()
        }
    }

    public override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() }, completion: nil)
    }

    // MARK: - Layout

    /// Hours side by side, 5 of them at a time, and under each of them a bar.
    private static func makeForecast() -> UICollectionViewLayout {
        let hour = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
        let bar = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.7)))
        bar.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .fixed(0), trailing: .flexible(0), bottom: .fixed(0))

        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)),
            subitems: [hour, bar])
        let five = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
            subitems: [column])

        let section = NSCollectionLayoutSection(group: five)
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "sky"), {
            let rain = NSCollectionLayoutDecorationItem.background(elementKind: "rain")
            rain.zIndex = -1
            rain.contentInsets.top = 40
            return rain
        }()]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UINib(nibName: "Sky", bundle: nil), forDecorationViewOfKind: "sky")
        layout.register(RainView.self, forDecorationViewOfKind: "rain")
        return layout
    }
}

private final class RainView: UICollectionReusableView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineWidth(1 / UIScreen.main.scale)
        for x in stride(from: rect.minX, to: rect.maxX, by: 8) {
            context.move(to: CGPoint(x: x, y: rect.minY))
            context.addLine(to: CGPoint(x: x - 4, y: rect.maxY))
        }
        context.strokePath()
    }
}

extension UserDefaults {
    @objc dynamic fileprivate var fahrenheit: Bool { bool(forKey: "fahrenheit") }
}
