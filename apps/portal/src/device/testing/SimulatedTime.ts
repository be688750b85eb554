interface Alarm {
  at: number;
  order: number;
  callback: () => void;
}

/** A clock that the test advances; shared by the server and all devices. */
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

  /** Counts operations without simulated duration (a transaction), so that `settle` waits for them. */
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

  /** Waits until no operation is pending at the current time. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.busy > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}
