// swift-format-ignore-file
//  ArtistViewController.swift

import AVFoundation
import UIKit

private let reuse = "track"

public final class ArtistViewController: UIViewController {

  // MARK: - Types

  private enum Kind {
    static let header = "ArtistHeader"
    static let footer = "ArtistFooter"
  }

  private struct Track: Hashable, Sendable {
    var title: String
    var length: Duration
  }

  // MARK: - Properties

  private var player: AVPlayer?
  private var observers: [NSKeyValueObservation] = []
  private var tracks: [Track] = []
  public var onPlay: ((String) -> Void)?

  private lazy var listView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  // MARK: - Life

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(listView)
    listView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [listView.topAnchor.constraint(equalTo: view.topAnchor), listView.bottomAnchor.constraint(equalTo: view.bottomAnchor)]
        + [listView.leadingAnchor.constraint(equalTo: view.leadingAnchor), listView.trailingAnchor.constraint(equalTo: view.trailingAnchor)])
    observers.append(listView.observe(\.contentOffset, options: [.new]) { [weak self] view, _ in self?.fadeTitle(view.contentOffset.y) })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in }, menu: nil),
      UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu()),
    ]
  }

  private func menu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Shuffle", image: .init(systemName: "shuffle")) { [weak self] _ in self?.tracks.shuffle() },
      UIAction(title: "Remove", attributes: .destructive) { [weak self] _ in self?.tracks.removeAll() },
    ])
  }

  private func fadeTitle(_ offset: CGFloat) {
    let progress = min(1, max(0, (offset - 120) / 60))
    navigationItem.titleView?.alpha = progress
  }

  // MARK: - Layout

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout(section: tracksSection())
    return layout
  }

  private func tracksSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: rowGroup(height: 56))
    section.boundarySupplementaryItems = [
      boundary(Kind.header, height: .absolute(220), alignment: .top, pins: false),
      boundary(Kind.footer, height: .estimated(60), alignment: .bottom),
    ]
    apply(to: section)
    return section
  }

  private func rowGroup(height: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
  }

  private func boundary(
    _ kind: String, height: NSCollectionLayoutDimension, alignment: NSRectAlignment, pins: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: height), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }

  private func apply(to section: NSCollectionLayoutSection, inset: CGFloat = 20, spacing: CGFloat = 2) {
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    section.interGroupSpacing = spacing
  }
}
