import { required } from '@sen/domain/errors/required';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { setHidden, takeReview } from '../../store/reviews/reviews.ts';
import type { Handler } from '../Operation.ts';
import { assertSeesCourse } from './assertSeesCourse.ts';

export const hideCourseReview: Handler<'hideCourseReview'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const { company_id, course_id } = found(await takeReview(transaction, id));
    await assertSeesCourse(transaction, course_id, { caller, now });
    const reason = body.reason?.trim() ?? null;
    if (reason !== null) assertNoFieldErrors(required('reason', reason));
    await setHidden(transaction, id, reason === null ? null : { reason, by: caller.id, now });
    const action = reason === null ? 'review.shown' : 'review.hidden';
    const details = { course_id, ...(reason !== null && { reason }) };
    const subject = { id, company_id };
    await record(transaction, [{ actorId: caller.id, action, subject, details }], now);
  });
  return { data: null };
};
