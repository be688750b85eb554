import { sql } from 'kysely';
import type { Dependent } from '@sen/domain/imports/undo';
import type { Database, InTransaction } from '../database.ts';
import type { ImportChange } from '../imports/importChanges.ts';

/** The questions that these rows created and that exams use or somebody has edited. */
export async function usedQuestions(
  database: Database,
  changes: readonly ImportChange[],
): Promise<Dependent[]> {
  const rows = changes.map(({ row }) => row);
  const { rows: used } = await sql<Dependent>`
    with made as (select * from unnest(${rows}::integer[], ${idsOf(changes)}::bigint[]) as made (row, id)),
    seen as (
      select made.row, title, exists (select from exam_question where question_id = question.id) as used,
        updated_at > created_at as edited
      from made join question on question.id = made.id
    )
    select row, left(title, 200) as name, case when used then 'inUse' else 'edited' end as reason
    from seen where used or edited order by row`.execute(database);
  return used;
}

/** Lets nobody begin to use or change these questions until the transaction ends. */
export async function lockQuestionsOf(
  transaction: InTransaction,
  changes: readonly ImportChange[],
): Promise<void> {
  await sql`select from question where id = any(${idsOf(changes)}::bigint[]) order by id for update`.execute(
    transaction,
  );
}

const idsOf = (changes: readonly ImportChange[]) => changes.map(({ subject_id }) => subject_id);
