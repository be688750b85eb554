/** What a run did and found. */
export class Tally {
  readonly faults = new Map<string, number>();
  readonly attempts = new Set<string>();
  answers = 0;
  checks = 0;
  /** Milliseconds from the return of a network that was cut until the server held everything. */
  readonly syncTimes: number[] = [];
  readonly losses: string[] = [];
  readonly duplicates: string[] = [];

  constructor(private readonly say: (fieldError: string) => void = console.error) {}

  fault(kind: string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }

  get faultCount(): number {
    return [...this.faults.values()].reduce((sum, count) => sum + count, 0);
  }

  /** An answer is not where it must be, or is not what was typed. */
  lose(what: string): void {
    this.losses.push(what);
    this.say(`  LOSS: ${what}`);
  }

  twice(what: string): void {
    this.duplicates.push(what);
    this.say(`  DUPLICATE: ${what}`);
  }
}
