import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { digestOfRequests } from './digestOfRequests.ts';
import { runIfDue } from '../startJobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
  app.clock.set('2026-11-24T00:30:00Z');
});
afterAll(() => app.stop());

let count = 0;
async function asks(
  company_id: string,
  created_at: string,
  status: 'active' | 'inactive' = 'active',
): Promise<void> {
  count += 1;
  const username = `cho${count}`;
  const [user_id = ''] = await insertPeople(app.database, [
    {
      username,
      email: `${username}@sen.vn`,
      name: `Người Chờ ${count}`,
      role: 'student',
      company_id,
      status,
      password_hash: '',
    },
  ]);
  await app.database
    .insertInto('registration_request')
    .values({ company_id, user_id, kind: 'account', created_at })
    .execute();
}

const mails = () =>
  app.database.selectFrom('mail').select(['to_address', 'subject', 'body_text']).orderBy('id').execute();

test('sends nothing when nobody waits', async () => {
  await runIfDue(app.app.services, 'digestOfRequests', digestOfRequests);
  expect(await mails()).toEqual([]);
});

test('sends only the administrators of the unit the numbers of pending and new requests', async () => {
  await asks(demoCompany.id, '2026-11-20T01:00:00Z');
  await asks(demoCompany.id, '2026-11-24T10:00:00Z');
  await asks(secondCompany.id, '2026-11-24T10:00:00Z');
  // The list of requests omits unconfirmed addresses.
  await asks(demoCompany.id, '2026-11-24T11:00:00Z', 'inactive');
  app.clock.set('2026-11-25T00:30:00Z');
  const other = await app.another();
  await Promise.all([
    runIfDue(app.app.services, 'digestOfRequests', digestOfRequests),
    runIfDue(other.app.services, 'digestOfRequests', digestOfRequests),
  ]);
  await digestOfRequests.run(app.app.services, app.clock.now());
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.to_address).toBe(people.admin.email);
  expect(mail?.subject).toBe('2 yêu cầu đang chờ bạn duyệt');
  expect(mail?.body_text).toContain('Trong 24 giờ qua có 1 yêu cầu mới.');
  expect(mail?.body_text).toContain('https://sen.example/requests');
});

test('sends nothing to people who have opted out', async () => {
  await app.call('saveMetas', 'admin', { body: { user_metas: { mail_digest: 'off' } } });
  app.clock.set('2026-11-26T00:30:00Z');
  await runIfDue(app.app.services, 'digestOfRequests', digestOfRequests);
  expect(await mails()).toHaveLength(1);
});
