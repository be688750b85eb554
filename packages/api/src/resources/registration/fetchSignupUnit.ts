import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

/** The name of a code's unit; not a query, for a page that visitors see. */
export async function fetchSignupUnit(unit: string, signal?: AbortSignal): Promise<string> {
  const { data } = await unwrap(
    client.GET('/auth/signup', { params: { query: { unit } }, ...(signal && { signal }) }),
  );
  return data.company_name;
}
