import { sql } from 'kysely';
import type { Exam, ExamDraft, ExamStatus } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database, InTransaction } from '../database.ts';
import { findQuestions } from '../questions/questions.ts';
import { inScope, type Scope } from '../lists/scope.ts';

/** The facts of an exam that rules need before a change. */
export interface ExamFacts {
  id: string;
  title: string;
  status: ExamStatus;
  /** The unit that owns it. */
  company_id: string;
  created_by: string;
  version: number;
  in_use: boolean;
  /** Who saved it last. */
  name_updated: string | null;
}

const inUse = sql<boolean>`exists (select 1 from assignment where assignment.exam_id = exam.id)`;
/** Whether an exam has a question that is marked as wrong. */
export const checkError = sql<boolean>`exists (select 1 from exam_question
  join exam_part on exam_part.id = exam_question.exam_part_id join question on question.id = exam_question.question_id
  where exam_part.exam_id = exam.id and question.check_error)`;
const totalScore = sql<number>`(select coalesce(sum(score), 0) from exam_part where exam_part.exam_id = exam.id)`;

function scoped(database: Database, scope: Scope) {
  return database.selectFrom('exam').where(inScope('exam.company_id', scope));
}

/** Exams with the columns of lists and of the exam's own page; add a `where`. */
export function examRows(database: Database) {
  return database
    .selectFrom('exam')
    .innerJoin('category', 'category.id', 'exam.category_id')
    .innerJoin('user_account', 'user_account.id', 'exam.created_by')
    .select([
      'exam.id',
      'exam.title',
      'exam.status',
      'exam.category_id',
      'exam.duration_minutes',
      'exam.created_by',
      'exam.updated_at',
    ])
    .select(['user_account.name as name_created', categoryPathName.as('category_name')])
    .select([inUse.as('in_use'), totalScore.as('total_score'), checkError.as('check_error')]);
}

/** The exams with these ids that are in scope; `lock` locks them for this transaction. */
export async function findExamFacts(
  database: Database,
  ids: readonly string[],
  scope: Scope,
  lock = false,
): Promise<ExamFacts[]> {
  if (ids.length === 0) return [];
  if (lock)
    await scoped(database, scope).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  // Read under the lock, to see changes made while the transaction waited for it.
  return scoped(database, scope)
    .leftJoin('user_account', 'user_account.id', 'exam.updated_by')
    .select(['exam.id', 'exam.title', 'exam.status', 'exam.company_id', 'exam.created_by', 'exam.version'])
    .select([inUse.as('in_use'), 'user_account.name as name_updated'])
    .where('exam.id', 'in', ids)
    .orderBy('exam.id')
    .execute();
}

export async function findExam(database: Database, id: string, scope: Scope): Promise<Exam | undefined> {
  const row = await examRows(database)
    .select(['exam.retakes', 'exam.deduction_percent', 'exam.questions_per_page', 'exam.shuffle'])
    .select(['exam.copied_from', 'exam.created_at', 'exam.version'])
    .where('exam.id', '=', id)
    .where(inScope('exam.company_id', scope))
    .executeTakeFirst();
  if (!row) return undefined;
  const { category_id, category_name, created_at, updated_at, ...rest } = row;
  return {
    ...rest,
    is_publish: row.status === 'published',
    category: { id: category_id, name: category_name },
    parts: await findParts(database, id),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

async function findParts(database: Database, examId: string): Promise<Exam['parts']> {
  const parts = await database
    .selectFrom('exam_part')
    .select(['id', 'title', 'score'])
    .where('exam_id', '=', examId)
    .orderBy('position')
    .execute();
  const entries = await database
    .selectFrom('exam_question')
    .innerJoin('exam_part', 'exam_part.id', 'exam_question.exam_part_id')
    .select(['exam_part_id', 'question_id', 'exam_question.score'])
    .where('exam_part.exam_id', '=', examId)
    .orderBy('exam_question.position')
    .execute();
  const questions = await findQuestions(
    database,
    entries.map(({ question_id }) => question_id),
    null,
  );
  const byId = new Map(questions.map((question) => [question.id, question]));
  return parts.map((part) => ({
    ...part,
    questions: entries
      .filter(({ exam_part_id }) => exam_part_id === part.id)
      .flatMap(({ question_id, score }) => {
        const question = byId.get(question_id);
        return question ? [{ score, question }] : [];
      }),
  }));
}

/** The columns of an exam that come from its draft. */
function settingsOf({ title, category_id, ...draft }: ExamDraft) {
  const { duration_minutes, retakes, deduction_percent, questions_per_page, shuffle } = draft;
  return {
    title,
    category_id,
    sort_key: sortKey(title),
    duration_minutes,
    retakes,
    deduction_percent,
    questions_per_page,
    shuffle,
  };
}

/** Inserts a draft as a new exam and returns its id. */
export async function insertExam(
  database: Database,
  draft: ExamDraft,
  owner: { company_id: string; created_by: string; copied_from: string | null },
  now: Date,
): Promise<string> {
  const { id } = await database
    .insertInto('exam')
    .values({
      ...settingsOf(draft),
      ...owner,
      updated_by: owner.created_by,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertParts(database, id, draft.parts);
  return id;
}

/** Replaces an exam by its draft; only for unused exams. */
export async function updateExam(
  transaction: InTransaction,
  id: string,
  draft: ExamDraft,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('exam')
    .set({ ...settingsOf(draft), updated_by: by, updated_at: now })
    .set((exam) => ({ version: exam('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('exam_part').where('exam_id', '=', id).execute();
  await insertParts(transaction, id, draft.parts);
}

async function insertParts(database: Database, examId: string, parts: ExamDraft['parts']): Promise<void> {
  const inserted = await database
    .insertInto('exam_part')
    .values(parts.map(({ title, score }, index) => ({ exam_id: examId, position: index + 1, title, score })))
    .returning(['id', 'position'])
    .execute();
  const idAt = new Map(inserted.map(({ id, position }) => [position, id]));
  const entries = parts.flatMap(({ questions }, index) =>
    questions.map(({ question_id, score }, place) => ({
      exam_part_id: idAt.get(index + 1) ?? '',
      position: place + 1,
      question_id,
      score,
    })),
  );
  await database.insertInto('exam_question').values(entries).execute();
}

export async function deleteExams(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('exam').where('id', 'in', ids).execute();
}
