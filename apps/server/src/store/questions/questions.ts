import { sql } from 'kysely';
import type {
  Numbering,
  Query,
  Question,
  QuestionContent,
  QuestionKey,
  QuestionRow,
  QuestionStatus,
} from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../database.ts';
import type { Order, PageQuery } from '../lists/page.ts';
import type { Scope } from '../lists/scope.ts';
import { containsAnyText, idOf, betweenTimes, type Filters, type Times } from '../lists/search.ts';

export type QuestionField = NonNullable<Query<'listQuestions'>['fieldName[]']>[number];
type QuestionSort = NonNullable<Query<'listQuestions'>['sort']>;

export interface QuestionList extends PageQuery {
  scope: Scope;
  filters: Filters<QuestionField>;
  times: Times<QuestionField>;
  sort: QuestionSort;
  order: Order;
}

/** What a question is made of; ids and dates are the database's. */
export interface NewQuestion {
  company_id: string;
  category_id: string;
  created_by: string;
  title: string;
  status: QuestionStatus;
  numbering: Numbering;
  shuffle: boolean;
  content: QuestionContent;
  key: QuestionKey;
  import_id?: string;
  /** The question that this one was made from, because exams use that one. */
  copied_from?: string;
}

const sortColumns = {
  title: 'question.sort_key',
  type: 'question.type',
  created_at: 'question.created_at',
} as const;

const inUse = sql<boolean>`exists (select 1 from exam_question where exam_question.question_id = question.id)`;

function scoped(database: Database, scope: Scope) {
  return database
    .selectFrom('question')
    .$if(scope !== null, (query) => query.where('question.company_id', '=', scope));
}

function detailed(database: Database, scope: Scope) {
  return scoped(database, scope)
    .innerJoin('category', 'category.id', 'question.category_id')
    .innerJoin('user_account', 'user_account.id', 'question.created_by')
    .select(['question.id', 'question.title', 'question.status', 'question.created_at', 'category_id'])
    .select('question.created_by')
    .select(['category.name as category_name', 'user_account.name as name_created'])
    .select(inUse.as('in_use'));
}

export async function listQuestions(
  database: Database,
  { scope, filters, times, sort, order, page, limit }: QuestionList,
): Promise<{ rows: QuestionRow[]; total: number }> {
  const filtered = scoped(database, scope)
    .$if(filters.title !== undefined, (query) =>
      query.where(containsAnyText('question.title_fold', filters.title ?? [])),
    )
    .$if(filters.type !== undefined, (query) => query.where(sql`question.type`, 'in', filters.type))
    .$if(filters.status !== undefined, (query) => query.where(sql`question.status`, 'in', filters.status))
    .$if(filters.category_id !== undefined, (query) =>
      query.where('question.category_id', 'in', (filters.category_id ?? []).map(idOf)),
    )
    .$if(times.created_at !== undefined, (query) =>
      query.where(betweenTimes('question.created_at', times.created_at)),
    );
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  // The page's ids first: a late page then skips over an index instead of joined rows.
  const ids = filtered
    .select('question.id')
    .orderBy(sortColumns[sort], order)
    .orderBy('question.id', order)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await detailed(database, scope)
    .select('question.type')
    .where('question.id', 'in', ids)
    .orderBy(sortColumns[sort], order)
    .orderBy('question.id', order)
    .execute();
  return { rows: rows.map((row) => ({ ...headOf(row), type: row.type })), total };
}

interface Head {
  id: string;
  title: string;
  status: QuestionStatus;
  created_at: Date;
  category_id: string;
  category_name: string;
  created_by: string;
  name_created: string;
  in_use: boolean;
}

function headOf({ category_id, category_name, created_at, ...head }: Head) {
  const { id, title, status, created_by, name_created, in_use } = head;
  const category = { id: category_id, name: category_name };
  const who = { created_by, name_created };
  return { id, title, status, category, ...who, in_use, created_at: created_at.toISOString() };
}

/** The questions with these ids that the scope may see, in no order. */
export async function findQuestions(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<Question[]> {
  if (ids.length === 0) return [];
  const rows = await detailed(database, scope)
    .select(['question.content', 'question.key', 'question.numbering', 'question.shuffle'])
    .select(['question.copied_from', 'question.updated_at'])
    .where('question.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...headOf(row),
    content: row.content,
    key: row.key,
    numbering: row.numbering,
    shuffle: row.shuffle,
    copied_from: row.copied_from,
    updated_at: row.updated_at.toISOString(),
  }));
}

export async function insertQuestions(
  database: Database,
  questions: readonly NewQuestion[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  // PostgreSQL takes at most 65,535 parameters a statement.
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

/** The unit's questions that have one of these folded titles, to find what is in the bank already. */
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

/** Writes a question anew; whose it is and what it was copied from stays. */
export async function updateQuestion(
  database: Database,
  id: string,
  { content, key, ...question }: Omit<NewQuestion, 'company_id' | 'created_by' | 'import_id' | 'copied_from'>,
  now: Date,
): Promise<void> {
  await database
    .updateTable('question')
    .set({
      ...question,
      type: content.type,
      sort_key: sortKey(question.title),
      content: JSON.stringify(content),
      key: JSON.stringify(key),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** What rules ask of a question before they let somebody change or delete it. */
export interface QuestionFacts {
  id: string;
  company_id: string;
  created_by: string;
  status: QuestionStatus;
  in_use: boolean;
}

/** The questions with these ids that the scope may see; nobody else changes them in this transaction. */
export async function findQuestionFacts(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<QuestionFacts[]> {
  return scoped(database, scope)
    .select(['id', 'company_id', 'created_by', 'status', inUse.as('in_use')])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteQuestions(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('question').where('id', 'in', ids).execute();
}
