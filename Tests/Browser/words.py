"""Texts of documents and of the page."""

import json
import re

HOSTILE = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(2)>", "\"'`&amp;", "a\\b", "\u2028x\u2029", "\u0001\u001b[31mred", "\u202eabc",
    "]]>", "<!--", "${alert(3)}", "오늘의 혜택", "👩‍👩‍👧‍👦",
]


def quoted(text):
    return '"' + "".join(f"\\u{{{ord(character):x}}}" for character in text) + '"'


def test_a_hostile_document_is_only_text(browser):
    lines = ["template list", "append sections " + quoted("<b>main</b>")]
    lines += [f"append items {quoted(name)} to {quoted('<b>main</b>')}" for name in HOSTILE]
    browser.show("\n".join([*lines, "apply"]))
    names = browser.page.evaluate("Galley.page.first.elements.names")
    assert names == HOSTILE, names
    assert browser.page.evaluate("document.querySelectorAll('img, b, main script').length") == 0
    for index in range(len(HOSTILE)):
        browser.page.evaluate("(index) => Galley.page.select(Galley.page.first.elements.key(index), true)", index)
        shown = browser.page.inner_text(".details h2")
        assert not re.search("[\u0000-\u001f\u2028\u2029\u202e]", shown), shown


def test_the_policy_lets_nothing_in(browser):
    browser.show("template list; append sections main; append items a to main; apply")
    policy = browser.page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content")
    assert "default-src 'none'" in policy
    refused = browser.page.evaluate("""() => new Promise((resolve) => {
      document.addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective));
      document.body.append(Object.assign(document.createElement("img"), { src: "https://example.invalid/x.png" }));
      setTimeout(() => resolve("allowed"), 2000);
    })""")
    assert refused == "img-src", refused
    browser.complaints.clear()
    browser.requests[:] = [request for request in browser.requests if "example.invalid" not in request]


def test_korean_pages_speak_korean(browser):
    script = "template list; append sections main; append items a b to main; apply; delete items a; apply"
    browser.show(script, "--language", "ko")
    assert browser.page.evaluate("document.documentElement.lang") == "ko"
    browser.page.click(".box[title='b']")
    text = browser.page.evaluate("document.body.innerText")
    data = json.loads(browser.page.evaluate("document.getElementById('galley-data').textContent"))
    notation = {"zIndex", "contentInsets", "apply #%1"}
    english = [word for word in data["words"].values() if not re.search("[가-힣]", word) and word not in notation]
    assert english == [], english
    assert "컬렉션 뷰의 너비는" in text
