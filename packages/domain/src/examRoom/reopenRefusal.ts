import type { AttemptState, Shown } from '@sen/api/contract/model';
import { includes } from '../attempts/release.ts';
import type { ErrorCode } from '../errors/codes.ts';

/**
 * Returns why the last attempt of a person cannot be continued; null when it can. `shown`: what its student sees of it by now. A code
 * and no verdict, because the portal cannot know it and does not load these messages.
 */
export function reopenRefusal(
  attempt: { readonly state: AttemptState } | null,
  shown: Shown,
): ErrorCode | null {
  if (!attempt) return 'reopenNotBegun';
  if (attempt.state === 'in_progress') return 'reopenWhileRunning';
  return includes(shown, 'key') ? 'reopenKeyShown' : null;
}
