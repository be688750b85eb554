import { RefusalError } from '../../errors/RefusalError.ts';
import { deleteReview } from '../../store/reviews/reviews.ts';
import type { Handler } from '../Operation.ts';
import { takeOwnReview } from './takeOwnReview.ts';

export const deleteCourseReview: Handler<'deleteCourseReview'> = async (
  { path: { id }, caller },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const review = await takeOwnReview(transaction, id, caller);
    // Otherwise it could be written anew, and be seen again.
    if (review.hidden_at !== null) throw new RefusalError('reviewHidden');
    await deleteReview(transaction, id);
  });
  return { data: null };
};
