import type { Answer, PackageCommit, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageBytes } from '../../testing/samplePackage.ts';
import { storePackage } from '../../testing/storePackage.ts';
import { TestStudy } from '../../testing/TestStudy.ts';

let product: TestStudy;
beforeAll(async () => {
  product = await TestStudy.start();
});
afterAll(() => product.stop());

/** A running class of one packaged lesson. */
async function taught(parts?: Parameters<typeof packageBytes>[1], version: '1.2' | '2004' = '1.2') {
  const stored = await storePackage(product.app, packageBytes(version, parts));
  const lesson = { name: 'An toàn điện', type: 'application/zip', stored };
  const { classroom, sessions } = await product.taught([lesson]);
  const [session = ''] = sessions;
  return { classroom, session };
}
type Taught = Awaited<ReturnType<typeof taught>>;

function commit(
  { classroom, session }: Taught,
  change: Partial<PackageCommit>,
  as: 'student' | 'otherStudent' = 'student',
) {
  return product.app.call<Answer<'commitPackage'> & Problem>('commitPackage', as, {
    path: { id: classroom.id, session_id: session },
    body: {
      opening: 1,
      number: 1,
      part_id: 'first',
      completion: 'incomplete',
      success: 'unknown',
      score: null,
      state: '{}',
      seconds_ago: 0,
      ...change,
    },
  });
}

async function opened({ classroom, session }: Taught) {
  const { body } = await product.open(classroom, session);
  return body.data;
}

const read = (path: string, host = 'localhost:3001') =>
  product.app.app.content.inject({ url: path, headers: { host } });

describe('studying a package', () => {
  test('it is opened where it was left on any device', async () => {
    const place = await taught();
    expect(await opened(place)).toMatchObject({
      kind: 'package',
      package: { version: '1.2', origin: null, port: 3001, parts: [{ id: 'first', href: 'index.html' }] },
      package_progress: { opening: 1, parts: [] },
    });
    const state = JSON.stringify({ suspend_data: 'trang=3' });
    expect((await commit(place, { state, score: 60 })).body.data).toEqual({
      is_current: true,
      progress: 0,
      completed_at: null,
    });
    expect((await opened(place)).package_progress).toEqual({
      opening: 2,
      parts: [{ part_id: 'first', is_completed: false, score: 60, state }],
    });
  });

  test('a repeated or overtaken commit changes nothing', async () => {
    const place = await taught();
    await opened(place);
    await commit(place, { number: 2, state: 'hai' });
    await commit(place, { number: 2, state: 'khác' });
    await commit(place, { number: 1, state: 'một' });
    expect((await opened(place)).package_progress?.parts).toMatchObject([{ state: 'hai' }]);
  });

  test('an earlier opening adds what was completed and the best score, and nothing else', async () => {
    const place = await taught();
    await opened(place);
    await opened(place);
    await commit(place, { opening: 2, state: 'máy mới', score: 70 });
    const { body } = await commit(place, {
      opening: 1,
      number: 9,
      state: 'máy cũ',
      score: 90,
      completion: 'completed',
    });
    expect(body.data).toMatchObject({ is_current: false, progress: 100 });
    expect((await opened(place)).package_progress?.parts).toEqual([
      { part_id: 'first', is_completed: true, score: 90, state: 'máy mới' },
    ]);
  });

  test('the lesson is completed with the last of its parts, and stays so', async () => {
    const place = await taught({ items: ['second'] });
    await opened(place);
    expect((await commit(place, { completion: 'completed' })).body.data).toMatchObject({
      progress: 50,
      completed_at: null,
    });
    const { body: half } = await product.study(place.classroom);
    expect(half.data.chapters[0]?.items[0]?.lesson).toMatchObject({ progress: 50 });
    const done = await commit(place, { part_id: 'second', success: 'passed' });
    expect(done.body.data).toMatchObject({ progress: 100, completed_at: expect.any(String) });
    await commit(place, { number: 2, completion: 'incomplete', success: 'failed' });
    const { body: whole } = await product.study(place.classroom);
    expect(whole.data.chapters[0]?.items[0]).toMatchObject({ state: 'done' });
  });

  test.each([
    ['a score above 100', { score: 101 }, 422],
    ['10 MB of suspend data', { state: 'x'.repeat(10_000_000) }, 413],
    ['a state that is too long', { state: 'x'.repeat(200_001) }, 422],
    ['a part of another package', { part_id: 'third' }, 422],
    ['a commit of tomorrow', { seconds_ago: -86_400 }, 422],
    ['an opening that never was', { opening: 0 }, 422],
  ])('%s', async (_, change, status) => {
    const place = await taught();
    await opened(place);
    expect((await commit(place, change)).status).toBe(status);
  });

  test('an opening that was never given is refused, and nothing was said before the lesson was opened', async () => {
    const place = await taught();
    await opened(place);
    expect((await commit(place, { opening: 2, number: 9 })).body.code).toBe('lessonNotOpened');
    const { body } = await commit(place, { completion: 'completed', seconds_ago: 3600 });
    expect(body.data.completed_at).toBe(product.app.clock.now().toISOString());
  });

  test('an earlier opening keeps nothing, also where nothing is kept', async () => {
    const place = await taught();
    await opened(place);
    await opened(place);
    await commit(place, { opening: 1, state: 'máy cũ', score: 40 });
    expect((await opened(place)).package_progress?.parts).toMatchObject([{ score: 40, state: '' }]);
  });

  test('who has not opened the lesson, or is not in the class, commits nothing', async () => {
    const place = await taught();
    expect((await commit(place, {})).body.code).toBe('lessonNotOpened');
    await opened(place);
    expect((await commit(place, {}, 'otherStudent')).status).toBe(404);
  });

  test('what was said before the end of the class counts, and nothing after it', async () => {
    const place = await taught();
    await opened(place);
    const { clock } = product.app;
    const now = clock.now();
    clock.set(place.classroom.classroom_end_time);
    clock.pass({ minutes: 1 });
    await product.app.signIn('student');
    expect((await commit(place, {})).body.code).toBe('studyOutsideClass');
    expect((await commit(place, { number: 2, seconds_ago: 120 })).status).toBe(200);
    clock.set(now);
    await product.app.signIn('student');
  });
});

