import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** The units that are not deleted. Whatever looks a unit up begins here; only its deletion and restoring see others. */
export function liveUnits(database: Database) {
  return database.selectFrom('company').where('company.deleted_at', 'is', null);
}

/** Those of these units that are not deleted. */
export async function liveUnitsAmong(database: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const units = await liveUnits(database)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return units.map(({ id }) => id);
}

/** The condition that a unit column does not name a deleted unit; accounts above the units, with null, meet it. */
export function ofLiveUnit(column: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} = any (array(select id from company where deleted_at is not null))) is not true`;
}
