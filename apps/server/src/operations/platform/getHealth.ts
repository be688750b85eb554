import { sql } from 'kysely';
import type { Handler } from '../Operation.ts';

export const getHealth: Handler<'getHealth'> = async ({ now }, { database, databaseKind }) => {
  await sql`select 1`.execute(database);
  return { data: { status: 'ok', database: databaseKind, time: now.toISOString() } };
};
