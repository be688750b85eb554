import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@sen/api/contract/model';
import { TestApp } from '../testing/TestApp.ts';
import { seedForum } from './seedForum.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database
    .transaction()
    .execute((transaction) => seedForum(transaction, app.app.services.files, app.clock.now()));
});
afterAll(() => app.stop());

test('the demo forum has topics in every state, and what waits is on the desk', async () => {
  const states = await app.database
    .selectFrom('forum_topic')
    .select(['status', 'approval_level'])
    .distinct()
    .orderBy('status')
    .orderBy('approval_level')
    .execute();
  expect(states.map(({ status, approval_level }) => [status, approval_level])).toEqual([
    ['draft', null],
    ['pending', 'system'],
    ['pending', 'unit'],
    ['published', null],
    ['rejected', 'system'],
    ['rejected', 'unit'],
  ]);
  const query = { topics: 'true', status: 'Request' };
  const { body } = await app.call<Answer<'listRequests'>>('listRequests', 'admin', { query });
  expect(body.data.map(({ kind }) => kind).toSorted()).toEqual(['topic_system', 'topic_unit', 'topic_unit']);
  const own = await app.call<Answer<'listTopics'>>('listTopics', 'student', { query: { view: 'own' } });
  expect(own.body.total).toBeGreaterThan(2);
  const deleted = await app.database
    .selectFrom('forum_topic')
    .select('deletion_reason')
    .where('deleted_at', 'is not', null)
    .execute();
  expect(deleted).toHaveLength(1);
  const pictures = await app.database.selectFrom('forum_picture').select('file_id').execute();
  expect(pictures).toHaveLength(1);
  const file = { path: { id: pictures[0]?.file_id ?? '' } };
  expect((await app.call('getFile', 'student', file)).status).toBe(200);
});
