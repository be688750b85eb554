import { sql } from 'kysely';
import type { OpenClass, Query } from '@sen/api/contract/model';
import type { AskFacts, PlaceFacts } from '@sen/domain/registration/requestVerbs';
import type { Caller } from '../../auth/Caller.ts';
import { namedClasses, shownClass } from '../classes/classes.ts';
import type { Database, InTransaction } from '../database.ts';
import type { PageQuery } from '../lists/page.ts';
import { type Filters, containsAnyText } from '../lists/search.ts';

export type OpenClassField = NonNullable<Query<'listOpenClasses'>['fieldName[]']>[number];

/** The classes of the caller's unit that go on or begin later, without those that he or she attends. */
export async function listOpenClasses(
  database: Database,
  { id, company_id }: Caller,
  { filters, page, limit }: PageQuery & { filters: Filters<OpenClassField> },
  now: Date,
): Promise<{ rows: OpenClass[]; total: number }> {
  const open = database
    .selectFrom('classroom')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .where('classroom.company_id', '=', company_id ?? '0')
    .where('classroom.ends_at', '>', now)
    .where('classroom.id', 'not in', (attended) =>
      attended.selectFrom('classroom_student').select('classroom_id').where('user_id', '=', id),
    )
    .$if(filters.classroom_name !== undefined, (query) =>
      query.where(containsAnyText('classroom.name_fold', filters.classroom_name ?? [])),
    )
    .$if(filters.course_name !== undefined, (query) =>
      query.where(containsAnyText('course.name_fold', filters.course_name ?? [])),
    );
  const { total } = await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const ids = open
    .select('classroom.id')
    .orderBy('classroom.starts_at')
    .orderBy('classroom.id')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await namedClasses(database)
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('registration_request')
          .select(['status as request_status', 'reason'])
          .where('user_id', '=', id)
          .whereRef('asked_class_id', '=', 'classroom.id')
          .orderBy('registration_request.id', 'desc')
          .limit(1)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select(['request_status', 'reason'])
    .where('classroom.id', 'in', ids)
    .orderBy('classroom.starts_at')
    .orderBy('classroom.id')
    .execute();
  return {
    total,
    rows: rows.map((row) => {
      const { classroom_code: _code, project_name: _project, ...shown } = shownClass(row, now);
      return shown;
    }),
  };
}

/** What rules ask of a class before somebody is placed in it; it stays as it is until the transaction ends. */
export async function takePlace(
  transaction: InTransaction,
  id: string,
): Promise<(PlaceFacts & { id: string; name: string }) | undefined> {
  return transaction
    .selectFrom('classroom')
    .select(['id', 'company_id', 'name', 'ends_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** Places people in a class; who is in it already stays. */
export async function placeInClass(
  transaction: InTransaction,
  classId: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('classroom_student')
    .values(userIds.map((user_id) => ({ classroom_id: classId, user_id, joined_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A class that a student asks for, and how it stands between the two. */
export async function findAskedClass(
  database: Database,
  classId: string,
  { id, company_id }: Caller,
): Promise<{ classroom: PlaceFacts; facts: AskFacts } | undefined> {
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
    .executeTakeFirst();
  return (
    row && {
      classroom: { company_id: row.company_id, ends_at: row.ends_at },
      facts: { company_id, attends: Boolean(row.attends), asked: row.asked },
    }
  );
}
