import { sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { inScope, scopeOf } from '../lists/scope.ts';
import { visibleProjects } from '../projects/visibleProjects.ts';

/** The status of a lesson, or the one that it had before it was locked. */
export const openStatus = sql<'draft' | 'published' | 'project'>`coalesce(lesson.locked_from, lesson.status)`;

/** The lessons of the caller's unit; of those reserved for projects, a teacher sees the own ones and those of the own projects. */
export function visibleLessons(database: Database, { caller }: { caller: Caller }) {
  const scope = scopeOf(caller);
  return database
    .selectFrom('lesson')
    .where(inScope('lesson.company_id', scope))
    .$if(caller.role !== 'super-admin' && caller.role !== 'admin', (query) =>
      query.where((where) =>
        where.or([
          where('lesson.created_by', '=', caller.id),
          where(openStatus, '<>', 'project'),
          where('lesson.project_id', 'in', visibleProjects(database, { caller }).select('project.id')),
        ]),
      ),
    );
}
