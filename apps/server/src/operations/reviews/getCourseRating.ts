import { ratingOf, reviewFacts, reviewRows, shownReview } from '../../store/reviews/reviews.ts';
import type { Handler } from '../Operation.ts';
import { assertSeesCourse } from './assertSeesCourse.ts';

export const getCourseRating: Handler<'getCourseRating'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  await assertSeesCourse(database, id, { caller, now });
  const own = await reviewRows(database)
    .where('review.course_id', '=', id)
    .where('review.user_id', '=', caller.id)
    .executeTakeFirst();
  const { attends, begun } = await reviewFacts(database, id, caller.id, now);
  const rating = await ratingOf(database, id);
  return { data: { ...rating, own: own ? shownReview(own, caller) : null, attends, begun } };
};
