"""Whether what is written can be read: WCAG's contrast of every text with what lies below it."""

SCRIPT = """
    device iphone-16 landscape; template grid 4; append sections {sections}
    define header title width=1w height=44; add title to grid; define badge dot width=40 height=20 containerAnchor=(edges:top+trailing)
    add dot to cell; define background plate; add plate to grid
    {items}
    apply; delete items s1_1; move item s2_1 after s2_3; append items new to s1; apply"""

CONTRAST = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const over = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (rgb) => rgb.map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest("script, style") || !element.checkVisibility()) continue;
    const grounds = [];
    for (let host = element; host; host = host.parentElement) grounds.unshift(getComputedStyle(host).backgroundColor);
    const below = over(["white", ...grounds]);
    const text = over([`rgb(${below})`, getComputedStyle(element).color]);
    const [light, dark] = [luminance(text), luminance(below)].sort((a, b) => b - a);
    found.push({ text: walker.currentNode.data.slice(0, 30), of: element.className || element.tagName, ratio: (light + 0.05) / (dark + 0.05) });
  }
  return found;
}"""


def test_texts_can_be_read_light_and_dark(browser):
    sections = [f"s{index}" for index in range(1, 15)]
    items = "\n".join(f"append items {name}_{{1...3}} to {name}" for name in sections)
    path = browser.write(SCRIPT.format(sections=" ".join(sections), items=items))
    for scheme in ("light", "dark"):
        browser.open(path, color_scheme=scheme)
        for box in browser.page.locator("input.depth").all():
            box.check()
        browser.page.evaluate("Galley.page.select('cell s3_2', true)")
        browser.page.evaluate("seen.picture().choose('cell s3_2')")
        for rule in browser.page.locator(".rule summary").all()[:4]:
            rule.click()
        found = browser.page.evaluate(CONTRAST)
        # What is selected can be read under the pointer that selected it.
        for row in ("[data-key='cell s3_2']", "button.smaller", "[data-section=s3] > .line .title"):
            browser.page.click(row)
            browser.page.hover(row)
            found += browser.page.evaluate(CONTRAST)
        browser.page.click("button.step")
        browser.page.evaluate("(Galley.page.tell('left'))")
        found += browser.page.evaluate(CONTRAST)
        assert len(found) > 200
        poor = sorted((text for text in found if text["ratio"] < 4.5), key=lambda text: text["ratio"])
        assert not poor, (scheme, len(poor), poor[:6])
