import { type RandomSource, seededRandom } from '@sen/domain/attempts/random';

/** Decides what happens in a run; the same seed gives the same decisions, though never the same milliseconds. */
export class SeededRandom {
  readonly next: RandomSource;

  constructor(readonly seed: string) {
    this.next = seededRandom(seed);
  }

  /** A source of its own for a part of the run, so that what others do does not change its decisions. */
  for(name: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${name}`);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
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
