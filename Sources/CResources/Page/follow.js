// Following the shell: the page polls a small file next to it that has the revision of the data.
// @ts-check
"use strict";

Galley.Follower = class {
  /** The time between two polls, and the time without a new heartbeat after which the shell counts as ended; in milliseconds. */
  static pause = 150;
  static patience = 3500;

  /**
   * @param {string} name
   * @param {any} told
   */
  constructor(name, told) {
    this.name = name;
    this.told = told;
    /** @type {number | null} */
    this.lastBeat = null;
    this.heard = performance.now();
    this.state = null;
    /** @param {any} news */
    Galley.live = (news) => this.hear(news);
    /**
     * @param {number} revision
     * @param {any} data
     */
    Galley.data = (revision, data) => this.take(revision, data);
    this.ask();
  }

  /**
   * Loads a script next to the page. A page opened from disk cannot reload any other kind of file.
   * @param {string} name
   * @param {() => void} done
   */
  load(name, done) {
    const script = Galley.make("script", { src: `${name}?${Date.now()}` });
    const finish = () => {
      script.remove();
      done();
    };
    script.addEventListener("load", finish);
    script.addEventListener("error", finish);
    document.head.append(script);
  }

  ask() {
    this.load(`${this.name}.live.js`, () => {
      if (performance.now() - this.heard > Galley.Follower.patience) this.say("left");
      if (this.wanted !== undefined && this.wanted !== this.revision) {
        this.load(`${this.name}.data.js`, () => setTimeout(() => this.ask(), Galley.Follower.pause));
      } else {
        setTimeout(() => this.ask(), Galley.Follower.pause);
      }
    });
  }

  /**
   * Handles the polled file: the shell's heartbeat, the revision of the data, and whether the shell ended.
   * @param {{ beat: number, revision: number, isEnded: boolean }} parts
   */
  hear({ beat, revision, isEnded }) {
    const isAlive = beat !== this.lastBeat && !isEnded;
    // The first heartbeat may be from before the page was opened.
    if (isAlive && this.lastBeat !== null) {
      this.heard = performance.now();
      this.say("followed");
    }
    if (isEnded) this.say("left");
    else this.wanted = revision;
    this.lastBeat = beat;
  }

  /**
   * @param {number} revision
   * @param {any} data
   */
  take(revision, data) {
    this.revision = revision;
    this.told.data(data);
  }

  /** @param {any} state */
  say(state) {
    if (state === this.state) return;
    this.state = state;
    this.told.state(state);
  }
};
