import { sql } from 'kysely';
import type { ProjectUse, ProjectUseThing } from '@sen/domain/projects/describeProjectUses';
import type { Database } from '../database.ts';

/** A table whose rows are of a project: its column is `project_id` (indexed). */
interface ProjectUser {
  thing: ProjectUseThing;
  table: 'course' | 'classroom';
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
];

/** How many things each of these projects has; those without any are absent. */
export async function countProjectUses(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProjectUse[]>> {
  const counts = new Map<string, ProjectUse[]>();
  for (const { thing, table, where } of projectUsers) {
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    const { rows } = await sql<{ id: string; count: number }>`select project_id as id, count(*)::int as count
      from ${sql.table(table)} where project_id = any(${ids}::bigint[]) and ${where?.(now) ?? sql`true`}
      group by project_id`.execute(database);
    for (const { id, count } of rows) counts.set(id, [...(counts.get(id) ?? []), { thing, count }]);
  }
  return counts;
}
