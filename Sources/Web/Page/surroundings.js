// The controls for what surrounds a layout: the device, its rotation, text size, direction and version of iOS.
// @ts-check
"use strict";

Galley.Surroundings = class {
  static sizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
    "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ];
  static versions = [13, 14, 15, 16, 17, 18, 26];
  /** @type {Surrounded} */
  static standard = { device: "iphone-16-pro", isLandscape: false, share: "full", textSize: "large", isMirrored: false, version: 18, second: null, size: null };

  /**
   * @param {HTMLElement} host the element for the controls
   * @param {{ devices: { name: string, size: number[] }[], changed(): void }} asked changed(), and devices: the answer of `devices --json`
   */
  constructor(host, asked) {
    this.asked = asked;
    this.values = { ...Galley.Surroundings.standard };
    /**
     * @param {string} word
     * @param {string} test
     * @param {any} options
     * @param {string | null} key
     */
    const select = (word, test, options, key, read = /** @type {(text: string) => string | number} */ ((text) => text)) => {
      const element = Galley.make("select", {
        "data-testid": test, "aria-label": Galley.say(word), title: Galley.say(word), onchange: () => this.set({ [key]: read(element.value) }),
      }, ...options.map((/** @type {string[]} */ [value, text]) => Galley.make("option", { value }, text)));
      return element;
    };
    /**
     * @param {string} word
     * @param {string} test
     * @param {string} text
     * @param {() => void} action
     */
    const button = (word, test, text, action) => Galley.icon(word, text, action, { "data-testid": test });
    /** The commands that set the screen of a lesson; null without a lesson. */
    this.screen = null;
    const devices = asked.devices.map(({ name, size }) => [name, `${Galley.deviceTitle(name)} · ${size.join(" × ")}`]);
    this.lessonScreen = Galley.make("option", { value: "", hidden: true });
    this.device = select("device", "device", devices, "device");
    this.device.prepend(this.lessonScreen);
    this.rotate = button("rotate", "rotate", "⟳", () => this.set({ isLandscape: !this.values.isLandscape }));
    this.share = select("splitView", "split", ["full", "half", "third", "twoThirds"].map((share) => [share, Galley.say(`share.${share}`)]), "share");
    this.textSize = select("textSize", "text-size", Galley.Surroundings.sizes.map((size) => [size, Galley.say(`size.${size}`)]), "textSize");
    this.mirror = button("direction", "direction", "RTL", () => this.set({ isMirrored: !this.values.isMirrored }));
    this.version = select("version", "version", Galley.Surroundings.versions.map((version) => [version, `iOS ${version}`]), "version", Number);
    this.second = button("secondDevice", "second", "2×", () => this.set({ second: this.values.second ? null : this.another }));
    this.secondDevice = select("secondDevice", "second-device", devices, "second");
    host.append(this.device, this.rotate, this.share, this.textSize, this.mirror, this.version, this.second, this.secondDevice);
    this.show();
  }

  /** A device unlike the first: a tablet beside a phone, and the other way round. */
  get another() { return this.values.device.startsWith("ipad") ? "iphone-16-pro" : "ipad-10"; }

  /**
   * A change of the device ends a size that was set by dragging an edge.
   * @param {Partial<Surrounded>} values
   */
  set(values) {
    const isOther = ["device", "isLandscape", "share"].some((key) => key in values);
    this.values = { ...this.values, ...(isOther ? { size: null } : {}), ...values };
    this.show();
    this.asked.changed();
  }

  /**
   * Takes stored values, without those that this page does not know.
   * @param {Partial<Surrounded>} values
   */
  restore(values) {
    const known = Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => key in Galley.Surroundings.standard));
    this.values = { ...Galley.Surroundings.standard, ...known };
    if (this.values.device !== "" && !this.asked.devices.some(({ name }) => name === this.values.device)) this.values.device = Galley.Surroundings.standard.device;
    this.show();
  }

  /**
   * Takes the commands that set a lesson's screen, and its size. An empty name of a device stands for it.
   * @param {string[] | null} screen
   * @param {number[]} [size]
   */
  setScreen(screen, size = []) {
    this.screen = screen;
    this.lessonScreen.hidden = !screen;
    this.lessonScreen.textContent = screen ? Galley.say("lessonScreen", size.join(" × ")) : "";
    if (!screen && this.values.device === "") this.values.device = Galley.Surroundings.standard.device;
    this.show();
  }

  /**
   * The values for an environment, as `show environment --json` answers. A size without a device is no device's.
   * @param {any} parts
   */
  of({ device, properties }) {
    const [name, ...parts] = (device ?? this.values.device).split(" ");
    return {
      ...Galley.Surroundings.standard, device: name, isLandscape: parts.includes("landscape"),
      share: ["half", "third", "twoThirds"].find((share) => parts.includes(share)) ?? "full", textSize: properties.preferredContentSizeCategory,
      isMirrored: properties.direction === "rightToLeft", version: Number(properties.os),
    };
  }

  show() {
    const { device, isLandscape, share, textSize, isMirrored, version, second } = this.values;
    this.device.value = device;
    this.share.value = share;
    this.share.hidden = !device.startsWith("ipad");
    this.textSize.value = textSize;
    this.version.value = String(version);
    this.rotate.hidden = this.version.hidden = device === "";
    this.rotate.setAttribute("aria-pressed", String(isLandscape));
    this.mirror.setAttribute("aria-pressed", String(isMirrored));
    this.second.setAttribute("aria-pressed", String(Boolean(second)));
    this.secondDevice.hidden = !second;
    if (second) this.secondDevice.value = second;
  }

  /** The commands that set the surroundings. */
  lines(device = this.values.device) {
    const { isLandscape, share, textSize, isMirrored, version, size } = this.values;
    const part = share !== "full" && device.startsWith("ipad") ? ` ${share}` : "";
    return [
      ...(device === "" ? this.screen ?? [] : [`set environment.os ${version}`, `device ${device}${isLandscape ? " landscape" : ""}${part}`]),
      ...(textSize === "large" ? [] : [`set environment.preferredContentSizeCategory ${textSize}`]),
      ...(isMirrored ? ["set environment.direction rightToLeft"] : []), ...(size && device === this.values.device ? [`container ${size.join("x")}`] : []),
    ];
  }
};

/**
 * A device's name as people write it: iPhone 16 Pro.
 * @param {string} name
 */
Galley.deviceTitle = (name) => name.split("-").map((word) => (
  { iphone: "iPhone", ipad: "iPad", se: "SE", xs: "XS", xr: "XR", x: "X" }[word] ?? (/^m\d$/.test(word) ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1))
)).join(" ");
