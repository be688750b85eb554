import { sql } from 'kysely';
import type { AssignmentDraft, MeetingKind, Training } from '@sen/api/contract/model';
import type { keptTraining } from '@sen/domain/trainings/checkTraining';
import { sortKey } from '@sen/domain/text/sort';
import type { Caller } from '../../auth/Caller.ts';
import { insertAssignment } from '../classes/assignments.ts';
import { enrol, unenrol } from '../classes/enrolment.ts';
import type { InTransaction } from '../database.ts';
import { visibleTrainings } from './trainings.ts';

export type KeptTraining = ReturnType<typeof keptTraining>;

/** What a deletion depends on. */
export interface TakenTraining {
  id: string;
  company_id: string;
  name: string;
  ends_at: Date;
  teacher_ids: string[];
  /** Attempts at its tests, those that were reset included. */
  attempt_count: number;
}

/** The trainings with these ids that the caller sees, locked with their tests: nobody begins one during this transaction. */
export async function takeTrainings(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenTraining[]> {
  const taken = await visibleTrainings(transaction, { caller })
    .select('classroom.id')
    .where('classroom.id', 'in', ids)
    .orderBy('classroom.id')
    .forUpdate('classroom')
    .execute();
  if (taken.length === 0) return [];
  const known = taken.map(({ id }) => id);
  await transaction
    .selectFrom('assignment')
    .select('id')
    .where('classroom_id', 'in', known)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Read under the lock, to see attempts that this transaction waited for.
  const { rows } = await sql<TakenTraining>`
    select id::text, company_id::text, name, ends_at,
      array(select user_id::text from classroom_teacher where classroom_id = classroom.id order by position) as teacher_ids,
      ${sql.join(
        ['attempt', 'reset_attempt'].map(
          (table) => sql`(select count(*)::int from ${sql.table(table)} begun
            join assignment on assignment.id = begun.assignment_id where classroom_id = classroom.id)`,
        ),
        sql` + `,
      )} as attempt_count
    from classroom where id = any (${known}::bigint[]) order by classroom.id`.execute(transaction);
  return rows;
}

/** Stores a new training, or the changes of the one with this id, and returns its id. */
export async function storeTraining(
  transaction: InTransaction,
  { name, starts_at, ends_at, ...kept }: KeptTraining,
  owner: { id: string | undefined; company_id: string; by: string },
  now: Date,
): Promise<string> {
  const named = { name, sort_key: sortKey(name), starts_at, ends_at, updated_at: now };
  if (owner.id !== undefined) {
    await transaction
      .updateTable('classroom')
      .set({ ...named, updated_by: owner.by })
      .set((before) => ({ version: before('version', '+', 1) }))
      .where('id', '=', owner.id)
      .execute();
    await transaction.updateTable('training').set(kept).where('classroom_id', '=', owner.id).execute();
    return owner.id;
  }
  const { id } = await transaction
    .insertInto('classroom')
    .values({
      ...named,
      company_id: owner.company_id,
      course_id: null,
      project_id: null,
      code: null,
      created_by: owner.by,
      updated_by: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('training')
    .values({ ...kept, classroom_id: id })
    .execute();
  return id;
}

/** Gives a training these people. */
export async function setPeople(
  transaction: InTransaction,
  id: string,
  { teacher_ids, student_ids }: { teacher_ids: readonly string[]; student_ids: readonly string[] },
  before: Training | undefined,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('classroom_teacher').where('classroom_id', '=', id).execute();
  const teachers = teacher_ids.map((user_id, position) => ({ classroom_id: id, user_id, position }));
  await transaction.insertInto('classroom_teacher').values(teachers).execute();
  const kept = new Set(student_ids);
  const left = (before?.students ?? []).map((person) => person.id).filter((person) => !kept.has(person));
  if (left.length > 0) await unenrol(transaction, id, left);
  await enrol(transaction, id, student_ids, now);
}

/** Assigns the exam of a test, and returns its assignment and its meeting. */
export async function insertTest(
  transaction: InTransaction,
  kind: MeetingKind,
  draft: AssignmentDraft,
  owner: { company_id: string; classroom_id: string; created_by: string },
  now: Date,
): Promise<{ id: string; meetingId: string }> {
  const made = await insertAssignment(transaction, draft, owner, now);
  if (made === undefined) throw new Error('A test without a request id met a conflict.');
  const { id } = await transaction
    .insertInto('meeting')
    .values({ assignment_id: made.id, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: made.id, meetingId: id };
}

/** Deletes trainings in which nobody has begun a test. */
export async function deleteTrainings(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('assignment').where('classroom_id', 'in', ids).execute();
  await transaction.deleteFrom('classroom').where('id', 'in', ids).execute();
}
