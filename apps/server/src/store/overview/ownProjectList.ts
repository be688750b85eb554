import { sql } from 'kysely';
import type { OwnProject } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { inScope, scopeOf } from '../lists/scope.ts';
import { firstLecturers } from '../projects/firstLecturers.ts';

const runningClasses = (now: Date) =>
  sql<number>`(select count(*)::int from classroom where project_id = project.id
    and starts_at <= ${now} and ends_at > ${now})`;

/** The projects in which the caller has a part, whatever the caller's role. */
export const ownProjectList = defineList('listOwnProjects', {
  from: (database: Database, { caller }: ListContext<'listOwnProjects'>) =>
    database
      .selectFrom('project')
      .where(inScope('project.company_id', scopeOf(caller)))
      .where('project.id', 'in', (own) =>
        own.selectFrom('project_person').select('project_id').where('user_id', '=', caller.id),
      ),
  id: 'project.id',
  unit: null,
  fields: {},
  sorts: { always: { by: ({ now }) => sql`row(-${runningClasses(now)}, project.sort_key)` } },
  select: (database: Database, { caller, now }: ListContext<'listOwnProjects'>) =>
    database
      .selectFrom('project')
      .innerJoin('project_person', (join) =>
        join
          .onRef('project_person.project_id', '=', 'project.id')
          .on('project_person.user_id', '=', caller.id),
      )
      .select(['project.id', 'project.company_id', 'project.name as project_name', 'project_person.part'])
      .select([
        sql<number>`(select count(*)::int from course where project_id = project.id)`.as('course_count'),
        runningClasses(now).as('running_class_count'),
      ]),
  row: (row): OwnProject => ({ ...row, lecturers: [] }),
  complete: async (rows: OwnProject[], database: Database) => {
    const lecturers = await firstLecturers(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, lecturers: lecturers.get(row.id) ?? [] }));
  },
});
