import { sql } from 'kysely';
import { usableLessonStatuses } from '@sen/domain/lessons/lessonVerbs';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database, InTransaction } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { visibleProjects } from '../projects/visibleProjects.ts';

/** Public lessons, those that are reserved for the project, and the person's own. */
const isFor = (projectId: string, personId: string) =>
  sql<boolean>`(lesson.status = any (${[...usableLessonStatuses]}::text[])
    and (lesson.status = 'published' or lesson.project_id = ${projectId} or lesson.created_by = ${personId}))`;

/** The lessons that the caller may put into courses of a project. */
export const usableLessonList = defineList('listUsableLessons', {
  from: (database: Database, { query: { project_id }, caller }: ListContext<'listUsableLessons'>) =>
    database
      .selectFrom('lesson')
      .where(isFor(project_id, caller.id))
      .where('lesson.company_id', 'in', () =>
        visibleProjects(database, { caller })
          .select('project.company_id')
          .where('project.id', '=', project_id),
      ),
  id: 'lesson.id',
  unit: 'lesson.company_id',
  fields: { name: { kind: 'text', column: 'lesson.name_words' } },
  sorts: { always: 'lesson.sort_key' },
  select: (database: Database) =>
    database
      .selectFrom('lesson')
      .innerJoin('category', 'category.id', 'lesson.category_id')
      .select([
        'lesson.id',
        'lesson.name',
        'category.id as category_id',
        categoryPathName.as('category_name'),
      ]),
  row: ({ category_id, category_name, ...row }) => ({
    ...row,
    category: { id: category_id, name: category_name },
  }),
});

/** Those of these lessons that the person may put into a course; they are not deleted during this transaction. */
export async function lessonsForCourse(
  transaction: InTransaction,
  ids: readonly string[],
  course: { company_id: string; project_id: string },
  personId: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('lesson')
    .select('id')
    .where('id', 'in', ids)
    .where('company_id', '=', course.company_id)
    .where(isFor(course.project_id, personId))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
