const first = 400;

/** The wait before the next try, in milliseconds: longer after each failure, and not the same for all devices. */
export class RetryPause {
  failures = 0;

  constructor(private readonly random: () => number) {}

  next(longest: number): number {
    const grown = first * 2 ** Math.min(this.failures, 8);
    this.failures += 1;
    return Math.min(grown, longest) * (0.5 + this.random() / 2);
  }

  succeeded(): void {
    this.failures = 0;
  }
}
