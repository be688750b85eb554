import { sql } from 'kysely';
import type { Correction, CorrectionChange, Person } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

interface Row {
  id: string;
  change: CorrectionChange;
  reason: string;
  created_by: Person;
  created_at: Date;
  undone_by: Person | null;
  undone_at: Date | null;
  settled: boolean;
  attempts: number;
  marked_again: number;
  changed: number;
}

const person = (column: string) =>
  sql.raw(`(select json_build_object('id', id::text, 'name', name, 'avatar', avatar) from user_account
    where user_account.id = correction.${column})`);
const handedIn = sql.raw(
  `from attempt where attempt.assignment_id = correction.assignment_id and attempt.state <> 'in_progress'`,
);

/** Newest first. */
export async function listOf(
  database: Database,
  assignmentId: string,
): Promise<Omit<Correction, 'undo_refusal'>[]> {
  const { rows } = await sql<Row>`
    select correction.id::text, change, reason, ${person('created_by')} as created_by, created_at,
      ${person('undone_by')} as undone_by, undone_at, settled,
      (select count(*)::int ${handedIn}) as attempts,
      (select count(*)::int ${handedIn} and (correction.settled or attempt.id <= correction.remarked_to)) as marked_again,
      coalesce(changed_students, (select count(*)::int from correction_move where correction_id = correction.id)) as changed
    from correction where ${isOf(assignmentId)} order by correction.id desc`.execute(database);
  return rows.map(({ created_at, undone_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }));
}

/** Its own, and the thresholds of its class. */
const isOf = (assignmentId: string) =>
  sql`(assignment_id = ${assignmentId}
    or classroom_id = (select classroom_id from assignment where id = ${assignmentId}))`;

/** Lets one correction or undo at a time decide, and no attempt be marked meanwhile. */
export async function lockCorrections(transaction: InTransaction, assignmentId: string): Promise<void> {
  // First those that a job marks by, which holds them before it locks the assignment.
  await sql`select id from correction where assignment_id = ${assignmentId} order by id for update`.execute(
    transaction,
  );
  await sql`select id from assignment where id = ${assignmentId} for update`.execute(transaction);
  await sql`select id from classroom where id = (select classroom_id from assignment where id = ${assignmentId})
    for no key update`.execute(transaction);
}

interface NewCorrection {
  /** The exam whose attempts are marked again by it, or the class whose threshold it is. */
  of: { assignmentId: string } | { classId: string };
  change: CorrectionChange;
  reason: string;
  by: string;
  now: Date;
  /** Of a threshold: the students whose completion it changes; else null. */
  changedStudents: number | null;
}

export async function insertCorrection(transaction: InTransaction, given: NewCorrection): Promise<string> {
  const { of, change, reason, by, now, changedStudents } = given;
  const { id } = await transaction
    .insertInto('correction')
    .values({
      assignment_id: 'assignmentId' in of ? of.assignmentId : null,
      classroom_id: 'classId' in of ? of.classId : null,
      settled: 'classId' in of,
      change: JSON.stringify(change),
      reason,
      created_by: by,
      created_at: now,
      undone_by: null,
      undone_at: null,
      changed_students: changedStudents,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The attempts of an exam are then marked again without it. */
export async function undo(
  transaction: InTransaction,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('correction')
    .set({ undone_by: by, undone_at: now, remarked_to: '0', settled: sql`assignment_id is null` })
    .where('id', '=', id)
    .execute();
}
