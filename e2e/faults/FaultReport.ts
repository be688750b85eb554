/** Milliseconds from the end of a network cut within which the server is to have everything. */
export const syncAim = 2_000;

/** The faults and findings of a run. */
export class FaultReport {
  readonly faults = new Map<string, number>();
  readonly attempts = new Set<string>();
  answers = 0;
  checks = 0;
  /** Milliseconds from the end of each network cut until the server had everything. */
  readonly syncTimes: number[] = [];
  readonly losses: string[] = [];
  readonly duplicates: string[] = [];
  readonly timeOuts: string[] = [];

  constructor(private readonly log: (line: string) => void = console.error) {}

  countFault(kind: string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }

  get faultCount(): number {
    return [...this.faults.values()].reduce((sum, count) => sum + count, 0);
  }

  /** An answer that is missing or differs from what was typed. */
  addLoss(description: string): void {
    this.losses.push(description);
    this.log(`  LOSS: ${description}`);
  }

  /** A page that did not go on in time: nothing is known to be lost, and the run fails all the same. */
  addTimeOut(description: string): void {
    this.timeOuts.push(description);
    this.log(`  TIME-OUT: ${description}`);
  }

  addDuplicate(description: string): void {
    this.duplicates.push(description);
    this.log(`  DUPLICATE: ${description}`);
  }
}
