import { shuffled } from '@sen/domain/attempts/chance';
import type { Dice } from './Dice.ts';

/** So many faults, each kind about as often as another, in an order that chance decides, dealt to so many hands. */
export function deal(kinds: readonly string[], count: number, hands: number, dice: Dice): string[][] {
  const all: string[] = [];
  while (all.length < count) all.push(...shuffled(kinds, dice.chance));
  const dealt = shuffled(all.slice(0, count), dice.chance);
  return Array.from({ length: hands }, (_, hand) => dealt.filter((_kind, index) => index % hands === hand));
}
