/** Runs at most `max` works at a time; the others wait in the order of their calls. */
export class Limiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly max: number) {}

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const end = await this.begin();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Waits for a turn. @returns what ends it: call it once */
  async begin(): Promise<() => void> {
    if (this.running >= this.max) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    return () => {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    };
  }
}
