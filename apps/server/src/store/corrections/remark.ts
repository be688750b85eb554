import { sql } from 'kysely';
import { includes } from '@sen/domain/attempts/release';
import type { ExamPaper, ExamPapers } from '../attempts/ExamPapers.ts';
import { lockAttempts } from '../attempts/heldAttempts.ts';
import { type MarkedAttempt, markAttempts } from '../attempts/markAttempts.ts';
import { releaseRows, shownOf } from '../attempts/releaseRows.ts';
import type { Database, InTransaction } from '../database.ts';
import { assignmentFacts } from '../notifications/assignmentFacts.ts';
import { notify } from '../notifications/notify.ts';

/** A class is done at once. */
const ofClass = 50;

interface PartOptions {
  /** Attempts of a part. */
  size?: number;
  /** Waits for whoever holds the correction, as a person does who has just applied it; jobs leave it to them. */
  waits?: boolean;
}

interface Part {
  id: string;
  assignment_id: string;
  remarked_to: string;
  created_by: string;
  undone_by: string | null;
}

/**
 * Marks the next attempts again by which an applied or undone correction is not settled; one part in one transaction.
 * @returns whether there was one
 */
export async function remarkNextPart(
  { database, papers }: { database: Database; papers: ExamPapers },
  now: Date,
  options: PartOptions = {},
): Promise<boolean> {
  // The exam is read before the transaction: the embedded database has one connection.
  const waiting = await database
    .selectFrom('correction')
    .innerJoin('assignment', 'assignment.id', 'assignment_id')
    .select(['correction.id', 'exam_id'])
    .where('settled', '=', false)
    .orderBy('correction.id')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
  const exams = await papers.examsOf([waiting.exam_id]);
  return database
    .transaction()
    .execute((transaction) => remarkWithin(transaction, waiting.id, { exams, now, ...options }));
}

/** As `remarkNextPart`, of one correction, whose exam is brought along. */
export async function remarkWithin(
  transaction: InTransaction,
  correctionId: string,
  {
    exams,
    now,
    size = ofClass,
    waits = false,
  }: PartOptions & { exams: ReadonlyMap<string, ExamPaper>; now: Date },
): Promise<boolean> {
  const { rows } = await sql<Part>`
    select correction.id::text, assignment_id::text, remarked_to::text, correction.created_by::text, undone_by::text
    from correction where id = ${correctionId} and not settled
    for update ${waits ? sql`` : sql`skip locked`}`.execute(transaction);
  const [part] = rows;
  if (!part) return false;
  const ids = await nextAttempts(transaction, part, size);
  await lockAttempts(transaction, ids);
  const endings = new Map(ids.map((id) => [id, null]));
  const marked = await markAttempts(transaction, endings, exams);
  const moved = marked.filter(({ before, final }) => before !== null && before !== final);
  if (part.undone_by === null) await noteMoves(transaction, part.id, moved);
  await notifyMoved(transaction, part, moved, now);
  await transaction
    .updateTable('correction')
    .set({ remarked_to: ids.at(-1) ?? part.remarked_to, settled: ids.length < size })
    .where('id', '=', part.id)
    .execute();
  return true;
}

async function nextAttempts(transaction: InTransaction, part: Part, size: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('attempt')
    .select('id')
    .where('assignment_id', '=', part.assignment_id)
    .where('state', '<>', 'in_progress')
    .where('id', '>', part.remarked_to)
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}

async function noteMoves(
  transaction: InTransaction,
  correctionId: string,
  moved: readonly MarkedAttempt[],
): Promise<void> {
  if (moved.length === 0) return;
  await transaction
    .insertInto('correction_move')
    .values(
      moved.map(({ id, before, final }) => ({
        correction_id: correctionId,
        attempt_id: id,
        before: before ?? final,
        after: final,
      })),
    )
    .execute();
}

/** Those who have seen the result that is another now. */
async function notifyMoved(
  transaction: InTransaction,
  { assignment_id, created_by, undone_by }: Part,
  moved: readonly MarkedAttempt[],
  now: Date,
): Promise<void> {
  if (moved.length === 0) return;
  const rows = await releaseRows(transaction, now)
    .where(
      'attempt.id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
  const seen = new Set(rows.filter((row) => includes(shownOf(row, now), 'score')).map(({ id }) => id));
  const to = moved.filter(({ id }) => seen.has(id)).map(({ user_id }) => user_id);
  const facts = (await assignmentFacts(transaction, [assignment_id])).get(assignment_id);
  if (facts && to.length > 0)
    await notify(
      transaction,
      { type: 'ResultCorrected', facts },
      { to, causedBy: undone_by ?? created_by, now },
    );
}
