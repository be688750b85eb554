import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import { createApp, type App } from '../app.ts';
import { TestApp } from '../testing/TestApp.ts';

let here: TestApp;
let there: App;

beforeAll(async () => {
  here = await TestApp.start();
  there = await createApp({ opened: here.opened, config: here.app.services.config, clock: here.clock });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await there.fastify.close();
  await here.stop();
});

const codeOf = (token: string) =>
  there.services.sessions.callerOf(token).then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  );

/** Processes query for changed sessions by the real clock: waits two seconds. */
function passTwoSeconds() {
  const now = performance.now() + 2_001;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

it('refuses, in another process and within two seconds, a session that was ended here', async () => {
  const token = await here.signIn('student');
  expect(await codeOf(token)).toBe('ok');
  await here.call('logout', { token });
  passTwoSeconds();
  expect(await codeOf(token)).toBe('sessionExpired');
});

it('tells the older device of a newer sign-in, also in another process', async () => {
  const first = await here.signIn('otherStudent');
  expect(await codeOf(first)).toBe('ok');
  await here.signIn('otherStudent');
  passTwoSeconds();
  expect(await codeOf(first)).toBe('signedInElsewhere');
});

it.each([
  ['locked', { status: 'locked' as const }, 'sessionExpired'],
  ['given another role', { role: 'student' as const }, 'ok'],
])('knows within two seconds that an account was %s', async (_, change, expected) => {
  const token = await here.signIn('teacher');
  expect(await codeOf(token)).toBe('ok');
  await here.database.updateTable('user_account').set(change).where('id', '=', people.teacher.id).execute();
  passTwoSeconds();
  expect(await codeOf(token)).toBe(expected);
  if (expected === 'ok') expect(await there.services.sessions.callerOf(token)).toMatchObject(change);
  await here.database
    .updateTable('user_account')
    .set({ status: 'active', role: 'teacher' })
    .where('id', '=', people.teacher.id)
    .execute();
});

it('does not query the database while a cached session is fresh', async () => {
  const token = await here.signIn('admin');
  expect(await codeOf(token)).toBe('ok');
  const select = vi.spyOn(here.database, 'selectFrom');
  for (let call = 0; call < 50; call += 1) expect(await codeOf(token)).toBe('ok');
  expect(select).not.toHaveBeenCalled();
});
