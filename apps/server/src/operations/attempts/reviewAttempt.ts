import type { Review } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { mayRunClass, mayViewAttempt } from '@sen/domain/access/scope';
import { concealReview } from '@sen/domain/attempts/conceal';
import { mayReview } from '@sen/domain/attempts/mayReview';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { readKeyHeldUntil } from '../../store/attempts/sharedUses.ts';
import { readShown, runningAttemptOf } from '../../store/attempts/releaseRows.ts';
import { findResetOf } from '../../store/attempts/resetAttempts.ts';
import { findReviewable, showReview } from '../../store/attempts/reviewRows.ts';
import { corrected, readChanges } from '../../store/corrections/changes.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import type { Services } from '../Operation.ts';

/** A finished attempt as this caller may see it; 404 for unrelated callers. */
export async function reviewAttempt(
  { database, attempts: { papers } }: Services,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Review> {
  const attempt = found(await findReviewable(database, id));
  const classroom = found(await findGroupFacts(database, attempt.classroom_id));
  assertAllowed(mayViewAttempt(caller, { student_id: attempt.user_id }, classroom));
  const isStudent = caller.id === attempt.user_id;
  if (attempt.isReset && isStudent) throw new RefusalError('attemptReset');
  assertAllowed(mayReview(runningAttemptOf(attempt), isStudent, now));
  const mayMark =
    !attempt.isReset && can(caller.role, 'class.mark') && mayRunClass(caller, classroom).allowed;
  const changes = await readChanges(database, [attempt.assignment_id]);
  const paper = corrected(found(await papers.exam(attempt.exam_id)), changes.get(attempt.assignment_id));
  const { teacher_ids } = classroom;
  const review = await showReview(database, attempt, paper, { may_mark: mayMark, teacher_ids });
  const reset = attempt.isReset ? await findResetOf(database, id) : undefined;
  if (reset) return { ...review, reset };
  if (!isStudent) return review;
  const { shown, release } = found(await readShown(database, id, now));
  const { assignment_id } = attempt;
  const heldUntil = shown === 'key' ? await readKeyHeldUntil(database, assignment_id, release, now) : null;
  return concealReview(review, shown, heldUntil);
}
