import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { classRow } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import type { Actor } from '../Actor';
import type { Product } from '../product';
import { expect } from '../variant';
import { words } from '../words';
import { clientOf } from './clientOf';

/** Assigns the demo exam once more to the demo class, open now; returns the assignment's id. */
export async function assignNow(
  product: Product,
  changes: { duration_minutes?: number } = {},
): Promise<string> {
  const teacher = await clientOf(product, people.teacher);
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const { data } = await unwrap(
    teacher.POST('/classrooms/{id}/surveys', {
      params: { path: { id: classRow.id }, query: { again: 1 } },
      body: {
        survey_id: exam.id,
        start_time: minutes(0),
        end_time: minutes(120),
        duration_minutes: 45,
        retakes: 0,
        deduction_percent: 0,
        questions_per_page: 5,
        student_ids: [people.student.id],
        ...changes,
      },
      ...multipart,
    }),
  );
  return data.id;
}

export const readyAddress = (assignment: string) =>
  `/info_survey/${classRow.id}/survey/${exam.id}/exam/${assignment}/class/false`;

/** Opens the room of an exam. */
export async function openRoom(teacher: Actor, assignment: string): Promise<void> {
  await teacher.page.goto(`/classroom/${classRow.id}/examRoom/${assignment}`);
  await expect(teacher.title).toHaveText(words.pages('examRoom'));
}

/** Waits until the room shows where the student is. */
export async function seesInRoom(teacher: Actor, state: 'in' | 'out' | 'handedIn'): Promise<void> {
  const row = teacher.page.getByRole('row', { name: new RegExp(people.student.name) });
  const card = teacher.page.getByRole('tabpanel').filter({ hasText: people.student.name });
  await expect(row.or(card).first()).toContainText(words.examRoom(state), { timeout: 70_000 });
}

/** Chooses an action of the student's menu. */
export async function actOnStudent(teacher: Actor, action: string): Promise<void> {
  const { page } = teacher;
  await page
    .getByRole('button', { name: new RegExp(people.student.name) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
