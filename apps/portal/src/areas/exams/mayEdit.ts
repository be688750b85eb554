import type { Exam, User } from '@sen/api/contract/model';
import type { Verdict } from '@sen/domain/errors/verdict';
import { mayEditExam } from '@sen/domain/exams/mayEditExam';

/** Whether this person may edit the exam; what the server has shown is of the person's own unit. */
export function mayEdit(user: User, { status, created_by }: Pick<Exam, 'status' | 'created_by'>): Verdict {
  return mayEditExam(user, { status, created_by, company_id: user.company_id });
}
