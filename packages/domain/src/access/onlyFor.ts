import type { Role } from '@sen/api/contract/model';
import { type Refusal, refused } from '../errors/verdict.ts';

/** Refuses with `forbidden`, whose words say for which roles it is. */
export function onlyFor(holders: readonly Role[]): Refusal {
  return refused('forbidden', { who: holders.join(',') });
}
