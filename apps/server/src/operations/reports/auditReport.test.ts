import type { Answer } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nobody, record } from '../../store/platform/audit.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const student = people.student;

async function log(as: 'superAdmin' | 'admin') {
  const { body } = await app.call<Answer<'getReport'>>('getReport', as, {
    path: { report: 'auditLog' },
    query: { limit: 20 },
  });
  return body.data.map(({ cells }) => cells);
}

test('says who did what to whom, when and from where', async () => {
  await app.call('lockMembers', 'admin', { body: { user_ids: [student.id] } });
  const [entry] = await log('admin');
  expect(entry).toMatchObject({
    person: { id: people.admin.id, name: people.admin.name },
    action: 'member.locked',
    subject: student.name,
    at: app.clock.now().toISOString(),
  });
  const { address } = await app.database
    .selectFrom('session')
    .select('address')
    .where('user_id', '=', people.admin.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(address).not.toBeNull();
  expect(entry?.['address']).toBe(address);
});

test('keeps the name of what was deleted, and says that the system did what nobody did', async () => {
  const subject = { id: '987654', company_id: demoCompany.id };
  const details = { name: 'Nguyễn Văn Đã Đi' };
  await record(
    app.database,
    [{ actorId: nobody, action: 'member.deleted', subject, details }],
    app.clock.now(),
  );
  const [entry] = await log('admin');
  expect(entry).toMatchObject({
    person: null,
    action: 'member.deleted',
    subject: details.name,
    address: null,
  });
});

test('an administrator reads the own unit only', async () => {
  const subject = { id: '3', company_id: null };
  await record(
    app.database,
    [{ actorId: people.superAdmin.id, action: 'badge.added', subject }],
    app.clock.now(),
  );
  expect((await log('superAdmin'))[0]).toMatchObject({ action: 'badge.added' });
  expect((await log('admin')).some((entry) => entry['action'] === 'badge.added')).toBe(false);
});
