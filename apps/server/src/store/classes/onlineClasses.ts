import type { MeetingProvider } from '@sen/api/contract/model';
import { sql } from 'kysely';
import type { keptOnlineClass } from '@sen/domain/classes/onlineClass';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { visibleClasses } from './classes.ts';

type KeptOnlineClass = ReturnType<typeof keptOnlineClass>;

/** The online sessions of the classes that the caller runs, or those that the caller takes part in. */
export function visibleOnlineClasses(database: Database, { caller }: { caller: Caller }) {
  const sessions = database
    .selectFrom('online_classroom')
    .where(
      'online_classroom.classroom_id',
      'in',
      visibleClasses(database, { caller }).select('classroom.id'),
    );
  if (caller.role !== 'student') return sessions;
  return sessions.where((session) =>
    session.exists(
      session
        .selectFrom('online_classroom_student')
        .select(sql`1`.as('one'))
        .whereRef('online_classroom_id', '=', 'online_classroom.id')
        .where('user_id', '=', caller.id),
    ),
  );
}

/** Online sessions with the columns of lists; add a `where`. */
export function onlineClassRows(database: Database) {
  return database
    .selectFrom('online_classroom')
    .select([
      'online_classroom.id',
      'online_classroom.classroom_id',
      'online_classroom.name as classroom_name',
    ])
    .select(['online_classroom.url as classroom_url', 'online_classroom.provider'])
    .select(['online_classroom.meeting_code as meeting_id', 'online_classroom.starts_at'])
    .select(['online_classroom.version'])
    .select(
      sql<number>`(select count(*)::int from online_classroom_student where online_classroom_id = online_classroom.id)`.as(
        'student_count',
      ),
    );
}

export function shownOnlineClass<Row extends { starts_at: Date }>({ starts_at, ...row }: Row) {
  return { ...row, classroom_start_time: starts_at.toISOString() };
}

/** One online session; its students are for those who run the class. */
export async function findOnlineClass(database: Database, id: string, caller: Caller) {
  const row = await onlineClassRows(database)
    .select(
      sql<
        string[]
      >`array(select user_id::text from online_classroom_student where online_classroom_id = online_classroom.id order by user_id)`.as(
        'student_ids',
      ),
    )
    .where('online_classroom.id', '=', id)
    .where(
      'online_classroom.id',
      'in',
      visibleOnlineClasses(database, { caller })
        .select('online_classroom.id')
        .where('online_classroom.id', '=', id),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { student_ids, ...rest } = shownOnlineClass(row);
  return caller.role === 'student' ? rest : { ...rest, student_ids };
}

/** The online sessions of a class that the caller sees, the earliest first. */
export async function listSessionsOf(database: Database, classId: string, caller: Caller) {
  const seen = visibleOnlineClasses(database, { caller }).select('online_classroom.id');
  const rows = await onlineClassRows(database)
    .where('online_classroom.id', 'in', seen.where('online_classroom.classroom_id', '=', classId))
    .orderBy('online_classroom.starts_at')
    .orderBy('online_classroom.id')
    .execute();
  return rows.map(shownOnlineClass);
}

export interface TakenOnlineClass {
  id: string;
  classroom_id: string;
  name: string;
  url: string;
  provider: MeetingProvider;
  meeting_code: string | null;
  starts_at: Date;
  version: number;
  student_ids: string[];
}

/** The online sessions with these ids that the caller sees, locked for this transaction, with their students. */
export async function takeOnlineClasses(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenOnlineClass[]> {
  const taken = await visibleOnlineClasses(transaction, { caller })
    .select('online_classroom.id')
    .where('online_classroom.id', 'in', ids)
    // A fixed order avoids deadlocks between transactions on the same sessions.
    .orderBy('online_classroom.id')
    .forUpdate()
    .execute();
  if (taken.length === 0) return [];
  const { rows } = await sql<TakenOnlineClass>`
    select id, classroom_id, name, url, provider, meeting_code, starts_at, version,
      array(select user_id::text from online_classroom_student where online_classroom_id = online_classroom.id) as student_ids
    from online_classroom where id = any(${taken.map(({ id }) => id)}::bigint[]) order by id`.execute(
    transaction,
  );
  return rows;
}

const columnsOf = ({ meeting_id: meeting_code, ...session }: KeptOnlineClass) => ({
  ...session,
  meeting_code,
});

export async function insertOnlineClass(
  transaction: InTransaction,
  session: KeptOnlineClass,
  owner: { classroom_id: string; created_by: string },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('online_classroom')
    .values({ ...columnsOf(session), ...owner, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOnlineClass(
  transaction: InTransaction,
  id: string,
  session: KeptOnlineClass,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('online_classroom')
    .set({ ...columnsOf(session), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Replaces the students of an online session in two statements. */
export async function replaceSessionStudents(
  transaction: InTransaction,
  id: string,
  students: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('online_classroom_student').where('online_classroom_id', '=', id).execute();
  await sql`insert into online_classroom_student (online_classroom_id, user_id)
    select ${id}::bigint, student from unnest(${[...students]}::bigint[]) as student`.execute(transaction);
}

export async function deleteOnlineClasses(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('online_classroom').where('id', 'in', ids).execute();
}
