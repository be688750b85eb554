import type { QuestionRow } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';
import { questionRows, questionSummary } from './questions.ts';

interface Imported {
  importId: string;
  scope: Scope;
  limit: number;
}

/** The first questions that an import has added; their ids are in the order of its file. */
export async function importedQuestions(
  database: Database,
  { importId, scope, limit }: Imported,
): Promise<QuestionRow[]> {
  const rows = await questionRows(database)
    .select('question.type')
    .where('question.import_id', '=', importId)
    .where(inScope('question.company_id', scope))
    .orderBy('question.id')
    .limit(limit)
    .execute();
  return rows.map(({ type, ...row }) => ({ ...questionSummary(row), type }));
}
