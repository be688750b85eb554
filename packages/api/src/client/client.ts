import createClient from 'openapi-fetch';
import type { Language } from '../contract/model';
import type { paths } from '../contract/schema.gen';
import { etagCache } from './etagCache';

/** The session that the client uses; set once, before the first request. */
export interface ClientSession {
  /** The current bearer token, or null for a visitor. */
  token: () => string | null;
  /** The language of refusals. */
  language: () => Language;
  /** Called after each 401 to a request with a token, once the request itself was rejected. */
  onUnauthenticated?: (code: string, message: string) => void;
}

let session: ClientSession = { token: () => null, language: () => 'vi' };

/** Connects the client to the session of the running application. */
export function connectClient(next: ClientSession): void {
  session = next;
}

/** Typed by the contract; the only place of the product that fetches. */
export const client = createClient<paths>({
  baseUrl: '/api',
  // Read on each request, so that a replaced global (a mock, a fault test) is used.
  fetch: (request) => globalThis.fetch(request),
});

client.use(etagCache(), {
  onRequest({ request }) {
    const token = session.token();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept-Language', session.language());
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status !== 401 || !request.headers.has('Authorization')) return;
    const problem: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const { code, message } = readRefusal(problem);
    session.onUnauthenticated?.(code, message);
  },
});

function readRefusal(problem: unknown): { code: string; message: string } {
  if (typeof problem !== 'object' || problem === null) return { code: 'unauthenticated', message: '' };
  const code = 'code' in problem ? String(problem.code) : 'unauthenticated';
  const message = 'message' in problem ? String(problem.message) : '';
  return { code, message };
}
