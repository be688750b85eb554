interface Alarm {
  at: number;
  order: number;
  callback: () => void;
}

/** Time that only goes on when the test says so; one for the server and all devices. */
export class SimulatedTime {
  private alarms: Alarm[] = [];
  private order = 0;
  private instant = 0;
  private busy = 0;

  readonly now = (): number => this.instant;

  after(milliseconds: number, callback: () => void): () => void {
    const alarm = { at: this.instant + Math.max(0, milliseconds), order: this.order++, callback };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  /** Counts work that simulated time does not see (a transaction), so that `settle` waits for it. */
  async working<Result>(work: Promise<Result>): Promise<Result> {
    this.busy += 1;
    try {
      return await work;
    } finally {
      this.busy -= 1;
    }
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.instant + milliseconds;
    await this.settle();
    for (;;) {
      const next = this.alarms
        .filter(({ at }) => at <= end)
        .sort((one, other) => one.at - other.at || one.order - other.order)[0];
      if (!next) break;
      this.alarms = this.alarms.filter((alarm) => alarm !== next);
      this.instant = Math.max(this.instant, next.at);
      next.callback();
      await this.settle();
    }
    this.instant = end;
  }

  /** Until nothing happens any more without time going on. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.busy > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}
