import type { Question } from '@sen/api/contract/model';
import type { ExportQuestion } from '@sen/domain/papers/exports/ExportQuestion';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import type { Scope } from '../../store/lists/scope.ts';
import { findQuestions } from '../../store/questions/questions.ts';

/** A question of the bank, and what is written of it. */
export interface Exported {
  question: Question;
  written: ExportQuestion;
}

/**
 * The questions with these ids, in their order.
 * @throws {RefusalError} notFound if one of them is not in scope
 */
export async function exportedQuestions(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<Exported[]> {
  const found = new Map(
    (await findQuestions(database, ids, scope)).map((question) => [question.id, question]),
  );
  return [...new Set(ids)].map((id) => {
    const question = found.get(id);
    if (!question) throw new RefusalError('notFound');
    const { title, numbering, shuffle, content, key } = question;
    return { question, written: { title, numbering, shuffle, content, key } };
  });
}
