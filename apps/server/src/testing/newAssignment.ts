import type { Insertable } from 'kysely';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { AssignmentTable } from '../store/classes/tables.ts';
import type { TestApp } from './TestApp.ts';

/** Assigns the demo organisation's first exam to its first class, open from an hour ago for ten hours. */
export async function newAssignment(
  { database, clock }: TestApp,
  changes: Partial<Insertable<AssignmentTable>> = {},
): Promise<string> {
  const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
  const { id } = await database
    .insertInto('assignment')
    .values({
      company_id: demoCompany.id,
      exam_id: '1',
      classroom_id: '1',
      starts_at: hours(-1),
      ends_at: hours(10),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: people.teacher.id,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
