import { demoCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Applicant } from '../../testing/Applicant.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { forgetOldRows } from './forgetOldRows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { idleMinutes: 1_000_000 } });
});
afterAll(() => app.stop());

const accountOf = ({ email }: Applicant) =>
  app.database.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirst();

async function deny(who: Applicant): Promise<void> {
  // Old sessions are deleted too.
  await app.signIn('admin');
  await app.call('denyRequests', 'admin', {
    body: { request_ids: [await who.requestId()], reason: 'Không' },
  });
}

it('deletes people denied 90 days ago, but not those who asked again or wait', async () => {
  const denied = await Applicant.waiting(app);
  const again = await Applicant.waiting(app);
  const waiting = await Applicant.waiting(app);
  const account = await accountOf(denied);
  await deny(denied);
  await deny(again);
  app.clock.pass({ days: 60 });
  await again.signIn();
  expect((await app.call('register', again.token, { body: { note: 'Em là học viên mới' } })).status).toBe(
    200,
  );
  app.clock.pass({ days: 29 });
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect(await accountOf(denied)).toBeDefined();

  app.clock.pass({ days: 2 });
  await denied.signIn();
  expect((await app.call('getOwnRequest', denied.token)).status).toBe(200);
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect(await accountOf(denied)).toBeUndefined();
  await app.signIn('admin');
  expect(await denied.requests()).toEqual([]);
  expect((await app.call('getOwnRequest', denied.token)).status).toBe(401);
  for (const who of [again, waiting]) expect(await accountOf(who)).toBeDefined();
  const written = await app.database
    .selectFrom('audit_log')
    .select(['actor_id', 'company_id', 'details'])
    .where('subject_id', '=', account?.id ?? '')
    .where('action', '=', 'request.forgotten')
    .execute();
  expect(written).toEqual([{ actor_id: '0', company_id: demoCompany.id, details: {} }]);

  // After a second denial, the second decision's time counts.
  await deny(again);
  app.clock.pass({ days: 89 });
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect(await accountOf(again)).toBeDefined();
  app.clock.pass({ days: 2 });
  await forgetOldRows.run(app.app.services, app.clock.now());
  expect(await accountOf(again)).toBeUndefined();
  expect(await accountOf(waiting)).toBeDefined();
});
