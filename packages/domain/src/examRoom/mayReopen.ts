import type { AttemptState, Shown } from '@sen/api/contract/model';
import { includes } from '../attempts/release.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/**
 * Allows going on with the last attempt of a person, which was handed in. `shown`: what its student sees of it by now. Refuses
 * with `reopenNotBegun`, `reopenWhileRunning` or `reopenKeyShown`.
 */
export function mayReopen(attempt: { readonly state: AttemptState } | null, shown: Shown): Verdict {
  if (!attempt) return refused('reopenNotBegun');
  if (attempt.state === 'in_progress') return refused('reopenWhileRunning');
  return includes(shown, 'key') ? refused('reopenKeyShown') : allowed;
}