describe('the files of a package', () => {
  test('are read by the address of a session, from their own origin, until it ends', async () => {
    const place = await taught();
    const { package: launched } = await opened(place);
    const path = launched?.path ?? '';
    const page = await read(`${path}files/index.html`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' localhost:3000");
    expect(page.headers['content-security-policy']).not.toContain('allow-top-navigation');
    expect(page.body).toContain('<title>Bài</title>');
    expect((await read(`${path}files/H%C3%ACnh/1.TXT`)).body).toBe('x');
    expect((await read(`${path}player`)).body).toContain('/player/scorm12.js');
    await product.app.call('logout', 'student', {});
    product.app.clock.pass({ seconds: 3 });
    expect((await read(`${path}files/index.html`)).statusCode).toBe(404);
    await product.app.signIn('student');
  });

  test.each([
    'files/none.html',
    'files/',
    'files/h%C3%ACnh/',
    'files/../../../etc/passwd',
    'files/..%2F..%2Fetc%2Fpasswd',
    'files/%2e%2e/imsmanifest.xml',
    'files/%',
    'files/index.html%00',
    'files/..\\index.html',
    '',
    'imsmanifest.xml',
  ])('%s is absent', async (name) => {
    const { package: launched } = await opened(await taught());
    const { statusCode } = await read(`${launched?.path}${name}`);
    expect([400, 404]).toContain(statusCode);
  });

  test('an address that nobody was given leads nowhere, and the API is not there', async () => {
    for (const path of [
      `/packages/${'A'.repeat(43)}/files/index.html`,
      '/packages/x/player',
      '/api/health',
      '/',
    ])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect((await read(path)).statusCode).toBe(404);
  });

  test('an address ends with the right to the file, and with a session that nobody uses', async () => {
    const place = await taught();
    const { package: launched } = await opened(place);
    const file = `${launched?.path}files/index.html`;
    expect((await read(file)).statusCode).toBe(200);
    await product.app.database
      .deleteFrom('classroom_student')
      .where('classroom_id', '=', place.classroom.id)
      .execute();
    const { clock } = product.app;
    clock.pass({ seconds: 3 });
    expect((await read(file)).statusCode).toBe(404);
    const again = await opened(await taught());
    const unused = `${again.package?.path}files/index.html`;
    expect((await read(unused)).statusCode).toBe(200);
    const now = clock.now();
    clock.pass({ hours: 3 });
    expect((await read(unused)).statusCode).toBe(404);
    clock.set(now);
    await product.app.signIn('student');
  });

  test('HEAD unpacks nothing, and what is no address is refused like everywhere', async () => {
    const { package: launched } = await opened(await taught());
    const url = `${launched?.path}files/index.html`;
    const { headers, body, statusCode } = await product.app.app.content.inject({ method: 'HEAD', url });
    expect([statusCode, body, Number(headers['content-length'])]).toEqual([200, '', 34]);
    const wrong = await read('/packages/%/player');
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('problem+json'),
    ]);
  });

  test('a film that is stored as it is can be read in parts', async () => {
    const { package: launched } = await opened(await taught({ stored: { 'phim.mp4': '0123456789' } }));
    const answer = await product.app.app.content.inject({
      url: `${launched?.path}files/phim.mp4`,
      headers: { range: 'bytes=2-4' },
    });
    expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });

  test('the bank shows a package without storing anything', async () => {
    const place = await taught({}, '2004');
    const { lesson_id } = await product.app.database
      .selectFrom('classroom_session')
      .select('lesson_id')
      .where('id', '=', place.session)
      .executeTakeFirstOrThrow();
    const { body } = await product.app.call<Answer<'openPackage'>>('openPackage', 'teacher', {
      path: { id: lesson_id ?? '' },
    });
    expect(body.data.version).toBe('2004');
    expect((await read(`${body.data.path}files/index.html`)).statusCode).toBe(200);
  });

  test('other lessons have none', async () => {
    const { classroom, sessions } = await product.taught([{ name: 'PDF' }]);
    expect((await product.open(classroom, sessions[0] ?? '')).body.data.package).toBeNull();
  });
});
