import { sql } from 'kysely';
import type {
  Difficulty,
  Numbering,
  Question,
  QuestionContent,
  QuestionError,
  QuestionKey,
  QuestionStatus,
} from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database, InTransaction } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';

/** The stored fields of a question; ids and dates come from the database. */
export interface NewQuestion {
  company_id: string;
  category_id: string;
  created_by: string;
  title: string;
  status: QuestionStatus;
  numbering: Numbering;
  shuffle: boolean;
  /** Absent: not known. */
  difficulty?: Difficulty | null;
  content: QuestionContent;
  key: QuestionKey;
  import_id?: string;
  /** The question that this one was copied from, because exams use that one. */
  copied_from?: string | null;
}

const inUse = sql<boolean>`exists (select 1 from exam_question where exam_question.question_id = question.id)`;

function scoped(database: Database, scope: Scope) {
  return database.selectFrom('question').where(inScope('question.company_id', scope));
}

/** Questions with the columns of lists and of the question's own page; add a `where`. */
export function questionRows(database: Database) {
  return database
    .selectFrom('question')
    .innerJoin('category', 'category.id', 'question.category_id')
    .innerJoin('user_account', 'user_account.id', 'question.created_by')
    .select(['question.id', 'question.title', 'question.status', 'question.created_at', 'category_id'])
    .select(['question.created_by', 'question.check_error', 'question.difficulty', 'question.updated_at'])
    .select(['user_account.name as name_created', categoryPathName.as('category_name'), inUse.as('in_use')]);
}

interface QuestionSummary {
  id: string;
  title: string;
  status: QuestionStatus;
  check_error: boolean;
  difficulty: Difficulty | null;
  created_at: Date;
  updated_at: Date;
  category_id: string;
  category_name: string;
  created_by: string;
  name_created: string;
  in_use: boolean;
}

/** The fields common to all responses about a question. */
export function questionSummary({
  category_id,
  category_name,
  created_at,
  updated_at,
  ...rest
}: QuestionSummary) {
  const { id, title, status, check_error, difficulty, created_by, name_created, in_use } = rest;
  const category = { id: category_id, name: category_name };
  const who = { created_by, name_created };
  const dates = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { id, title, status, check_error, difficulty, category, ...who, in_use, ...dates };
}

/** The questions with these ids that are in scope, in no order. */
export async function findQuestions(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<Question[]> {
  if (ids.length === 0) return [];
  const rows = await questionRows(database)
    .select([
      'question.content',
      'question.key',
      'question.numbering',
      'question.shuffle',
      'question.version',
    ])
    .leftJoin('user_account as finder', 'finder.id', 'question.error_by')
    .select(['question.copied_from', 'error_reason', 'error_by', 'error_at', 'finder.name as finder_name'])
    .where('question.id', 'in', ids)
    .where(inScope('question.company_id', scope))
    .execute();
  return rows.map((row) => ({
    ...questionSummary(row),
    version: row.version,
    content: row.content,
    key: row.key,
    numbering: row.numbering,
    shuffle: row.shuffle,
    copied_from: row.copied_from,
    error: row.check_error ? shownError(row) : null,
  }));
}

function shownError(row: {
  error_reason: string | null;
  error_by: string | null;
  error_at: Date | null;
  finder_name: string | null;
}): QuestionError {
  const { error_reason, error_by, error_at, finder_name } = row;
  return {
    reason: error_reason,
    marked_by: error_by === null || finder_name === null ? null : { id: error_by, name: finder_name },
    marked_at: error_at?.toISOString() ?? null,
  };
}

export async function insertQuestions(
  database: Database,
  questions: readonly NewQuestion[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  // PostgreSQL accepts at most 65,535 parameters per statement.
  for (let from = 0; from < questions.length; from += 1000) {
    const inserted = await database
      .insertInto('question')
      .values(
        questions.slice(from, from + 1000).map(({ content, key, ...question }) => ({
          ...question,
          type: content.type,
          sort_key: sortKey(question.title),
          content: JSON.stringify(content),
          key: JSON.stringify(key),
          updated_by: question.created_by,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/** The unit's questions with one of these folded titles, to detect duplicates. */
export async function questionsTitled(
  database: Database,
  companyId: string,
  foldedTitles: readonly string[],
): Promise<{ title: string; content: QuestionContent }[]> {
  if (foldedTitles.length === 0) return [];
  return database
    .selectFrom('question')
    .select(['title', 'content'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`title_fold = any(${sql.val([...foldedTitles])}::text[])`)
    .execute();
}

/** Overwrites a question; keeps its owner and the question it was copied from. */
export async function updateQuestion(
  transaction: InTransaction,
  id: string,
  { content, key, ...question }: Omit<NewQuestion, 'company_id' | 'created_by' | 'import_id' | 'copied_from'>,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('question')
    .set({
      ...question,
      type: content.type,
      sort_key: sortKey(question.title),
      content: JSON.stringify(content),
      key: JSON.stringify(key),
      updated_by: by,
      updated_at: now,
    })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The facts of a question that rules need before a change or a deletion. */
export interface QuestionFacts {
  id: string;
  company_id: string;
  created_by: string;
  status: QuestionStatus;
  version: number;
  in_use: boolean;
  /** Who saved it last. */
  name_updated: string | null;
}

/** The questions with these ids that are in scope, locked for this transaction. */
export async function findQuestionFacts(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<QuestionFacts[]> {
  await scoped(database, scope).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  // Read under the lock, to see changes made while the transaction waited for it.
  return scoped(database, scope)
    .leftJoin('user_account', 'user_account.id', 'question.updated_by')
    .select(['question.id', 'question.company_id', 'question.created_by', 'question.status'])
    .select(['question.version', inUse.as('in_use'), 'user_account.name as name_updated'])
    .where('question.id', 'in', ids)
    .orderBy('question.id')
    .execute();
}

export async function questionTitles(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<{ id: string; title: string }[]> {
  return scoped(database, scope).select(['id', 'title']).where('id', 'in', ids).orderBy('id').execute();
}

/** The mark of a wrong question. */
export interface ErrorMark {
  reason: string | null;
  by: string;
  at: Date;
}

/** Marks questions as wrong, or with null as right; not an edit, so their date of change stays. */
export async function setQuestionErrors(
  database: Database,
  ids: readonly string[],
  mark: ErrorMark | null,
): Promise<void> {
  const { reason = null, by = null, at = null } = mark ?? {};
  await database
    .updateTable('question')
    .set({ check_error: mark !== null, error_reason: reason, error_by: by, error_at: at })
    .where('id', 'in', ids)
    .execute();
}

export async function deleteQuestions(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('question').where('id', 'in', ids).execute();
}
