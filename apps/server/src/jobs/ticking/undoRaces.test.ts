import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Import, Problem } from '@sen/api/contract/model';
import { runImports } from './runImports.ts';
import { undoImports } from './undoImports.ts';
import { finishImport } from '../../testing/finishImport.ts';
import { finishUndo } from '../../testing/finishUndo.ts';
import { csvOf, memberImports, row, sheetOf } from '../../testing/memberImports.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const { sendCsv, start, accounts } = memberImports(() => app);
const undo = (id: string) => app.call<{ data: Import } & Problem>('undoImport', 'admin', { path: { id } });
const undone = (id: string) => finishUndo(app, 'admin', id);

test('two orders to undo one import at once, and two jobs at once, undo it once', async () => {
  const before = await accounts();
  const { body } = await sendCsv(sheetOf(row(), row(), row()));
  const { id } = body.data;
  const both = await Promise.all([undo(id), undo(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all([undoImports.run(app.app.services), undoImports.run(app.app.services)]);
  expect(await undone(id)).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
  expect(await accounts()).toBe(before);
  const told = await app.database
    .selectFrom('audit_log')
    .select('action')
    .where((where) => where(where.ref('details', '->>').key('import'), '=', id))
    .where('action', '=', 'import.undone')
    .execute();
  expect(told).toHaveLength(1);
});

test('an import that is ordered back while it is stored is stored or undone as a whole', async () => {
  const before = await accounts();
  const started = await start(csvOf(sheetOf(row(), row())), {}, 'admin', 'a.csv');
  const { id } = started.body.data;
  const [ordered] = await Promise.all([undo(id), runImports.run(app.app.services)]);
  if (ordered.status === 409) {
    expect(ordered.body.code).toBe('importNotUndoable');
    const { body } = await finishImport(app, 'admin', Promise.resolve(started));
    expect(body.data).toMatchObject({ state: 'done', saved: 2, undone: 0 });
    expect(await accounts()).toBe(before + 2);
    expect((await undo(id)).status).toBe(200);
  }
  expect(await undone(id)).toMatchObject({ state: 'undone', saved: 2, undone: 2 });
  expect(await accounts()).toBe(before);
});

test('an import that is sent again while it is undone, and after it, stays undone', async () => {
  const before = await accounts();
  const sheet = sheetOf(row(), row());
  const import_id = '6f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d78';
  await sendCsv(sheet, { import_id });
  const again = () => start(csvOf(sheet), { import_id }, 'admin', 'a.csv');
  const [ordered, sent] = await Promise.all([undo(import_id), again()]);
  expect([ordered.status, sent.status]).toEqual([200, 200]);
  await Promise.all([undoImports.run(app.app.services), runImports.run(app.app.services)]);
  expect(await undone(import_id)).toMatchObject({ state: 'undone', undone: 2 });
  expect((await again()).body.data.state).toBe('undone');
  await runImports.run(app.app.services);
  expect(await accounts()).toBe(before);
});
