// swift-format-ignore-file
import Foundation

struct HomeUIModel {
    let sectionModels: [SectionModel]
}

struct SectionModel {
    let section: SectionLayout
    let body: [ItemLayout]
}

enum SectionLayout: Hashable {
    case mainBanner(id: String)
    case textheader(id: String)
    case courseSwimlane(id: String)
}

enum ItemLayout: Hashable {
    case mainBanner(id: String, imageLink: String, title: String, caption: String)
    case textHeader(id: String, text: String, highlightedText: String?)
    case course(id: String, title: String, author: String)
}

extension HomeUIModel {
    static let sample = HomeUIModel(sectionModels: [
        .init(section: .mainBanner(id: "1"), body: [
            .mainBanner(id: "11", imageLink: "https://example.org/banner.jpg", title: "A title", caption: "a caption"),
        ]),
        .init(section: .textheader(id: "2"), body: [
            .textHeader(id: "21", text: "The newest of our courses about apps for phones", highlightedText: "apps"),
        ]),
        .init(section: .courseSwimlane(id: "3"), body: (1...3).map {
            .course(id: "3\($0)", title: "Course \($0)", author: "Somebody")
        }),
    ])
}
