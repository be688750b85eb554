import type { Dependent } from '@sen/domain/imports/undo';
import { type Selectable, sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import type { ImportChange } from '../imports/importChanges.ts';
import type { EnteredScoreTable } from './tables.ts';

type Kept = Pick<
  Selectable<EnteredScoreTable>,
  'id' | 'assignment_id' | 'user_id' | 'score' | 'reason' | 'entered_by' | 'entered_at' | 'import_id'
>;

interface Entering {
  assignmentId: string;
  scores: readonly { row: number; user_id: string; score: number }[];
  by: Pick<EnteredScoreTable, 'reason' | 'entered_by' | 'import_id'>;
  now: Date;
}

/** Enters scores of a locked exam. @returns what each row changes, for an import to be undone */
export async function enterScores(
  transaction: InTransaction,
  { assignmentId, scores, by, now }: Entering,
): Promise<ImportChange[]> {
  if (scores.length === 0) return [];
  const before = await transaction
    .selectFrom('entered_score')
    .selectAll()
    .where('assignment_id', '=', assignmentId)
    .where(
      'user_id',
      'in',
      scores.map(({ user_id }) => user_id),
    )
    .execute();
  const entered = await transaction
    .insertInto('entered_score')
    .values(
      scores.map(({ user_id, score }) => ({
        assignment_id: assignmentId,
        user_id,
        score,
        ...by,
        entered_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'user_id']).doUpdateSet((given) => ({
        score: given.ref('excluded.score'),
        reason: given.ref('excluded.reason'),
        entered_by: given.ref('excluded.entered_by'),
        entered_at: given.ref('excluded.entered_at'),
        import_id: given.ref('excluded.import_id'),
      })),
    )
    .returning(['id', 'user_id'])
    .execute();
  const ids = new Map(entered.map(({ id, user_id }) => [user_id, id]));
  const earlier = new Map(before.map((row) => [row.user_id, fieldsOf(row)]));
  return scores.map(({ row, user_id, score }) => ({
    row,
    subject_id: ids.get(user_id) ?? '0',
    before: earlier.get(user_id) ?? null,
    after: { score: String(score) },
  }));
}

function fieldsOf({ score, reason, entered_by, entered_at, import_id }: Kept): Record<string, string> {
  return { score: String(score), reason, entered_by, entered_at: entered_at.toISOString(), import_id };
}

/** Those of an import's scores that have been entered again since, by whomever. */
export async function changedScores(
  database: Database,
  changes: readonly ImportChange[],
  importId: string,
): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    select changed.row, name, 'edited' as reason
    from unnest(${changes.map(({ row }) => row)}::integer[], ${idsOf(changes)}::bigint[]) as changed (row, id)
    join entered_score on entered_score.id = changed.id and import_id <> ${importId}::uuid
    join user_account on user_account.id = entered_score.user_id order by changed.row`.execute(database);
  return rows;
}

/** Lets nobody enter these again until the transaction ends, in the order in which an import takes its locks. */
export async function lockScores(
  transaction: InTransaction,
  changes: readonly ImportChange[],
): Promise<void> {
  await sql`select from assignment
    where id in (select assignment_id from entered_score where id = any(${idsOf(changes)}::bigint[]))
    order by id for update`.execute(transaction);
}

/** Scores that an import entered, as they are now. */
export function findScores(
  database: Database,
  changes: readonly ImportChange[],
): Promise<{ id: string; assignment_id: string; user_id: string; score: number }[]> {
  return database
    .selectFrom('entered_score')
    .select(['id', 'assignment_id', 'user_id', 'score'])
    .where(sql<boolean>`id = any(${idsOf(changes)}::bigint[])`)
    .execute();
}

/** Gives scores that an import entered their former values back, and deletes those that had none. */
export async function withdrawScores(
  transaction: InTransaction,
  changes: readonly ImportChange[],
): Promise<void> {
  const former = changes.flatMap(({ subject_id: id, before }) => (before ? [{ ...before, id }] : []));
  await sql`
    update entered_score set score = former.score, reason = former.reason, entered_by = former.entered_by,
      entered_at = former.entered_at, import_id = former.import_id
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as former (id bigint, score numeric, reason text,
      entered_by bigint, entered_at timestamptz, import_id uuid)
    where entered_score.id = former.id`.execute(transaction);
  const made = changes.filter(({ before }) => before === null);
  await transaction
    .deleteFrom('entered_score')
    .where(sql<boolean>`id = any(${idsOf(made)}::bigint[])`)
    .execute();
}

const idsOf = (changes: readonly ImportChange[]) => changes.map(({ subject_id }) => subject_id);
