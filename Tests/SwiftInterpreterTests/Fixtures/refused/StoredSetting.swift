// swift-format-ignore-file
import UIKit
import SwiftUI
final class Settings { @AppStorage("columns") var columns = 3 }
func stored() -> NSCollectionLayoutSection {
    let settings = Settings()
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: settings.columns))
}
