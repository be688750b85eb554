import { sql } from 'kysely';
import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { factCondition } from '../lists/fieldConditions.ts';
import { defineList } from '../lists/defineList.ts';
import { checkError, examRows } from './exams.ts';

const questionCount = sql<number>`(select count(*)::int from exam_question
  join exam_part on exam_part.id = exam_question.exam_part_id where exam_part.exam_id = exam.id)`;

/** The exam bank of a unit. */
export const examList = defineList('listExams', {
  from: (database: Database) => database.selectFrom('exam'),
  id: 'exam.id',
  unit: 'exam.company_id',
  fields: {
    title: { kind: 'text', column: 'exam.title_words' },
    status: { kind: 'enum', column: 'exam.status' },
    category_id: { kind: 'custom', condition: (ids) => ofCategories('exam.category_id', ids) },
    check_error: { kind: 'custom', condition: (values) => factCondition(checkError, values) },
    copied_from: { kind: 'id', column: 'exam.copied_from' },
    created_by: { kind: 'id', column: 'exam.created_by' },
    updated_at: { kind: 'time', column: 'exam.updated_at' },
  },
  fixedField: 'status',
  sorts: { title: 'exam.sort_key', status: 'exam.status', updated_at: 'exam.updated_at' },
  select: (database: Database) => examRows(database).select(questionCount.as('question_count')),
  row: ({ category_id, category_name, updated_at, ...row }) => ({
    ...row,
    is_publish: row.status === 'published',
    category: { id: category_id, name: category_name },
    updated_at: updated_at.toISOString(),
  }),
});
