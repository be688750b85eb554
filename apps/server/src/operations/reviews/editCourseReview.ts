import { checkReview } from '@sen/domain/reviews/reviewRules';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { findReview, updateReview } from '../../store/reviews/reviews.ts';
import type { Handler } from '../Operation.ts';
import { takeOwnReview } from './takeOwnReview.ts';

export const editCourseReview: Handler<'editCourseReview'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  const data = await database.transaction().execute(async (transaction) => {
    await takeOwnReview(transaction, id, caller);
    const before = await findReview(transaction, id, caller);
    const { stars = before.stars, text = before.text } = body;
    assertNoFieldErrors(checkReview({ stars, text }));
    await updateReview(transaction, id, { stars: stars ?? before.stars, text: text.trim() }, now);
    return findReview(transaction, id, caller);
  });
  return { data };
};
