/** Milliseconds after the last key, press or scroll for which a page counts as being used. */
export const idleAfter = 60_000;

/** Measures how long a page is used: while it is visible, and its person did something in the last minute or a film is playing. */
export class ActivityMeter {
  #measured = 0;
  #until: number;
  #lastInput: number;
  #isVisible: boolean;
  #isPlaying = false;

  /** @param now milliseconds of a clock that is never set back; all methods take the same */
  constructor(now: number, isVisible: boolean) {
    this.#until = now;
    this.#lastInput = now;
    this.#isVisible = isVisible;
  }

  input(now: number): void {
    this.#measure(now);
    this.#lastInput = now;
  }

  setVisible(isVisible: boolean, now: number): void {
    this.#measure(now);
    // Whoever returns to a page uses it.
    if (isVisible && !this.#isVisible) this.#lastInput = now;
    this.#isVisible = isVisible;
  }

  setPlaying(isPlaying: boolean, now: number): void {
    this.#measure(now);
    // The press that ends a film is input too.
    this.#lastInput = now;
    this.#isPlaying = isPlaying;
  }

  /** Milliseconds without use. */
  unusedFor(now: number): number {
    this.#measure(now);
    return this.#isVisible && this.#isPlaying ? 0 : Math.max(0, now - this.#lastInput);
  }

  /** Milliseconds since the last input, even while a film plays. */
  untouchedFor(now: number): number {
    return Math.max(0, now - this.#lastInput);
  }

  /** Whole seconds of use so far. */
  seconds(now: number): number {
    this.#measure(now);
    return Math.floor(this.#measured / 1000);
  }

  #measure(now: number): void {
    const end = this.#isPlaying ? now : Math.min(now, this.#lastInput + idleAfter);
    if (this.#isVisible) this.#measured += Math.max(0, end - this.#until);
    this.#until = Math.max(this.#until, now);
  }
}
