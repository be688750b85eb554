import { randomUUID } from 'node:crypto';
import type { QuestionDraft } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { claimImport, finishImport, savedByImport } from '../../store/platform/importRuns.ts';
import { insertQuestions, type NewQuestion } from '../../store/questions/questions.ts';
import type { ReadRow } from './readQuestionSheet.ts';

interface Import {
  rows: readonly ReadRow[];
  companyId: string;
  caller: Caller;
  now: Date;
  /** `rows`: the numbers of the chosen rows; absent: all good ones. */
  body: { rows?: number[]; import_id?: string };
}

/**
 * Stores the chosen good rows in one transaction and returns their number. A repeated import
 * stores nothing and returns the same number.
 * @throws {RefusalError} nothingToImport
 */
export async function storeImport(
  database: Database,
  { rows, companyId, caller, now, body }: Import,
): Promise<number> {
  const import_id = body.import_id ?? randomUUID();
  const run = { import_id, kind: 'questions', company_id: companyId, created_by: caller.id };
  const before = await savedByImport(database, run);
  if (before !== undefined) return before;
  const chosen = body.rows && new Set(body.rows);
  const questions = rows
    .filter(({ row }) => chosen?.has(row) ?? true)
    .flatMap(({ question }) => (question ? [newQuestion(question, { companyId, caller, import_id })] : []));
  if (questions.length === 0) throw new RefusalError('nothingToImport');
  return database.transaction().execute(async (transaction) => {
    if (!(await claimImport(transaction, run, now))) {
      const saved = await savedByImport(transaction, run);
      if (saved === undefined) throw new RefusalError('conflict');
      return saved;
    }
    const ids = await insertQuestions(transaction, questions, now);
    await finishImport(transaction, import_id, ids.length);
    return ids.length;
  });
}

function newQuestion(
  { numbering = 'A', shuffle = false, ...question }: QuestionDraft,
  { companyId, caller, import_id }: { companyId: string; caller: Caller; import_id: string },
): NewQuestion {
  return { ...question, numbering, shuffle, company_id: companyId, created_by: caller.id, import_id };
}
