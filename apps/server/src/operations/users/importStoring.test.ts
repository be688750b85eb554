import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Import, Problem } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { sendActivations } from '../../jobs/ticking/sendActivations.ts';
import { finishImport } from '../../testing/finishImport.ts';
import { memberImports, row, sheetOf, workbook } from '../../testing/memberImports.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.signIn('admin');
  await app.signIn('superAdmin');
});

const { accounts, checkCsv, send, sendCsv } = memberImports(() => app);

describe('an import', () => {
  test('makes accounts that are not active, writes them down, and has their mails written little by little', async () => {
    const made = [
      row(),
      row({ role: 'Giảng viên', title: 'Trưởng ca' }),
      ...Array.from({ length: 5 }, () => row()),
    ];
    const { body } = await send(await workbook(sheetOf(...made)));
    expect(body.data).toMatchObject({ total: 7, read: 7, refused: 0, saved: 7, state: 'done' });
    const emails = made.map(({ email }) => String(email));
    const kept = await app.database
      .selectFrom('user_account')
      .selectAll()
      .where('email', 'in', emails)
      .orderBy('email')
      .execute();
    expect(kept.map(({ status, company_id }) => [status, company_id])).toEqual(
      kept.map(() => ['inactive', demoCompany.id]),
    );
    expect(kept[1]).toMatchObject({
      role: 'teacher',
      title: 'Trưởng ca',
      date_of_birth: '2001-02-28',
      username: emails[1],
    });
    const written = await app.database
      .selectFrom('audit_log')
      .selectAll()
      .where(
        'subject_id',
        'in',
        kept.map(({ id }) => id),
      )
      .execute();
    expect(written.map(({ action, actor_id }) => [action, actor_id])).toEqual(
      kept.map(() => ['member.added', people.admin.id]),
    );

    await sendActivations.run(app.app.services);
    const some = await app.database.selectFrom('mail').select('to_address').execute();
    expect(some).toHaveLength(5);
    await sendActivations.run(app.app.services);
    await sendActivations.run(app.app.services);
    const mails = await app.database.selectFrom('mail').select('to_address').execute();
    expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(emails.toSorted());
    expect(await app.database.selectFrom('activation_due').selectAll().execute()).toEqual([]);
  });

  test('lets the mails of others go first', async () => {
    await app.database.deleteFrom('mail').execute();
    await send(await workbook(sheetOf(row())));
    const waiting = {
      to_address: 'x@sen.vn',
      subject: '',
      body_text: '',
      body_html: '',
      created_at: app.clock.now(),
    };
    await app.database
      .insertInto('mail')
      .values(Array.from({ length: 20 }, () => ({ ...waiting, try_at: app.clock.now() })))
      .execute();
    await sendActivations.run(app.app.services);
    expect(await app.database.selectFrom('activation_due').selectAll().execute()).toHaveLength(1);
    await app.database.deleteFrom('mail').execute();
    await sendActivations.run(app.app.services);
    expect(await app.database.selectFrom('mail').selectAll().execute()).toHaveLength(1);
  });

  test('a link that is sent by hand is the only one', async () => {
    const one = row();
    await send(await workbook(sheetOf(one)));
    const { id } = await app.database
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', String(one.email))
      .executeTakeFirstOrThrow();
    expect((await app.call('resendActivation', 'admin', { body: { user_ids: [id] } })).status).toBe(200);
    expect(await app.database.selectFrom('activation_due').selectAll().execute()).toEqual([]);
  });

  test('done again makes none, by the same id or another', async () => {
    const rows = sheetOf(row(), row(), row({ phone: '' }));
    const import_id = '1f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
    expect((await sendCsv(rows, { import_id })).body.data).toMatchObject({
      saved: 2,
      repeated: 0,
      refused: 1,
    });
    const before = await accounts();
    expect((await sendCsv(rows, { import_id })).body.data).toMatchObject({
      saved: 2,
      repeated: 0,
      refused: 1,
    });
    expect((await sendCsv(rows)).body.data).toMatchObject({ saved: 0, repeated: 2, refused: 1 });
    expect((await checkCsv(rows)).body.data).toMatchObject({
      good: 0,
      repeated: 2,
      refused: 1,
    });
    expect(await accounts()).toBe(before);
    const foreign = await sendCsv(rows, { import_id, company_id: demoCompany.id }, 'superAdmin');
    expect([foreign.status, foreign.body.code]).toEqual([409, 'conflict']);
  });

  test('at the same time makes each once, and each gets one mail', async () => {
    const rows = sheetOf(...Array.from({ length: 40 }, () => row()));
    const before = await accounts();
    await app.database.deleteFrom('activation_due').execute();
    const answers = await Promise.all([1, 2, 3].map(() => sendCsv(rows)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.data.saved, 0)).toBe(40);
    expect(await accounts()).toBe(before + 40);
    expect(await app.database.selectFrom('activation_due').selectAll().execute()).toHaveLength(40);
  });

  test('that is cut has whole parts alone, says so, and continues after them', async () => {
    const rows = sheetOf(...Array.from({ length: 1_200 }, () => row()), row({ role: 'superadmin' }));
    const import_id = '2f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
    const before = await accounts();
    await app.database.deleteFrom('activation_due').execute();
    // The part with this row fails in the middle of its statement, as when a connection breaks.
    const { id } = await app.database
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', people.admin.email)
      .executeTakeFirstOrThrow();
    await sql
      .raw(
        `create function cut() returns trigger language plpgsql as $$
      begin if new.email = '${String(rows[900]?.[1])}' then raise exception 'cut'; end if; return new; end $$`,
      )
      .execute(app.database);
    await sql
      .raw('create trigger cut before insert on user_account for each row execute function cut()')
      .execute(app.database);
    const began = app.clock.now();
    const stopped = await sendCsv(rows, { import_id });
    expect(stopped.body.data).toMatchObject({ state: 'failed', failure: { code: 'importStopped' } });
    expect(stopped.body.data.failure?.message).toContain('Tiếp tục nhập');
    await sql.raw('drop trigger cut on user_account').execute(app.database);
    await sql.raw('drop function cut()').execute(app.database);

    const partly = (await accounts()) - before;
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(900);
    const due = () => app.database.selectFrom('activation_due').selectAll().execute();
    expect(await due()).toHaveLength(partly);
    const log = await app.database
      .selectFrom('audit_log')
      .select('id')
      .where('actor_id', '=', id)
      .where('created_at', '=', began)
      .execute();
    expect(log).toHaveLength(partly);

    const retried = app.call<{ data: Import } & Problem>('retryImport', 'admin', { path: { id: import_id } });
    expect((await finishImport(app, 'admin', retried)).body.data).toMatchObject({
      state: 'done',
      failure: null,
      total: 1_201,
      read: 1_201,
      saved: 1_200,
      repeated: 0,
      refused: 1,
    });
    expect(await accounts()).toBe(before + 1_200);
    expect(await due()).toHaveLength(1_200);
  });
});
