import createClient from 'openapi-fetch';
import type { paths } from '../contract/schema.gen';

export type AccountClient = ReturnType<typeof accountClient>;

/**
 * A client of one account at a given address, for programs that act as several people: the portal's client has one session per
 * process.
 * @param token null for a visitor
 */
export function accountClient(address: string, token: string | null) {
  return createClient<paths>({
    baseUrl: `${address}/api`,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
  });
}
