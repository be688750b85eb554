import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client, connectClient, renewingToken } from './client';
import { multipart } from './multipart';
import { unwrap } from './unwrap';

const baseUrl = 'https://sen.test/api';
let token: string;
const ended = vi.fn<(code: string) => void>();
/** The server: what it answers to each token. */
let valid: string;

beforeEach(() => {
  token = valid = 'old';
  ended.mockReset();
  connectClient({
    token: () => token,
    language: () => 'vi',
    onRenewed: (next) => {
      token = next;
    },
    onUnauthenticated: ended,
  });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = () => Response.json({ code: 'sessionExpired', message: 'x' }, { status: 401 });
const change = () =>
  renewingToken(
    unwrap(
      client.POST('/users/password', {
        body: { password: 'x', password_confirmation: 'x' },
        ...multipart,
        baseUrl,
      }),
    ),
  );

test('a request under the old token that is refused while the password is changed ends no session', async () => {
  let answerPoll = () => {};
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/users/password')) {
      valid = 'new';
      answerPoll();
      return Response.json({ data: { access_token: 'new' }, message: '' });
    }
    await new Promise<void>((resolve) => {
      answerPoll = resolve;
    });
    return request.headers.get('Authorization') === `Bearer ${valid}`
      ? Response.json({ data: [] })
      : refusal();
  });
  const poll = client.GET('/auth/me', { baseUrl });
  await vi.waitFor(() => expect(answerPoll).not.toBe(undefined));
  await Promise.all([poll, change()]);
  await Promise.resolve();
  expect(token).toBe('new');
  expect(ended).not.toHaveBeenCalled();
});

test('a refusal of the current token ends the session, that of the change itself too', async () => {
  vi.stubGlobal('fetch', async () => refusal());
  await client.GET('/auth/me', { baseUrl });
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  await expect(change()).rejects.toMatchObject({ code: 'sessionExpired' });
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
});

test('a form has no part for an absent value, and an empty one for null', () => {
  const form = multipart.bodySerializer({ absent: undefined, none: null, text: 'x', ids: ['1'] });
  expect(form.has('absent')).toBe(false);
  expect([form.get('none'), form.get('text')]).toEqual(['', 'x']);
  expect(form.get('ids')).toBeInstanceOf(Blob);
});
