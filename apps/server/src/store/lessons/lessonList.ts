import { sql } from 'kysely';
import type { LessonScope } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { visibleProjects } from '../projects/visibleProjects.ts';
import { isTaught } from './lessons.ts';
import { openStatus } from './visibleLessons.ts';

const mainAttachment = sql<string>`(select file.name from lesson_file join file on file.id = lesson_file.file_id
  where lesson_file.lesson_id = lesson.id and is_main)`;
const attachmentCount = sql<number>`(select count(*)::int from lesson_file where lesson_id = lesson.id)`;

function lessonsOf(database: Database, scope: LessonScope, caller: Caller) {
  const all = database.selectFrom('lesson');
  switch (scope) {
    case 'own':
      return all.where('lesson.created_by', '=', caller.id);
    case 'general':
      return all.where(openStatus, '=', 'published');
    case 'project':
      return all
        .where(openStatus, '=', 'project')
        .where('lesson.project_id', 'in', visibleProjects(database, { caller }).select('project.id'));
  }
}

/** One of the three lists of the lesson bank. */
export const lessonList = defineList('listLessons', {
  from: (database: Database, { query, caller }: ListContext<'listLessons'>) =>
    lessonsOf(database, query.scope, caller),
  id: 'lesson.id',
  unit: 'lesson.company_id',
  fields: {
    name: { kind: 'text', column: 'lesson.name_words' },
    category_id: { kind: 'custom', condition: (ids) => ofCategories('lesson.category_id', ids) },
    status: { kind: 'enum', column: 'lesson.status' },
    project_id: { kind: 'id', column: 'lesson.project_id' },
    company_id: { kind: 'id', column: 'lesson.company_id' },
    updated_at: { kind: 'time', column: 'lesson.updated_at' },
  },
  fixedField: 'status',
  sorts: { name: 'lesson.sort_key', status: 'lesson.status', updated_at: 'lesson.updated_at' },
  select: (database: Database) =>
    database
      .selectFrom('lesson')
      .innerJoin('category', 'category.id', 'lesson.category_id')
      .innerJoin('project', 'project.id', 'lesson.project_id')
      .innerJoin('user_account', 'user_account.id', 'lesson.created_by')
      .select(['lesson.id', 'lesson.name', 'lesson.status', 'lesson.category_id', 'lesson.project_id'])
      .select(['project.name as project_name', 'lesson.duration_seconds', 'lesson.created_by'])
      .select([
        'user_account.name as name_created',
        'lesson.updated_at',
        categoryPathName.as('category_name'),
      ])
      .select([isTaught.as('in_use'), mainAttachment.as('main_attachment')])
      .select(attachmentCount.as('attachment_count')),
  row: ({ category_id, category_name, updated_at, ...row }) => ({
    ...row,
    category: { id: category_id, name: category_name },
    updated_at: updated_at.toISOString(),
  }),
});
