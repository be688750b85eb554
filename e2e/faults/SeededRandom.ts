import { type RandomSource, seededRandom } from '@sen/domain/attempts/random';

/** Random decisions of a run; the same seed gives the same decisions, but not the same timing. */
export class SeededRandom {
  readonly next: RandomSource;

  constructor(readonly seed: string) {
    this.next = seededRandom(seed);
  }

  /** Derives a generator for a part of the run, independent of the other parts. */
  for(name: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${name}`);
  }

  /** An integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  oneIn(count: number): boolean {
    return this.between(1, count) === 1;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
