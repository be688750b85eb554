import type { Middleware } from 'openapi-fetch';
import type { paths } from '../contract/schema.gen';

const maxEntries = 30;

/** Sent by a page while it is used, every few seconds: no act of the user, whose effect must be in the next response to a poll. */
const sentByPages: ReadonlySet<string> = new Set<keyof paths>([
  '/activity/visits',
  '/classrooms/{id}/study/{session_id}/package',
  '/surveys/{id}/answer',
]);

interface Known {
  tag: string;
  text: string;
}

/**
 * Caches responses with an `ETag`, so that a repeated request without changes costs the server nothing. Any change by the
 * user clears the cache: the next request is not conditional, since the server notices changes of what is polled up to a second late.
 * The tag itself differs by person and language.
 */
export function etagCache(): Middleware {
  const known = new Map<string, Known>();
  /** The cached response of a pending conditional request; survives a cleared cache. */
  const asked = new WeakMap<Request, Known>();

  return {
    onRequest({ request, schemaPath }) {
      if (isChange(request, schemaPath)) known.clear();
      const found = request.method === 'GET' && known.get(request.url);
      if (!found) return request;
      request.headers.set('If-None-Match', found.tag);
      asked.set(request, found);
      return request;
    },

    async onResponse({ request, schemaPath, response }) {
      if (isChange(request, schemaPath)) known.clear();
      const before = asked.get(request);
      if (response.status === 304 && before)
        return new Response(before.text, { headers: { 'content-type': 'application/json' } });
      const tag = response.headers.get('ETag');
      if (request.method !== 'GET' || !response.ok || tag === null) return undefined;
      if (known.size >= maxEntries) known.clear();
      known.set(request.url, { tag, text: await response.clone().text() });
      return undefined;
    },
  };
}

function isChange({ method }: Request, schemaPath: string): boolean {
  return method !== 'GET' && !sentByPages.has(schemaPath);
}
