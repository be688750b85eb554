import type { AccountClient } from '@sen/api/client/accountClient';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import type { Product } from '../product';
import { createFinalExamClass, handInEmpty } from './finalExamClass';

/**
 * Lets the student hand an empty final exam in, so that the class is not passed, and corrects its completion score to 0.
 * @returns the course, and what the notification says
 */
export async function correctThreshold(product: Product, manager: AccountClient) {
  const { course, classroom, assignment } = await createFinalExamClass(manager, {
    name: 'Điểm hoàn thành',
    code: 'NGUONG',
    completion_score: 50,
  });
  await handInEmpty(product, people.student, assignment.id);
  const change = { kind: 'threshold' as const, completion_score: 0 };
  const ofAssignment = { path: { id: assignment.id } };
  const { data: preview } = await unwrap(
    manager.POST('/assignments/{id}/corrections/preview', { params: ofAssignment, body: { change } }),
  );
  await unwrap(
    manager.POST('/assignments/{id}/corrections', {
      params: ofAssignment,
      body: { change, reason: 'Theo quy chế mới', basis: preview.basis },
    }),
  );
  const { classroom_name } = classroom;
  return { course: course.id, facts: { classroom_name, completion: 'pass', before: 50, after: 0 } };
}
