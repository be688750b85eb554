import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { undoNextPart } from '../imports/undoImport.ts';
import { notePresence } from '../operations/attempts/notePresence.ts';
import { TestApp } from '../testing/TestApp.ts';
import { OutageLog } from './OutageLog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** What is logged of three rounds while the database is away. */
async function loggedOf(round: (services: TestApp['app']['services']) => Promise<void>): Promise<unknown[]> {
  const services = { ...app.app.services, outages: new OutageLog() };
  const logged = [vi.spyOn(services.log, 'error'), vi.spyOn(services.log, 'warn')];
  for (let count = 0; count < 3; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await round(services);
  }
  return logged.flatMap(({ mock }) => mock.calls.map(([, words]) => words));
}

it('looks for an import to undo are logged once', async () => {
  vi.spyOn(app.database, 'transaction').mockImplementation(() => {
    throw away;
  });
  const logged = await loggedOf(async (services) => {
    expect(await undoNextPart(services)).toBe(false);
  });
  expect(logged).toEqual(['service unavailable']);
});

it('notes of pages that were heard of are logged once', async () => {
  vi.spyOn(app.app.services.presence, 'note').mockRejectedValue(away);
  const seenAt = app.clock.now();
  const logged = await loggedOf(async (services) => {
    notePresence(services, { attemptId: '1', journalId: 'journal', token: 'token', unsent: null, seenAt });
    await new Promise(setImmediate);
  });
  expect(logged).toEqual(['service unavailable']);
});

it('counts of actions are logged once', async () => {
  const { actions, log } = app.app.services;
  vi.spyOn(actions, 'write').mockRejectedValue(away);
  const logged = vi.spyOn(log, 'error');
  for (let count = 0; count < 3; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one write after the other
    await actions.flush();
  }
  expect(logged.mock.calls.map(([, words]) => words)).toEqual(['service unavailable']);
});
