import { sql } from 'kysely';
import type { CorrectionChange } from '@sen/api/contract/model';
import { correctedEntries } from '@sen/domain/corrections/correctedEntry';
import type { ExamPaper } from '../attempts/ExamPapers.ts';
import type { Database, InTransaction } from '../database.ts';

/** By assignment, the changes that count, oldest first. */
export type Changes = ReadonlyMap<string, readonly CorrectionChange[]>;

export async function readChanges(database: Database, assignmentIds: readonly string[]): Promise<Changes> {
  const changes = new Map<string, CorrectionChange[]>();
  if (assignmentIds.length === 0) return changes;
  const rows = await database
    .selectFrom('correction')
    .select(['assignment_id', 'change'])
    .where('assignment_id', 'in', [...assignmentIds])
    .where('undone_at', 'is', null)
    .orderBy('id')
    .$narrowType<{ assignment_id: string }>()
    .execute();
  for (const { assignment_id, change } of rows)
    changes.set(assignment_id, [...(changes.get(assignment_id) ?? []), change]);
  return changes;
}

/** The changes that count, which stay as they are until the end of the transaction: whoever corrects waits for it. */
export async function lockChanges(
  transaction: InTransaction,
  assignmentIds: readonly string[],
): Promise<Changes> {
  await sql`select id from assignment where id = any(${[...assignmentIds]}::bigint[]) order by id for key share`.execute(
    transaction,
  );
  return readChanges(transaction, assignmentIds);
}

/** The paper as these changes let it count. */
export function corrected(paper: ExamPaper, changes: readonly CorrectionChange[] = []): ExamPaper {
  return changes.length === 0 ? paper : { ...paper, questions: correctedEntries(paper.questions, changes) };
}
