import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { assignableStatuses } from './assignableStatuses.ts';

/** The exams of a unit that can be assigned, for selectors. */
export const assignableExamList = defineList('listAssignableExams', {
  from: (database: Database) => database.selectFrom('exam').where('exam.status', 'in', assignableStatuses),
  id: 'exam.id',
  unit: 'exam.company_id',
  fields: {
    title: { kind: 'text', column: 'exam.title_words' },
    company_id: { kind: 'id', column: 'exam.company_id' },
  },
  sorts: { always: 'exam.sort_key' },
  select: (database: Database) =>
    database
      .selectFrom('exam')
      .innerJoin('category', 'category.id', 'exam.category_id')
      .select(['exam.id', 'exam.title', 'category.id as category_id', categoryPathName.as('category_name')]),
  row: ({ category_id, category_name, ...row }) => ({
    ...row,
    category: { id: category_id, name: category_name },
  }),
});
