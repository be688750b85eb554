/** Milliseconds that an estimate looks back. */
const span = 10_000;
/** Less says nothing. */
const shortest = 1_000;

/** Estimates the time left from what was sent in the last seconds. */
export class UploadRate {
  #samples: { at: number; sent: number }[] = [];

  add(at: number, sent: number): void {
    const last = this.#samples.at(-1);
    // What has to be sent again after a cut line begins a new estimate.
    if (last && sent < last.sent) this.#samples = [];
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= span), { at, sent }];
  }

  /** Seconds until all bytes are sent; undefined while nothing is known. */
  secondsLeft(size: number): number | undefined {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (!first || !last || last.at - first.at < shortest || last.sent === first.sent) return undefined;
    const perMs = (last.sent - first.sent) / (last.at - first.at);
    return (size - last.sent) / perMs / 1000;
  }
}
