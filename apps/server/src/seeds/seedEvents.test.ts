import type { Answer } from '@sen/api/contract/model';
import { checkEvent } from '@sen/domain/events/checkEvent';
import { draftOfEvent } from '@sen/domain/events/draftOfEvent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { seedEvents } from './seedEvents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.transaction().execute((transaction) => seedEvents(transaction, app.clock.now()));
});
afterAll(() => app.stop());

it('has events over and to come for everybody, each as it could have been saved', async () => {
  const { body } = await app.call<Answer<'listEvents'>>('listEvents', 'admin', { query: { limit: 50 } });
  expect(new Set(body.data.map(({ timing }) => timing))).toEqual(new Set(['finished', 'not_started']));
  expect(body.data.some(({ repeats }) => repeats)).toBe(true);
  for (const { id } of body.data) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const event = await app.call<Answer<'getEvent'>>('getEvent', 'admin', { path: { id } });
    expect(checkEvent(draftOfEvent(event.body.data))).toEqual([]);
    expect(event.body.data.participant_count).toBeGreaterThan(0);
  }
  for (const person of ['teacher', 'student', 'sponsor'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const own = await app.call<Answer<'listEvents'>>('listEvents', person);
    expect(own.body.data.length).toBeGreaterThan(0);
  }
});
