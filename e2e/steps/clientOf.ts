import { type AccountClient, accountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { demoPassword, type DemoPerson } from '@sen/api/fixtures/people';
import type { Product } from '../product';

/** Signs a demo person in beside the browser, for what a journey needs but does not tell. */
export async function clientOf({ address }: Product, { username }: DemoPerson): Promise<AccountClient> {
  const { data } = await unwrap(
    accountClient(address, null).POST('/auth/login', {
      body: { username, password: demoPassword },
      ...multipart,
    }),
  );
  if (!('access_token' in data)) throw new Error(`${username} has a second step.`);
  return accountClient(address, data.access_token);
}
