import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { type ApprovalKind, approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverNotifications } from '../../jobs/ticking/deliverNotifications.ts';
import { notify } from '../../store/notifications/notify.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

test.each(Object.keys(approvalKinds) as ApprovalKind[])('of the kind %s are listed', async (kind) => {
  const facts = { kind, company_id: '1', company_name: 'Sen', was: 'denied', course_id: '1' } as const;
  const event = { type: 'DecisionUndone', facts: { ...facts, course_name: 'An toàn' } } as const;
  const to = [people.student.id];
  await app.database
    .transaction()
    .execute((transaction) => notify(transaction, event, { to, causedBy: null, now: app.clock.now() }));
  await deliverNotifications.run(app.app.services);
  const { body } = await app.call<Answer<'listNotifications'>>('listNotifications', 'student');
  expect(body.data[0]?.data.kind).toBe(kind);
});
