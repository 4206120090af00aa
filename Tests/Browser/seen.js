// The visible parts of a page, in screen points.
window.seen = {
  picture: (pane = 0) => Galley.page.stage.figure(pane).picture,

  /** The rectangle of an element on the screen of its view, from the screen's corner. */
  rect(element, pane = 0) {
    const picture = this.picture(pane);
    const screen = picture.screen.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return [(own.left - screen.left), (own.top - screen.top), own.width, own.height].map((length) => length / picture.scale);
  },

  /** All boxes that are drawn: their keys and rectangles in the content's space. */
  boxes(pane = 0) {
    const picture = this.picture(pane);
    const { x, y } = picture.offset;
    return [...picture.layer.querySelectorAll(".box")].map((box) => {
      const [left, top, width, height] = this.rect(box, pane);
      return { key: picture.elements.key(Number(box.dataset.index)), frame: [left + x, top + y, width, height] };
    });
  },

  /** Resolves when no scroll view has scrolled for a while. */
  async rest(...elements) {
    let [last, quiet] = [null, 0];
    while (quiet < 15) {
      await new Promise((resolve) => setTimeout(resolve, 16));
      const now = elements.map((element) => `${element.scrollLeft},${element.scrollTop}`).join();
      quiet = now === last ? quiet + 1 : 0;
      last = now;
    }
  },
};
