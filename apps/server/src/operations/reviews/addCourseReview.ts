import { checkReview, mayReview } from '@sen/domain/reviews/reviewRules';
import { assertAllowed, assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { findReview, insertReview, reviewFacts } from '../../store/reviews/reviews.ts';
import type { Handler } from '../Operation.ts';
import { assertSeesCourse } from './assertSeesCourse.ts';

export const addCourseReview: Handler<'addCourseReview'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await assertSeesCourse(database, id, { caller, now });
  const data = await database.transaction().execute(async (transaction) => {
    assertAllowed(mayReview(await reviewFacts(transaction, id, caller.id, now)));
    assertNoFieldErrors(checkReview(body));
    const { stars, text = '' } = body;
    const review = { course_id: id, user_id: caller.id, stars: stars ?? 0, text: text.trim() };
    const inserted = await insertReview(transaction, review, now);
    // Sent twice at once.
    if (inserted === undefined) throw new RefusalError('courseAlreadyReviewed');
    return findReview(transaction, inserted, caller);
  });
  return { data };
};
