import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { classRow } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import type { Product } from '../product';
import { clientOf } from './clientOf';
import { examFields } from './notifiedClass';

const { student } = people;

/**
 * Lets the student hand in an exam of another class, resets the attempt and restores it.
 * @returns the assignment
 */
export async function restoreAttempt(product: Product, manager: AccountClient): Promise<string> {
  const { data: assignment } = await unwrap(
    manager.POST('/classrooms/{id}/surveys', {
      params: { path: { id: classRow.id }, query: { again: 1 } },
      body: examFields(),
      ...multipart,
    }),
  );
  const sitting = await clientOf(product, student);
  const ofExam = { path: { id: exam.id } };
  const { data: attempt } = await unwrap(
    sitting.POST('/surveys/{id}/attempt', { params: ofExam, body: { assignment_id: assignment.id } }),
  );
  await unwrap(sitting.POST('/surveys/{id}/submit', { params: ofExam, body: { attempt_id: attempt.id } }));
  const ofClass = { path: { id: classRow.id } };
  await unwrap(
    manager.POST('/classrooms/{id}/reset', {
      params: ofClass,
      body: { student_id: student.id, assignment_id: assignment.id, number: attempt.number, retake: 'again' },
      ...multipart,
    }),
  );
  await unwrap(
    manager.POST('/classrooms/{id}/restore', {
      params: ofClass,
      body: { attempt_id: attempt.id },
      ...multipart,
    }),
  );
  return assignment.id;
}
