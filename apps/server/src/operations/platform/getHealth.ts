import { RefusalError } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';

export const getHealth: Handler<'getHealth'> = async ({ now }, { databaseKind, health, log, outages }) => {
  const failures = await health.failures();
  for (const { code, error } of failures) outages.log(log, error, { code });
  const [first] = failures;
  if (first) throw new RefusalError(first.code, { retry_after: 2 });
  return { data: { status: 'ok', database: databaseKind, time: now.toISOString() } };
};
