// swift-format-ignore-file
import UIKit
enum Err: Error { case tooBig, other(Int) }
func limit(_ x: CGFloat) throws -> CGFloat { if x > 50 { throw Err.tooBig }; return x }
func thrown() -> NSCollectionLayoutSection {
    var h: CGFloat = (try? limit(60)) ?? 10
    do { h += try limit(20); h += try limit(99); h += 1000 } catch Err.tooBig { h += 1 } catch { h += 500 }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
