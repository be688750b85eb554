import type { QuestionRow } from '@sen/api/contract/model';
import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { inScope, type Scope } from '../lists/scope.ts';
import { questionRows, questionSummary } from './questions.ts';

/** The question bank of a unit. */
export const questionList = defineList('listQuestions', {
  from: (database: Database) => database.selectFrom('question'),
  id: 'question.id',
  unit: 'question.company_id',
  fields: {
    title: { kind: 'text', column: 'question.title_words' },
    type: { kind: 'enum', column: 'question.type' },
    status: { kind: 'enum', column: 'question.status' },
    difficulty: { kind: 'enum', column: 'question.difficulty' },
    check_error: { kind: 'boolean', column: 'question.check_error' },
    category_id: { kind: 'custom', condition: (ids) => ofCategories('question.category_id', ids) },
    copied_from: { kind: 'id', column: 'question.copied_from' },
    created_by: { kind: 'id', column: 'question.created_by' },
    created_at: { kind: 'time', column: 'question.created_at' },
  },
  fixedField: 'status',
  sorts: { title: 'question.sort_key', type: 'question.type', created_at: 'question.created_at' },
  select: (database: Database) => questionRows(database).select('question.type'),
  row: ({ type, ...row }) => ({ ...questionSummary(row), type }),
});

/** The questions with these ids that are in scope, as rows of the list, in the order of the ids. */
export async function findQuestionRows(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const rows = await questionRows(database)
    .select('question.type')
    .where('question.id', 'in', ids)
    .where(inScope('question.company_id', scope))
    .execute();
  const byId = new Map(rows.map(({ type, ...row }) => [row.id, { ...questionSummary(row), type }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
