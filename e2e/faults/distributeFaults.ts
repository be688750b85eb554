import { shuffled } from '@sen/domain/attempts/random';
import type { SeededRandom } from './SeededRandom.ts';

/** Distributes `count` faults over several students: each kind about equally often, in random order. */
export function distributeFaults(
  kinds: readonly string[],
  count: number,
  shares: number,
  random: SeededRandom,
): string[][] {
  if (kinds.length === 0) throw new Error('There is no fault of this kind.');
  const all: string[] = [];
  while (all.length < count) all.push(...shuffled(kinds, random.next));
  const dealt = shuffled(all.slice(0, count), random.next);
  return Array.from({ length: shares }, (_, share) =>
    dealt.filter((_kind, index) => index % shares === share),
  );
}
