import { sql } from 'kysely';
import type { ClassRequestFacts, PlaceFacts } from '@sen/domain/registration/requestVerbs';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';

/** The facts of a class that rules need before a placement, locked until the transaction ends. */
export async function takePlace(
  transaction: InTransaction,
  id: string,
): Promise<(PlaceFacts & { id: string; name: string }) | undefined> {
  return transaction
    .selectFrom('classroom')
    .select(['id', 'company_id', 'course_id', 'name', 'ends_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** A class that a student requests, with the student's relation to it. */
export async function findAskedClass(
  database: Database,
  classId: string,
  { id, company_id }: Caller,
): Promise<{ classroom: PlaceFacts; facts: ClassRequestFacts } | undefined> {
  const row = await database
    .selectFrom('classroom')
    .select(['classroom.company_id', 'ends_at'])
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('classroom_student')
            .select(sql`1`.as('one'))
            .where('user_id', '=', id)
            .whereRef('classroom_id', '=', 'classroom.id'),
        )
        .as('attends'),
      select
        .selectFrom('registration_request')
        .select('status')
        .where('user_id', '=', id)
        .whereRef('asked_class_id', '=', 'classroom.id')
        .orderBy('registration_request.id', 'desc')
        .limit(1)
        .as('asked'),
    ])
    .where('classroom.id', '=', classId)
    .where('classroom.published', '=', true)
    .executeTakeFirst();
  return (
    row && {
      classroom: { company_id: row.company_id, ends_at: row.ends_at },
      facts: { company_id, attends: Boolean(row.attends), asked: row.asked },
    }
  );
}
