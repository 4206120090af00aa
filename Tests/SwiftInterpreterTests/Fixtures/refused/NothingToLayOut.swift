// swift-format-ignore-file
import Foundation

struct Track: Codable, Hashable {
    var title: String
    var seconds: Int
}

extension Track {
    var length: String { "\(seconds / 60):\(seconds % 60)" }
}
