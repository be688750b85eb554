import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Import, Problem } from '@sen/api/contract/model';
import { deliverNotifications } from '../../jobs/ticking/deliverNotifications.ts';
import { memberImports, row, sheetOf } from '../../testing/memberImports.ts';
import { QuestionImports, workbook } from '../../testing/questionImports.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { finishUndo } from '../../testing/finishUndo.ts';

let app: TestApp;
let questions: QuestionImports;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  questions = await QuestionImports.of(app);
});
afterAll(() => app.stop());

const { sendCsv, start, accounts } = memberImports(() => app);
type Who = 'admin' | 'teacher';
const undo = (id: string, as: Who = 'admin') =>
  app.call<{ data: Import } & Problem>('undoImport', as, { path: { id } });
const undone = (id: string, as: Who = 'admin') => finishUndo(app, as, id);
const account = (email: string) =>
  app.database.updateTable('user_account').where('email', '=', email).set({ updated_at: app.clock.now() });

test('the people of an import are deleted, with an audit entry each, and who started it is told', async () => {
  const before = await accounts();
  const { body } = await sendCsv(sheetOf(row(), row(), row({ phone: '' })));
  expect(await accounts()).toBe(before + 2);
  const { id, undo_until } = body.data;
  expect(undo_until).not.toBeNull();
  expect((await undo(id)).body.data).toMatchObject({ state: 'undoing', finished_at: null });
  expect(await undone(id)).toMatchObject({ state: 'undone', undone: 2, kept: 0, undo_until: null });
  expect(await accounts()).toBe(before);
  const audit = await app.database
    .selectFrom('audit_log')
    .select('action')
    .where((where) => where(where.ref('details', '->>').key('import'), '=', id))
    .where('action', 'in', ['member.deleted', 'import.undone'])
    .execute();
  expect(audit.map(({ action }) => action).toSorted()).toEqual([
    'import.undone',
    'member.deleted',
    'member.deleted',
  ]);
  await deliverNotifications.run(app.app.services);
  const told = await app.call<Answer<'listNotifications'>>('listNotifications', 'admin');
  expect(told.body.data[0]).toMatchObject({
    type: 'ImportUndone',
    data: { detail: '2 dòng đã được hoàn tác.' },
  });
  // Sent again: it stays undone, and nothing is told twice.
  expect((await undo(id)).body.data.state).toBe('undone');
});

test('while somebody depends on it nothing is undone, and it says who and why', async () => {
  const [active, edited, untouched] = [row(), row(), row()];
  const { body } = await sendCsv(sheetOf(active, edited, untouched));
  const before = await accounts();
  app.clock.pass({ minutes: 1 });
  await account(String(active.email)).set({ status: 'active' }).execute();
  await account(String(edited.email)).execute();
  const refused = await undo(body.data.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'importDependedOn' } });
  expect(refused.body.message).toBe(
    `Chưa hoàn tác gì, vì 2 dòng của lần nhập này đang được dùng hoặc đã được sửa: ` +
      `dòng 2 – ${active.name} (đã kích hoạt tài khoản); dòng 3 – ${edited.name} (đã được sửa sau khi nhập).`,
  );
  expect(await accounts()).toBe(before);
});

test('whoever comes into use while it is undone is kept and counted', async () => {
  const [kept, gone] = [row(), row()];
  const { body } = await sendCsv(sheetOf(kept, gone));
  await undo(body.data.id);
  app.clock.pass({ minutes: 1 });
  await account(String(kept.email)).set({ status: 'active' }).execute();
  expect(await undone(body.data.id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
  const left = await app.database
    .selectFrom('user_account')
    .select('email')
    .where('email', 'in', [String(kept.email), String(gone.email)])
    .execute();
  expect(left).toEqual([{ email: kept.email }]);
});

test('questions are deleted unless an exam uses them', async () => {
  const file = await workbook(questions.template());
  const { body } = await questions.save(file);
  const ofImport = () =>
    app.database.selectFrom('question').select('id').where('import_id', '=', body.data.id).execute();
  const made = await ofImport();
  expect(made).toHaveLength(body.data.saved);
  const [{ id: one } = { id: '' }] = made;
  const asked = await app.database
    .selectFrom('exam_question')
    .select(['exam_part_id', 'question_id'])
    .executeTakeFirstOrThrow();
  const exchange = (from: string, to: string) =>
    app.database
      .updateTable('exam_question')
      .set({ question_id: to })
      .where('exam_part_id', '=', asked.exam_part_id)
      .where('question_id', '=', from)
      .execute();
  await exchange(asked.question_id, one);
  const refused = await undo(body.data.id, 'teacher');
  expect(refused).toMatchObject({ status: 409, body: { code: 'importDependedOn' } });
  expect(refused.body.message).toContain('đang được dùng');
  expect(await ofImport()).toHaveLength(made.length);
  await exchange(one, asked.question_id);
  expect((await undo(body.data.id, 'teacher')).status).toBe(200);
  expect(await undone(body.data.id, 'teacher')).toMatchObject({ state: 'undone', undone: made.length });
  expect(await ofImport()).toEqual([]);
  // What is undone can be imported again.
  expect((await questions.save(file)).body.data.saved).toBe(made.length);
});

test('not before it has ended, not after thirty days, and not by others', async () => {
  const waiting = await start('a;b', {}, 'admin', 'a.csv');
  expect((await undo(waiting.body.data.id)).body).toMatchObject({ status: 409, code: 'importNotUndoable' });
  const { body } = await sendCsv(sheetOf(row()));
  expect((await undo(body.data.id, 'teacher')).status).toBe(404);
  const longAgo = new Date(app.clock.now().getTime() - 30 * 86_400_000);
  await app.database
    .updateTable('import_run')
    .set({ created_at: longAgo })
    .where('import_id', '=', body.data.id)
    .execute();
  expect((await undo(body.data.id)).body.code).toBe('importNotUndoable');
});

test('two parallel sends of one import store it once', async () => {
  const before = await accounts();
  const import_id = '5f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d77';
  const sheet = sheetOf(row(), row(), row());
  const both = await Promise.all([sendCsv(sheet, { import_id }), sendCsv(sheet, { import_id })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await accounts()).toBe(before + 3);
  const other = await sendCsv(sheetOf(row()), { import_id });
  expect(other.body).toMatchObject({ status: 409, code: 'importIdUsed' });
});
