import type { Handler } from '../Operation.ts';
import { reviewAttempt } from './reviewAttempt.ts';

export const getReview: Handler<'getReview'> = async ({ path: { id }, caller, now }, services) => ({
  data: await reviewAttempt(services, id, caller, now),
});
