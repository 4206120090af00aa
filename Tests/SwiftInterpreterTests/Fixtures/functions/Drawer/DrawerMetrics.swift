// swift-format-ignore-file
import CoreGraphics

enum DrawerMetrics {
    static let rowHeight: CGFloat = 36
}
