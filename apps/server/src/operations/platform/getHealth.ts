import { RefusalError } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';

export const getHealth: Handler<'getHealth'> = async ({ now }, { database, databaseKind, log, outages }) => {
  try {
    // As saves do it: a database that answers, and takes no transactions or statements with values, is no use.
    await database
      .transaction()
      .execute((transaction) =>
        transaction.selectFrom('attempt').select('id').where('id', '=', '0').execute(),
      );
  } catch (error) {
    outages.log(log, error);
    throw new RefusalError('serviceUnavailable', { retry_after: 2 });
  }
  return { data: { status: 'ok', database: databaseKind, time: now.toISOString() } };
};
