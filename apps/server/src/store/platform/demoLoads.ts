import type { QuestionKey } from '@sen/api/contract/model';
import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

export interface DemoLoad {
  people: number;
  started_at: Date;
  steps_done: number;
  /** The newest event, before the next step adds others. */
  last_event: string;
}

/** Orders the training company; the job `loadTrainingCompany` loads it. */
export async function orderDemoLoad(transaction: InTransaction, people: number, now: Date): Promise<void> {
  await transaction.insertInto('demo_load').values({ people, started_at: now }).execute();
}

/** Whether steps are left. */
export async function isDemoLoading(database: Database): Promise<boolean> {
  const row = await unfinished(database).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Takes the load for this transaction; undefined when it has ended, or another process has it. */
export async function takeDemoLoad(transaction: InTransaction): Promise<DemoLoad | undefined> {
  return unfinished(transaction)
    .select(['people', 'started_at', 'steps_done'])
    .select(sql<string>`(select coalesce(max(id), 0)::text from notification_event)`.as('last_event'))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

function unfinished(database: Database) {
  return database.selectFrom('demo_load').where('ended_at', 'is', null);
}

/**
 * Counts a step in the transaction that makes it, and adds what later steps refer to. The events that it added go by no mail:
 * nobody else's wait behind those of a year.
 * @param lastEvent the newest event before the step
 */
export async function recordDemoStep(
  transaction: InTransaction,
  { made, lastEvent }: { made: Readonly<Record<string, string>>; lastEvent: string },
): Promise<void> {
  // What a step refers to is the largest part of the row: most steps leave it where it is.
  const isNew = Object.keys(made).length > 0;
  await sql`
    with mailed as (
      update notification_event set mailed = cardinality(recipients)
      where id > ${lastEvent} and xmin = pg_current_xact_id()::xid and mailed < cardinality(recipients)
    )
    update demo_load set steps_done = steps_done + 1, tries = 0
      ${isNew ? sql`, refs = refs || ${JSON.stringify(made)}::jsonb` : sql``}`.execute(transaction);
}

/** Counts a try of the step after those that are done, which failed. */
export async function recordDemoFault(
  database: Database,
  {
    stepsDone,
    failure,
    mostTries,
    now,
  }: { stepsDone: number; failure: string; mostTries: number; now: Date },
): Promise<void> {
  await sql`
    update demo_load set tries = tries + 1, failure = ${failure},
      ended_at = case when tries + 1 >= ${mostTries} then ${now}::timestamptz end
    where steps_done = ${stepsDone} and ended_at is null`.execute(database);
}

export async function endDemoLoad(transaction: InTransaction, now: Date): Promise<void> {
  await transaction.updateTable('demo_load').set({ ended_at: now, failure: null }).execute();
}

interface Activation {
  companyId: string;
  codes: readonly string[];
  passwordHash: string;
  now: Date;
}

/** Activates accounts as their owners do by the link of their mail; nobody of the unit waits for that mail any more. */
export async function activateByCode(
  transaction: InTransaction,
  { companyId, codes, passwordHash, now }: Activation,
): Promise<void> {
  await transaction
    .deleteFrom('activation_due')
    .where('user_id', 'in', (member) =>
      member.selectFrom('user_account').select('id').where('company_id', '=', companyId),
    )
    .execute();
  if (codes.length === 0) return;
  await transaction
    .updateTable('user_account')
    .set({ status: 'active', password_hash: passwordHash, updated_at: now })
    .where('company_id', '=', companyId)
    .where('membership_code', 'in', codes)
    .where('status', '=', 'inactive')
    .execute();
}

/** Ids by membership code. */
export async function memberIds(database: Database, companyId: string): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('user_account')
    .select(['id', 'membership_code'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.flatMap(({ id, membership_code: code }) => (code === null ? [] : [[code, id]])));
}

export interface WaitingAnswer {
  attempt_id: string;
  question_id: string;
  text: string;
  /** The points of the question. */
  worth: number;
  key: QuestionKey;
}

/** Long answers of an assignment that wait for a mark, those handed in first before others. */
export async function waitingForMarks(
  database: Database,
  assignmentId: string,
  limit: number,
): Promise<WaitingAnswer[]> {
  const { rows } = await sql<WaitingAnswer>`
    select attempt.id::text as attempt_id, answer.question_id::text as question_id, answer.answer ->> 'text' as text,
      entry.score::float as worth, question.key
    from attempt
    join assignment on assignment.id = attempt.assignment_id
    join attempt_answer as answer on answer.attempt_id = attempt.id
    join question on question.id = answer.question_id and question.type = 'long_answer'
    join exam_part as part on part.exam_id = assignment.exam_id
    join exam_question as entry on entry.exam_part_id = part.id and entry.question_id = question.id
    where attempt.assignment_id = ${assignmentId} and attempt.state = 'submitted'
    order by attempt.submitted_at, attempt.id limit ${limit}`.execute(database);
  return rows;
}

/** Whether results of a course's students are still to be computed. */
export async function isSettling(database: Database, courseId: string): Promise<boolean> {
  const due = await database
    .selectFrom('course_result_due as due')
    .innerJoin('classroom', 'classroom.id', 'due.classroom_id')
    .select('due.id')
    .where('classroom.course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Dates an import that a job has ended: it belongs to the day of its file. */
export async function dateImport(transaction: InTransaction, importId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('import_run')
    .set({ finished_at: at })
    .where('import_id', '=', importId)
    .execute();
  await sql`
    with event as (
      update notification_event set created_at = ${at}, mailed = cardinality(recipients)
      where type = 'ImportFinished' and facts ->> 'import_id' = ${importId} returning id
    )
    update notification set created_at = ${at} from event where notification.event_id = event.id`.execute(
    transaction,
  );
}

/** The order of the training company, also when it has been loaded. */
export async function findDemoLoad(database: Database) {
  return database
    .selectFrom('demo_load')
    .select(['people', 'started_at', 'refs', 'steps_done', 'failure', 'ended_at'])
    .executeTakeFirst();
}
