import { sql } from 'kysely';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';

export const getHealth: Handler<'getHealth'> = async ({ now }, { database, databaseKind, log, outages }) => {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    outages.log(log, error);
    throw new RefusalError('serviceUnavailable', { retry_after: 2 });
  }
  return { data: { status: 'ok', database: databaseKind, time: now.toISOString() } };
};
