/** What a run did and found. */
export class FaultReport {
  readonly faults = new Map<string, number>();
  readonly attempts = new Set<string>();
  answers = 0;
  checks = 0;
  /** Milliseconds from the return of a network that was cut until the server held everything. */
  readonly syncTimes: number[] = [];
  readonly losses: string[] = [];
  readonly duplicates: string[] = [];

  constructor(private readonly log: (line: string) => void = console.error) {}

  countFault(kind: string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }

  get faultCount(): number {
    return [...this.faults.values()].reduce((sum, count) => sum + count, 0);
  }

  /** An answer is not where it must be, or is not what was typed. */
  addLoss(description: string): void {
    this.losses.push(description);
    this.log(`  LOSS: ${description}`);
  }

  addDuplicate(description: string): void {
    this.duplicates.push(description);
    this.log(`  DUPLICATE: ${description}`);
  }
}
