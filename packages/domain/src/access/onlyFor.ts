import type { Role } from '@sen/api/contract/model';
import { type Refusal, refused } from '../errors/verdict.ts';

/** Refuses with `forbidden`; the message names the roles that have access. */
export function onlyFor(holders: readonly Role[]): Refusal {
  return refused('forbidden', { who: holders.join(',') });
}
