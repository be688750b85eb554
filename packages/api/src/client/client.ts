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
  /** Called with the token that replaces the current one after a change of the password. */
  onRenewed?: (token: string) => void;
  /** Called after each 401 to a request with the current token. */
  onUnauthenticated?: (code: string, message: string) => void;
}

let session: ClientSession = { token: () => null, language: () => 'vi' };

/** Connects the client to the session of the running application. */
export function connectClient(next: ClientSession): void {
  session = next;
}

let renewal: Promise<unknown> = Promise.resolve();

/** Runs a call whose response replaces the token; refusals of the old one that arrive meanwhile end no session. */
export function renewingToken<Body extends { data: { access_token: string } }>(
  call: Promise<Body>,
): Promise<Body> {
  const renewed = call.then((body) => {
    session.onRenewed?.(body.data.access_token);
    return body;
  });
  renewal = renewed.catch(() => undefined);
  return renewed;
}

/** Typed by the contract; the only place of the product that fetches. */
export const client = createClient<paths>({
  baseUrl: '/api',
  // Read on each request, so that a replaced global (a mock, a fault test) is used.
  fetch: (request) => globalThis.fetch(request),
});

/** What each request of the session has, for those that another client sends. */
export function sessionHeaders(): Record<string, string> {
  const token = session.token();
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    'Accept-Language': session.language(),
    'X-Requested-With': 'XMLHttpRequest',
  };
}

client.use(etagCache(), {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(sessionHeaders())) request.headers.set(name, value);
    return request;
  },
  async onResponse({ request, response }) {
    const sent = request.headers.get('Authorization');
    if (response.status !== 401 || sent === null) return;
    const problem: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const { code, message } = readRefusal(problem);
    // Not awaited: the refused request may be the renewal itself.
    void renewal.then(() => {
      if (sent === `Bearer ${session.token()}`) session.onUnauthenticated?.(code, message);
    });
  },
});

function readRefusal(problem: unknown): { code: string; message: string } {
  if (typeof problem !== 'object' || problem === null) return { code: 'unauthenticated', message: '' };
  const code = 'code' in problem ? String(problem.code) : 'unauthenticated';
  const message = 'message' in problem ? String(problem.message) : '';
  return { code, message };
}
