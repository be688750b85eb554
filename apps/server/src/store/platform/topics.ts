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

export interface TopicVersion {
  name: string;
  version: string;
}

/** The topics changed since then, by the database's clock. */
export function changedTopics(database: Database, since: Date): Promise<TopicVersion[]> {
  return database.selectFrom('topic').select(['name', 'version']).where('changed_at', '>', since).execute();
}

/** A removed topic that changes again gets a new version. */
export async function clearOldTopics(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('topic').where('changed_at', '<', before).execute();
}
