import type { QuestionRow, User } from '@sen/api/contract/model';
import type { Verdict } from '@sen/domain/errors/verdict';
import { mayEditItem } from '@sen/domain/banks/mayEditItem';

/** Whether the user may edit the question; questions that the server returns belong to the user's unit. */
export function mayEdit(
  user: User,
  { status, created_by }: Pick<QuestionRow, 'status' | 'created_by'>,
): Verdict {
  return mayEditItem(user, { status, created_by, company_id: user.company_id });
}
