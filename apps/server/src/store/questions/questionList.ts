import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
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
    check_error: { kind: 'boolean', column: 'question.check_error' },
    category_id: { kind: 'custom', condition: (ids) => ofCategories('question.category_id', ids) },
    created_at: { kind: 'time', column: 'question.created_at' },
  },
  fixedField: 'status',
  sorts: { title: 'question.sort_key', type: 'question.type', created_at: 'question.created_at' },
  select: (database: Database) => questionRows(database).select('question.type'),
  row: ({ type, ...row }) => ({ ...questionSummary(row), type }),
});
