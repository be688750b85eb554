import type { Database } from '../database.ts';

/** The versions of topics; one that never changed has none. */
export async function topicVersions(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('topic')
    .select(['name', 'version'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** The topics changed since then, by the database's clock. */
export async function changedTopics(database: Database, since: Date): Promise<string[]> {
  const rows = await database.selectFrom('topic').select('name').where('changed_at', '>', since).execute();
  return rows.map(({ name }) => name);
}

/** A removed topic that changes again gets a new version. */
export async function clearOldTopics(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('topic').where('changed_at', '<', before).execute();
}
