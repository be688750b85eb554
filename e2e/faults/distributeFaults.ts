import { shuffled } from '@sen/domain/attempts/random';
import type { SeededRandom } from './SeededRandom.ts';

/** So many faults, each kind about as often as another, in an order that chance decides, dealt to so many hands. */
export function distributeFaults(
  kinds: readonly string[],
  count: number,
  shares: number,
  random: SeededRandom,
): string[][] {
  const all: string[] = [];
  while (all.length < count) all.push(...shuffled(kinds, random.next));
  const dealt = shuffled(all.slice(0, count), random.next);
  return Array.from({ length: shares }, (_, share) =>
    dealt.filter((_kind, index) => index % shares === share),
  );
}
