import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Import, Problem } from '@sen/api/contract/model';
import { finishUndo } from '../../testing/finishUndo.ts';
import { codesOf, memberImports, row, sheetOf } from '../../testing/memberImports.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.signIn('admin');
});

const { checkCsv, sendCsv, accounts } = memberImports(() => app);
const apply = { changes: 'apply' } as const;

async function known(changes: Parameters<typeof row>[0] = {}) {
  const cells = row({ title: 'Kế toán', ...changes });
  await sendCsv(sheetOf(cells));
  return cells;
}
const account = (email: unknown) =>
  app.database
    .selectFrom('user_account')
    .select(['id', 'name', 'sort_key', 'first_name', 'phone', 'title', 'department', 'updated_at', 'version'])
    .where('email', '=', String(email))
    .executeTakeFirstOrThrow();
const undo = (id: string) => app.call<{ data: Import } & Problem>('undoImport', 'admin', { path: { id } });

test('a dry run counts what is new, changed, unchanged and refused, and shows the old beside the new', async () => {
  const [same, changed] = [await known(), await known()];
  const sheet = sheetOf(
    row(),
    same,
    { ...changed, title: 'Trưởng phòng', sex: 'Nữ', dateOfBirth: '01/03/2001' },
    row({ phone: '' }),
  );
  const { body } = await checkCsv(sheet);
  expect(body.data).toMatchObject({ good: 1, repeated: 1, changed: 1, refused: 1 });
  expect(body.data.changes).toEqual([
    {
      row: 4,
      name: changed.name,
      cells: [
        { column: 'dateOfBirth', label: 'Ngày sinh', before: '28/02/2001', after: '01/03/2001' },
        { column: 'sex', label: 'Giới tính', before: '', after: 'Nữ' },
        { column: 'title', label: 'Chức danh', before: 'Kế toán', after: 'Trưởng phòng' },
      ],
    },
  ]);
});

test('changes are applied when the person says so, once, and undone with the rest', async () => {
  const cells = await known();
  const before = await account(cells.email);
  const sheet = sheetOf({ ...cells, name: 'Trần Bình Minh', title: 'Trưởng phòng', phone: '' }, row());
  const changed = { ...cells, name: 'Trần Bình Minh', title: 'Trưởng phòng' };
  expect((await sendCsv(sheetOf(changed, row()))).body.data).toMatchObject({
    saved: 1,
    changed: 0,
    repeated: 1,
  });
  expect(await account(cells.email)).toEqual(before);
  expect(codesOf((await checkCsv(sheet)).body.data)).toEqual(['2: phone thisFieldIsRequired']);

  app.clock.pass({ minutes: 5 });
  const { body } = await sendCsv(sheetOf(changed, row()), apply);
  expect(body.data).toMatchObject({ saved: 1, changed: 1, repeated: 0, refused: 0 });
  expect(await account(cells.email)).toMatchObject({
    name: 'Trần Bình Minh',
    first_name: 'Minh',
    title: 'Trưởng phòng',
    phone: before.phone,
  });
  const count = await accounts();
  expect((await undo(body.data.id)).status).toBe(200);
  expect(await finishUndo(app, 'admin', body.data.id)).toMatchObject({ state: 'undone', undone: 2 });
  expect(await account(cells.email)).toEqual({ ...before, version: before.version + 2 });
  expect(await accounts()).toBe(count - 1);
  const audited = await app.database
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', before.id)
    .where('action', '=', 'member.edited')
    .execute();
  expect(audited.map(({ details }) => details)).toEqual([
    { fields: ['name', 'title'], import: body.data.id },
    { fields: ['name', 'title'], import: body.data.id },
  ]);
});

test('a field that was changed since keeps its newer value', async () => {
  const cells = await known();
  const { body } = await sendCsv(sheetOf({ ...cells, title: 'Trưởng phòng', department: 'Kho' }), apply);
  await app.database
    .updateTable('user_account')
    .set({ title: 'Giám đốc', updated_at: app.clock.now() })
    .where('email', '=', String(cells.email))
    .execute();
  await undo(body.data.id);
  await finishUndo(app, 'admin', body.data.id);
  expect(await account(cells.email)).toMatchObject({ title: 'Giám đốc', department: null });
});

test('neither roles, user names nor people of other units are changed', async () => {
  const cells = await known();
  const sheet = sheetOf(
    { ...cells, role: 'Giảng viên' },
    { ...row(), email: people.superAdmin.email, role: 'Quản trị đơn vị' },
    { ...(await known()), username: 'ten-khac' },
  );
  const { body } = await sendCsv(sheet, apply);
  expect(body.data).toMatchObject({ saved: 0, changed: 0 });
  expect(codesOf(body.data)).toEqual([
    '2: role importKeepsRole',
    '3: email emailTaken',
    '4: username importKeepsUsername',
  ]);
});
