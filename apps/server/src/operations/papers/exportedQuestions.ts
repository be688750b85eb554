import { RefusalError } from '../../errors/RefusalError.ts';
import type { Exported } from '../../papers/writePaper.ts';
import type { Database } from '../../store/database.ts';
import type { Scope } from '../../store/lists/scope.ts';
import { findQuestions } from '../../store/questions/questions.ts';

/** Pictures are in their questions: fewer are read at once than rows of a list. */
const partSize = 100;

/**
 * The questions with these ids, in their order, read part by part.
 * @throws {RefusalError} notFound at the end, if one of them is not in scope
 */
export async function* exportedQuestions(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): AsyncGenerator<Exported[]> {
  let count = 0;
  for await (const part of listedQuestions(database, ids, scope)) {
    count += part.length;
    yield part;
  }
  if (count < ids.length) throw new RefusalError('notFound');
}

/** As `exportedQuestions`, for ids that the list of the bank has just given: those deleted since then are left out. */
export async function* listedQuestions(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): AsyncGenerator<Exported[]> {
  for (let from = 0; from < ids.length; from += partSize)
    // oxlint-disable-next-line no-await-in-loop -- a part is read when the one before is written
    yield await foundQuestions(database, ids.slice(from, from + partSize), scope);
}

async function foundQuestions(database: Database, ids: readonly string[], scope: Scope): Promise<Exported[]> {
  const found = new Map(
    (await findQuestions(database, ids, scope)).map((question) => [question.id, question]),
  );
  return ids.flatMap((id) => {
    const question = found.get(id);
    if (!question) return [];
    const { title, numbering, shuffle, difficulty, content, key } = question;
    return [{ question, written: { title, numbering, shuffle, difficulty, content, key } }];
  });
}
