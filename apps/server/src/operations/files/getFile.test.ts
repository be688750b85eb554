import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found } from '../../errors/RefusalError.ts';
import { scaledPicture } from '../../files/scaledPicture.ts';
import { S3Server } from '../../testing/S3Server.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let id: string;
const sent = pictureBytes.png();
/** What is stored of it. */
const bytes = found(await scaledPicture(sent, { width: 512, height: 512 })).bytes;

beforeAll(async () => {
  app = await TestApp.start();
  id = await newPicture('teacher');
});
afterAll(() => app.stop());

async function newPicture(as: keyof typeof people): Promise<string> {
  const body = { avatar: new TestFile('Ảnh “của” tôi.png', sent) };
  const saved = await app.call<{ data: { avatar: string } }>('saveAvatar', as, { body });
  return saved.body.data.avatar.replace('/api/files/', '');
}

const get = (headers: Record<string, string> = {}, as: keyof typeof people | null = 'student') =>
  app.call<{ code: string }>('getFile', as, { path: { id }, headers });

describe('a picture', () => {
  it('is sent whole, inline, cacheable and never executable', async () => {
    const { status, headers, raw } = await get();
    expect(status).toBe(200);
    expect(raw.rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    expect(String(headers['content-disposition'])).toMatch(/^inline; filename\*=UTF-8''%E1%BA%A2nh/);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get();
    const tag = String(headers['etag']);
    const again = await get({ 'if-none-match': `W/${tag}, "x"` });
    expect([again.status, again.raw.rawPayload.length, again.headers['etag']]).toEqual([304, 0, tag]);
    expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-7', 0, 8],
    ['bytes=8-', 8, bytes.length],
    ['bytes=-12', bytes.length - 12, bytes.length],
    [`bytes=60-99999`, 60, bytes.length],
  ])('comes in parts: %s', async (range, start, end) => {
    const { status, headers, raw } = await get({ range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
    expect(raw.rawPayload.equals(bytes.subarray(start, end))).toBe(true);
  });

  it.each(['bytes=9-3', 'lines=0-1', 'bytes=0-1,4-5', 'bytes=-', 'bytes=a-b'])(
    'comes whole for %s, which need not be followed',
    async (range) => {
      expect((await get({ range })).status).toBe(200);
    },
  );

  it('is sent whole when the range is of another version', async () => {
    expect((await get({ range: 'bytes=0-7', 'if-range': '"old"' })).status).toBe(200);
  });

  it.each(['bytes=99999-', 'bytes=-0'])('has no part %s', async (range) => {
    const { status, headers, body } = await get({ range });
    expect([status, body.code]).toEqual([416, 'rangeNotSatisfiable']);
    expect([headers['content-range'], headers['cache-control']]).toEqual([
      `bytes */${bytes.length}`,
      'no-store',
    ]);
  });
});

describe('who reads it', () => {
  it.each(['teacher', 'student', 'admin', 'staff', 'sponsor', 'superAdmin'] as const)(
    '%s of the unit, and the system’s administrator',
    async (as) => {
      expect((await get({}, as)).status).toBe(200);
    },
  );

  it('nobody without a session', async () => {
    expect((await get({}, null)).status).toBe(401);
  });

  it('nobody of another unit: 404 until its person moves there', async () => {
    const { id: other } = await app.database
      .insertInto('company')
      .values({ name: 'Đơn vị khác', sort_key: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const move = (person: keyof typeof people, company_id: string) =>
      app.database
        .updateTable('user_account')
        .set({ company_id })
        .where('id', '=', people[person].id)
        .execute();
    const token = await app.signIn('otherTeacher');
    await move('otherTeacher', other);
    app.app.services.sessions.forgetUser(people.otherTeacher.id);
    const getFile = () => app.call('getFile', { token }, { path: { id } });
    expect((await getFile()).status).toBe(404);
    await move('teacher', other);
    expect((await getFile()).status).toBe(200);
    expect((await get()).status).toBe(404);
    await move('teacher', demoCompany.id);
    await move('otherTeacher', demoCompany.id);
  });

  it('the picture of a person without a unit is visible to that person and the system’s administrators', async () => {
    const own = await newPicture('superAdmin');
    const getFile = (as: keyof typeof people) => app.call('getFile', as, { path: { id: own } });
    expect((await getFile('superAdmin')).status).toBe(200);
    expect((await getFile('admin')).status).toBe(404);
  });
});

describe('the request of a page, which has no bearer token', () => {
  const inject = (url: string, cookie: string, method: 'GET' | 'DELETE' = 'GET') =>
    app.app.fastify.inject({ method, url, headers: { cookie } });

  it('is authenticated by the cookie of signing in, until signing out', async () => {
    const login = await app.call('login', null, {
      body: { username: people.sponsor.username, password: 'Sen@2026!' },
    });
    const set = String(login.headers['set-cookie']);
    expect(set).toMatch(
      /^sen-files=[\w-]{43}; Max-Age=2592000; Path=\/api\/files; HttpOnly; SameSite=Strict$/,
    );
    const [cookie = ''] = set.split(';');
    const token = cookie.replace('sen-files=', '');
    expect((await inject(`/api/files/${id}`, `x=1; ${cookie}`)).statusCode).toBe(200);
    expect((await inject(`/api/files/${id}`, 'sen-files=wrong')).statusCode).toBe(401);
    // A picture has no rendition; whoever is not signed in does not learn it.
    const rendition = `/api/files/${id}/rendition/bytes`;
    expect((await inject(rendition, cookie)).statusCode).toBe(404);
    expect((await inject(rendition, 'sen-files=wrong')).statusCode).toBe(401);

    const me = await app.call('getMe', { token });
    expect(String(me.headers['set-cookie'])).toContain(`sen-files=${token}`);
    const left = await app.call('logout', { token });
    expect(String(left.headers['set-cookie'])).toContain('sen-files=; Max-Age=0');
    expect((await inject(`/api/files/${id}`, cookie)).statusCode).toBe(401);
  });

  it('opens nothing but files', async () => {
    const token = await app.signIn('sponsor');
    const cookie = `sen-files=${token}`;
    expect((await inject('/api/users/profile', cookie)).statusCode).toBe(400);
    expect((await inject('/api/users/avatar', cookie, 'DELETE')).statusCode).toBe(400);
    const withHeader = await app.app.fastify.inject({
      method: 'DELETE',
      url: '/api/users/avatar',
      headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(withHeader.statusCode).toBe(401);
  });

  it('travels over TLS alone where the portal does', async () => {
    const safe = await TestApp.start({ config: { publicUrl: 'https://sen.vn' } });
    const login = await safe.call('login', null, {
      body: { username: people.sponsor.username, password: 'Sen@2026!' },
    });
    expect(String(login.headers['set-cookie'])).toMatch(/; Secure$/);
    await safe.stop();
  });
});

it.each(['..%2f..%2fetc%2fpasswd', '%2e%2e%2fconfig', '..%5c..%5cx', '%00', '1', '%252e%252e', 'ab/cd/x'])(
  'an address that is no id (%s) is an address that is not',
  async (path) => {
    const token = await app.signIn('student');
    const answer = await app.app.fastify.inject({
      method: 'GET',
      url: `/api/files/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.body).not.toContain('root:');
    expect([404, 400]).toContain(answer.statusCode);
  },
);

it('a file other than a picture is an attachment, never inline', async () => {
  await app.database.updateTable('file').set({ type: 'text/html' }).where('id', '=', id).execute();
  const { headers } = await get();
  expect(String(headers['content-disposition'])).toMatch(/^attachment; filename\*=/);
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-content-type-options': 'nosniff' });
  expect(String(headers['content-security-policy'])).toContain('sandbox');
  await app.database.updateTable('file').set({ type: 'image/png' }).where('id', '=', id).execute();
});

describe('in a bucket', () => {
  it('is stored and sent the same way, and a failing bucket is reported as unavailable', async () => {
    const bucket = await S3Server.start();
    const there = await TestApp.start({ config: { s3: bucket.config } });
    const body = { avatar: new TestFile('a.png', sent) };
    const saved = await there.call<{ data: { avatar: string } }>('saveAvatar', 'teacher', { body });
    const path = { id: saved.body.data.avatar.replace('/api/files/', '') };
    expect(bucket.heard.map(({ method, path: at }) => [method, at])).toEqual([['PUT', `/sen/${path.id}`]]);
    const whole = await there.call('getFile', 'student', { path });
    expect([whole.headers['content-type'], whole.raw.rawPayload.equals(bytes)]).toEqual(['image/png', true]);
    const part = await there.call('getFile', 'student', { path, headers: { range: 'bytes=1-3' } });
    expect([part.status, part.raw.body]).toEqual([206, 'PNG']);

    bucket.fault = 500;
    const answers = [
      await there.call<{ code: string }>('saveAvatar', 'teacher', { body }),
      await there.call<{ code: string }>('getFile', 'student', { path }),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [503, 'serviceUnavailable'],
      [503, 'serviceUnavailable'],
    ]);
    const [, unread] = answers;
    expect(unread?.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    expect(unread?.headers).not.toHaveProperty('etag');
    const me = await there.call<{ data: { avatar: string }[] }>('getMe', 'teacher');
    expect(me.body.data[0]?.avatar).toBe(saved.body.data.avatar);
    await there.stop();
    await bucket.stop();
  });
});

it('a Content-Length of three gigabytes is refused before the body is read', async () => {
  const token = await app.signIn('student');
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.fastify.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const began = performance.now();
  socket.write(
    [
      'POST /api/users/avatar HTTP/1.1',
      'Host: sen',
      `Authorization: Bearer ${token}`,
      'X-Requested-With: XMLHttpRequest',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 3221225473',
      '',
      '',
    ].join('\r\n'),
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 [\s\S]*application\/problem\+json/);
  expect(performance.now() - began).toBeLessThan(2_000);
  socket.destroy();
});
