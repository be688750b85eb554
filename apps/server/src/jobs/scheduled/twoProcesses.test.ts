import { expect, test } from 'vitest';
import { Applicant } from '../../testing/Applicant.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { scheduled } from '../jobs.gen.ts';

test('two processes that run every scheduled job at once do each thing once', async () => {
  const app = await TestApp.start({ demo: true, config: { idleMinutes: 1_000_000 } });
  const other = await app.another();
  const denied = await Applicant.waiting(app);
  await app.signIn('admin');
  await app.call('denyRequests', 'admin', {
    body: { request_ids: [await denied.requestId()], reason: 'Không' },
  });
  app.clock.pass({ days: 91 });
  const slot = app.clock.now();
  await app.database.deleteFrom('mail').execute();

  await Promise.all(
    Object.values(scheduled).flatMap((job) => [
      job.run(app.app.services, slot),
      job.run(other.app.services, slot),
    ]),
  );

  const mails = await app.database.selectFrom('mail').select(['to_address', 'subject']).execute();
  expect(mails.length).toBeGreaterThan(0);
  expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(mails.length);
  const forgotten = await app.database
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'request.forgotten')
    .execute();
  expect(new Set(forgotten.map(({ subject_id }) => subject_id)).size).toBe(forgotten.length);
  expect(forgotten.length).toBeGreaterThan(0);
  await app.stop();
});
