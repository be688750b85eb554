import { sql } from 'kysely';
import type { ProjectPart } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** What the caller is in `project`. */
export const ownPart = ({ id }: Caller) =>
  sql<ProjectPart | null>`(select part from project_person where project_id = project.id and user_id = ${id})`;

/** The projects of the caller's unit; for others than administrators, those in which they take part. */
export function visibleProjects(database: Database, { caller }: { caller: Caller }) {
  const scope = scopeOf(caller);
  return database
    .selectFrom('project')
    .where(inScope('project.company_id', scope))
    .$if(caller.role !== 'super-admin' && caller.role !== 'admin', (query) =>
      query.where('project.id', 'in', (own) =>
        own.selectFrom('project_person').select('project_id').where('user_id', '=', caller.id),
      ),
    );
}
