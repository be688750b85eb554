import type { User } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

/** The owner of the token; not a query, for the application's start, which needs nothing else yet. */
export async function fetchMe(signal?: AbortSignal): Promise<User> {
  const { data } = await unwrap(client.GET('/auth/me', { ...(signal && { signal }) }));
  const [user] = data;
  if (user === undefined) throw new Error('auth/me answered an empty list; the contract promises one user.');
  return user;
}
