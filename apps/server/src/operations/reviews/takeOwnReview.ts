import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { takeReview } from '../../store/reviews/reviews.ts';

/**
 * The caller's own review, locked for this transaction.
 * @throws {RefusalError} notFound when it is another's
 */
export async function takeOwnReview(transaction: InTransaction, id: string, caller: Caller) {
  const review = await takeReview(transaction, id);
  return found(review?.user_id === caller.id ? review : undefined);
}
