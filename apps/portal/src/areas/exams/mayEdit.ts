import type { Exam, User } from '@sen/api/contract/model';
import type { Verdict } from '@sen/domain/errors/verdict';
import { mayEditExam } from '@sen/domain/exams/mayEditExam';

/** Whether the user may edit the exam; exams that the server returns belong to the user's unit. */
export function mayEdit(user: User, { status, created_by }: Pick<Exam, 'status' | 'created_by'>): Verdict {
  return mayEditExam(user, { status, created_by, company_id: user.company_id });
}
