import { type Chance, chanceFrom } from '@sen/domain/attempts/chance';

/** Decides what happens in a run; the same seed gives the same decisions, though never the same milliseconds. */
export class Dice {
  readonly chance: Chance;

  constructor(readonly seed: string) {
    this.chance = chanceFrom(seed);
  }

  /** A source of its own for a part of the run, so that what others do does not change its decisions. */
  for(name: string): Dice {
    return new Dice(`${this.seed}/${name}`);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.chance() * (most - least + 1));
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
