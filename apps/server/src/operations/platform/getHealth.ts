import { RefusalError } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';

export const getHealth: Handler<'getHealth'> = async ({ now }, { databaseKind, health, log, outages }) => {
  const failure = await health.failure();
  if (failure) {
    const { code, error } = failure;
    outages.log(log, error, { code });
    throw new RefusalError(code, { retry_after: 2 });
  }
  return { data: { status: 'ok', database: databaseKind, time: now.toISOString() } };
};
