import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Import, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { deliverNotifications } from '../jobs/ticking/deliverNotifications.ts';
import { clearOldImports } from '../store/imports/importRuns.ts';
import { notifyOfImport } from '../store/notifications/notifyOfImport.ts';
import { finishImport } from '../testing/finishImport.ts';
import { memberImports, row, sheetOf } from '../testing/memberImports.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.database.deleteFrom('notification_event').execute();
});

const { sendCsv, start } = memberImports(() => app);

type Who = 'admin' | 'superAdmin' | 'teacher';

async function told(as: Who = 'admin') {
  await deliverNotifications.run(app.app.services);
  const { body } = await app.call<Answer<'listNotifications'>>('listNotifications', as);
  return body.data.filter(({ read_at }) => read_at === null);
}
const open = (id: string, as: Who = 'admin') =>
  app.call<Answer<'openNotification'> & Problem>('openNotification', as, { path: { id } });

test('who started an import is told its counts when it ends, and led to it while it is kept', async () => {
  const known = row();
  await sendCsv(sheetOf(known));
  await app.database.deleteFrom('notification_event').execute();
  const { body } = await sendCsv(sheetOf(row(), row(), known, row({ phone: '' })));
  expect(await told('superAdmin')).toEqual([]);
  const notices = await told();
  expect(notices).toMatchObject([
    {
      type: 'ImportFinished',
      icon: 'import',
      data: {
        message: 'Đã nhập xong tệp “a.csv”',
        detail:
          '2 tài khoản mới, 1 người đã là thành viên và 1 dòng không hợp lệ. Bạn có thể tải các dòng không hợp lệ về để sửa.',
      },
    },
  ]);
  const id = notices[0]?.id ?? '';
  expect((await open(id)).body.data.address).toBe(`/import?import=${body.data.id}`);
  await clearOldImports(app.database, new Date(app.clock.now().getTime() + 1));
  expect(await open(id)).toMatchObject({ status: 404, body: { code: 'notificationTargetGone' } });
});

test('one that fails is told with the reason, once while that is unread', async () => {
  const { body } = await sendCsv([['A'], ['x']]);
  expect(await told()).toMatchObject([
    {
      type: 'ImportFailed',
      data: {
        message: 'Chưa nhập xong tệp “a.csv”',
        detail: `${body.data.failure?.message} Đến lúc dừng: 0 tài khoản mới.`,
      },
    },
  ]);
  const { id } = body.data;
  const again = app.call<{ data: Import } & Problem>('retryImport', 'admin', { path: { id } });
  await finishImport(app, 'admin', again);
  expect(await told()).toHaveLength(1);
});

test('one whose person may no longer import such files leads nowhere', async () => {
  const { body } = await sendCsv(sheetOf(row()));
  const ofTeacher = { created_by: people.teacher.id };
  const imports = app.database.updateTable('import_run').where('import_id', '=', body.data.id);
  const run = await imports.set(ofTeacher).returningAll().executeTakeFirstOrThrow();
  await app.database
    .transaction()
    .execute((transaction) => notifyOfImport(transaction, run, app.clock.now()));
  const [notice] = await told('teacher');
  expect(await open(notice?.id ?? '', 'teacher')).toMatchObject({ status: 404 });
  await imports.set({ kind: 'questions' }).execute();
  expect((await open(notice?.id ?? '', 'teacher')).status).toBe(200);
});

test('one that waits is not told', async () => {
  await start('a;b', {}, 'admin', 'a.csv');
  expect(await told()).toEqual([]);
});
