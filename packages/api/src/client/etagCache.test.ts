import createClient from 'openapi-fetch';
import { beforeEach, expect, test, vi } from 'vitest';
import type { paths } from '../contract/schema.gen';
import { etagCache } from './etagCache';

/** A server whose response has a version. */
let version = 1;
const fetch = vi.fn<(request: Request) => Promise<Response>>();
const client = createClient<paths>({ baseUrl: 'https://sen.test/api', fetch });
client.use(etagCache());

const tag = () => `"${version}"`;
const ask = async () => (await client.GET('/register/own')).data;
const sentTag = () => fetch.mock.lastCall?.[0].headers.get('If-None-Match') ?? null;

beforeEach(() => {
  version += 1;
  fetch.mockReset().mockImplementation(async (request) => {
    if (request.headers.get('If-None-Match') === tag())
      return new Response(null, { status: 304, headers: { etag: tag() } });
    return Response.json({ data: { version } }, { headers: { etag: tag() } });
  });
});

test('an unchanged response is served from the cache', async () => {
  expect(await ask()).toEqual({ data: { version } });
  expect(await ask()).toEqual({ data: { version } });
  expect(sentTag()).toBe(tag());
});

test('a new version replaces it', async () => {
  await ask();
  version += 1;
  expect(await ask()).toEqual({ data: { version } });
});

test('after a change by the user the next request is unconditional', async () => {
  await ask();
  await client.POST('/auth/logout', {});
  await ask();
  expect(sentTag()).toBeNull();
});

test('what a page reports by itself leaves the next request conditional', async () => {
  await ask();
  await client.POST('/activity/visits', { body: { reports: [] } });
  await ask();
  expect(sentTag()).toBe(tag());
});

test('a change during a request does not affect its response', async () => {
  await ask();
  const [answer] = await Promise.all([ask(), client.POST('/auth/logout', {})]);
  expect(answer).toEqual({ data: { version } });
});

test('refusals and responses without a tag are not cached', async () => {
  fetch.mockImplementation(async () =>
    Response.json({ code: 'notFound' }, { status: 404, headers: { etag: '"x"' } }),
  );
  await ask();
  await ask();
  expect(sentTag()).toBeNull();
  fetch.mockImplementation(async () => Response.json({ data: {} }));
  await ask();
  await ask();
  expect(sentTag()).toBeNull();
});
