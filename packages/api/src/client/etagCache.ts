import type { Middleware } from 'openapi-fetch';

const maxEntries = 30;

interface Known {
  tag: string;
  text: string;
}

/**
 * Caches responses with an `ETag`, so that a repeated request without changes costs the server nothing. Any change by the
 * user clears the cache: the next request is not conditional. The tag itself differs by person and language.
 */
export function etagCache(): Middleware {
  const known = new Map<string, Known>();
  /** The cached response of a pending conditional request; survives a cleared cache. */
  const asked = new WeakMap<Request, Known>();

  return {
    onRequest({ request }) {
      if (request.method !== 'GET') known.clear();
      const found = request.method === 'GET' && known.get(request.url);
      if (!found) return request;
      request.headers.set('If-None-Match', found.tag);
      asked.set(request, found);
      return request;
    },

    async onResponse({ request, response }) {
      if (request.method !== 'GET') known.clear();
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
