import { sql } from 'kysely';
import type { ProjectUse, ProjectUseThing } from '@sen/domain/projects/describeProjectUses';
import { countBy } from '../countBy.ts';
import type { Database } from '../database.ts';

/** A table whose rows are of a project: its column is `project_id` (indexed). */
interface ProjectUser {
  thing: ProjectUseThing;
  table: 'course' | 'classroom' | 'lesson' | 'survey';
  /** Limits the rows that count. */
  where?: (now: Date) => ReturnType<typeof sql<boolean>>;
}

/** What keeps a project from being deleted, the most urgent first. Whoever adds things to projects adds them here. */
const projectUsers: readonly ProjectUser[] = [
  {
    thing: 'running_class',
    table: 'classroom',
    where: (now) => sql<boolean>`starts_at <= ${now} and ends_at > ${now}`,
  },
  {
    thing: 'class',
    table: 'classroom',
    where: (now) => sql<boolean>`not (starts_at <= ${now} and ends_at > ${now})`,
  },
  { thing: 'course', table: 'course' },
  { thing: 'lesson', table: 'lesson' },
  { thing: 'survey', table: 'survey' },
];

/** How many things each of these projects has; those without any are absent. */
export async function countProjectUses(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProjectUse[]>> {
  const kinds = projectUsers.map(({ thing, table, where }) => ({
    thing,
    table,
    column: 'project_id',
    ...(where && { where: where(now) }),
  }));
  return countBy(database, kinds, ids);
}
