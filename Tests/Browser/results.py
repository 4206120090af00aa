"""The results of a class, from the codes that learners hand in."""

from accessibility import expect_none
from desk import start
from shell import answers

LESSONS = """lesson fraction
set row.width fractionalWidth(0.9)
hint
set row.width fractionalWidth(1)
lesson first-snapshot
solution
append sections pinned all
append items milk rent to pinned
append items trip gift book to all
apply
lesson results
"""


def rows(page):
    return [row.locator("th, td").all_inner_texts() for row in page.locator(".bench-results tbody tr").all()]


def test_codes_become_a_table_of_the_class(browser):
    code = answers(LESSONS)[-1]["results"][0]["code"]
    read = answers(f"lesson results {code}")[-1]["results"][0]
    for width in [1440, 390]:
        page = start(browser, width=width, height=900 if width > 390 else 844)
        page.locator("[data-testid=learn]").click()
        page.get_by_role("button", name="Class results").click()
        page.locator("[data-testid=codes]").fill(f"Anna Kim: {code}\n\n{code}\nBen nonsense\n{code[:-1]}\n")
        anna, unnamed = rows(page)
        count = len(answers("lesson")[-1]["lessons"])
        assert anna[:5] == ["Anna Kim", *(str(read[key]) for key in ["solved", "tries", "hints", "copied"])], anna
        assert len(anna) == 5 + count and unnamed[0] == f"{code[:8]}…" and unnamed[1:] == anna[1:]
        # Two tries and a hint; then a lesson whose solution was shown first.
        assert anna[5] == "✓2+1" and anna[6].startswith("=") and anna[7:] == [""] * (count - 2), anna
        wrong = page.locator(".bench-results-wrong li").all_inner_texts()
        assert wrong == ["line 4: 'nonsense' is not a complete result code", f"line 5: '{code[:-1]}' is not a complete result code"], wrong
        expect_none(page, f"class results, {width}")
        page.keyboard.press("Escape")
        page.locator(".bench-results").wait_for(state="detached")


def test_results_speak_korean(browser):
    code = answers(LESSONS)[-1]["results"][0]["code"]
    page = start(browser, locale="ko-KR")
    page.locator("[data-testid=learn]").click()
    page.get_by_role("button", name="학급 결과").click()
    page.locator("[data-testid=codes]").fill(f"김안나 {code}\nnonsense")
    assert rows(page)[0][0] == "김안나"
    assert page.locator(".bench-results thead th").first.inner_text() == "배우는 사람"
    wrong = page.locator(".bench-results-wrong li").inner_text()
    assert wrong.startswith("2번째 줄: ") and "'nonsense'" in wrong, wrong
