// Following the shell: the page asks again and again for a small file beside it, which says what was written last.
"use strict";

Galley.Follower = class {
  /** Time between two questions, and after which a shell that writes nothing has ended; in milliseconds. */
  static pause = 150;
  static patience = 3500;

  constructor(name, told) {
    this.name = name;
    this.told = told;
    this.lastBeat = null;
    this.heard = performance.now();
    this.state = null;
    Galley.live = (news) => this.hear(news);
    Galley.data = (revision, data) => this.take(revision, data);
    this.ask();
  }

  /** Loads a script beside the page; a page of the disk can load nothing else again. */
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

  /** The news: how often the shell has said that it lives, the number of the data, and whether it ended. */
  hear({ beat, revision, isEnded }) {
    const isAlive = beat !== this.lastBeat && !isEnded;
    // What was written before the page was opened does not show that the shell still lives.
    if (isAlive && this.lastBeat !== null) {
      this.heard = performance.now();
      this.say("followed");
    }
    if (isEnded) this.say("left");
    else this.wanted = revision;
    this.lastBeat = beat;
  }

  take(revision, data) {
    this.revision = revision;
    this.told.data(data);
  }

  say(state) {
    if (state === this.state) return;
    this.state = state;
    this.told.state(state);
  }
};
