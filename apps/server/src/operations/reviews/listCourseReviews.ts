import { reviewList } from '../../store/reviews/reviewList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';
import { assertSeesCourse } from './assertSeesCourse.ts';

const list = listOperation(reviewList);

export const listCourseReviews: Handler<'listCourseReviews'> = async (call, services) => {
  await assertSeesCourse(services.database, call.path.id, call);
  return list(call, services);
};
