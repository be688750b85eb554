/** Returns numbers in [0, 1), like `Math.random`. */
export type RandomSource = () => number;

/** A generator with the same sequence for the same seed on every machine (xmur3 into mulberry32). */
export function seededRandom(seed: string): RandomSource {
  let state = 1779033703 ^ seed.length;
  for (let at = 0; at < seed.length; at += 1) {
    state = Math.imul(state ^ seed.charCodeAt(at), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the items in random order, each order equally likely (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): Item[] {
  return drawn(items, items.length, random);
}

/** The first `count` of the shuffled items, without shuffling the others. */
export function drawn<Item>(items: readonly Item[], count: number, random: RandomSource): Item[] {
  const rest = [...items];
  return items.slice(0, count).flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
