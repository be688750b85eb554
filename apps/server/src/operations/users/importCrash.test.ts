import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCompany, demoPassword, people } from '@sen/api/fixtures/people';
import type { Answer, Import } from '@sen/api/contract/model';
import { memberColumns, memberSheet, type MemberColumn } from '@sen/domain/imports/memberColumns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../migrations/migrate.ts';
import { seedPeople } from '../../seeds/seedPeople.ts';
import { openDatabase } from '../../store/database.ts';
import { ServerProcess } from '../../testing/ServerProcess.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/testDatabase.ts';

const rowCount = 5_000;
/** The last row is fixed by the person: it is stored after the restart. */
const fixedIndex = rowCount - 1;
const import_id = '3f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';

/**
 * The faults of every twentieth row, in turn: missing, unreadable, in conflict with another
 * account, or with a role that no import gives.
 */
const faults: readonly Partial<Record<MemberColumn, string>>[] = [
  { name: '' },
  { email: '' },
  { email: 'khong-co-a-cong' },
  { email: 'r000000@sen.vn' },
  { role: '' },
  { role: 'Quản trị hệ thống' },
  { role: 'super-admin' },
  { role: 'Thủ kho' },
  { phone: '12' },
  { dateOfBirth: '31/02/2001' },
  { membership_code: 'R0' },
  { username: people.teacher.username },
  { unit: 'Một đơn vị khác' },
];

function rowOf(index: number): string {
  const number = String(index).padStart(6, '0');
  const row: Partial<Record<MemberColumn, string>> = {
    name: `Nguyễn Thị Hồng ${number}`,
    email: `r${number}@sen.vn`,
    role: 'Học viên',
    phone: `0912${number}`,
    dateOfBirth: '28/02/2001',
    membership_code: `R${index}`,
    ...(index % 20 === 19 ? faults[Math.floor(index / 20) % faults.length] : {}),
  };
  return memberSheet.keys.map((key) => row[key] ?? '').join(';');
}
const sheet = [
  memberSheet.keys.map((key) => memberColumns[key].vi).join(';'),
  ...Array.from({ length: rowCount }, (_, index) => rowOf(index)),
].join('\r\n');
const good = Array.from({ length: rowCount }, (_, index) => index)
  .filter((index) => index % 20 !== 19 || index === fixedIndex)
  .map((index) => `r${String(index).padStart(6, '0')}@sen.vn`);

let server: ServerProcess;
let kept: OpenTestDatabase;
let where: { dataDir: string; databaseUrl?: string };
beforeAll(async () => {
  kept = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'sen-import-'));
  where = { dataDir, ...(kept.url === undefined ? {} : { databaseUrl: kept.url }) };
  const { database, close } = await openDatabase(where);
  await migrate(database);
  await seedPeople(database);
  await close();
  server = await ServerProcess.start({ ...where, environment: { DEMO: 'false', SMTP_URL: '' } });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await kept.close();
  rmSync(where.dataDir, { recursive: true, force: true });
});

const headers = { 'x-requested-with': 'XMLHttpRequest' };

async function signIn(): Promise<Record<string, string>> {
  const body = new FormData();
  body.set('username', people.admin.username);
  body.set('password', demoPassword);
  const answer = await fetch(`${server.address}/api/auth/login`, { method: 'POST', body, headers });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { ...headers, authorization: `Bearer ${data.access_token}` };
}

async function send(signedIn: Record<string, string>): Promise<Import> {
  const body = new FormData();
  body.set('file', new File([sheet], 'thanh-vien.csv'));
  body.set('import_id', import_id);
  const fixes = [{ row: fixedIndex + 2, cells: { email: `r00${fixedIndex}@sen.vn` } }];
  body.set('fixes', new Blob([JSON.stringify(fixes)], { type: 'application/json' }));
  const answer = await fetch(`${server.address}/api/import-block-user`, {
    method: 'POST',
    body,
    headers: signedIn,
  });
  if (!answer.ok) throw new Error(`The import got ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as Answer<'importMembers'>).data;
}

/** Polls the import until it has ended. */
async function untilEnded(signedIn: Record<string, string>): Promise<Import> {
  for (;;) {
    const answer = await fetch(`${server.address}/api/imports/${import_id}`, { headers: signedIn });
    const { data } = (await answer.json()) as Answer<'getImport'>;
    if (data.finished_at !== null) return data;
    await wait(50);
  }
}

/** The number of members in the unit's own list. */
async function membersShown(signedIn: Record<string, string>): Promise<number> {
  const answer = await fetch(`${server.address}/api/users/all`, { headers: signedIn });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Answer<'listMembers'>).total;
}

/** The recipients of sent mails, from the files written without a mail server. */
function mailsBrought(): string[] {
  const outbox = join(where.dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  return files.flatMap(
    (name) => /^To: .*?<?(r\d{6}@sen\.vn)>?\s*$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? [],
  );
}

test('an import that kill -9 cuts continues when the server is started again: none twice, none lost, no mail twice (R17)', async () => {
  const first = await signIn();
  const before = await membersShown(first);
  // The job may have taken it before it is described.
  expect(['waiting', 'running']).toContain((await send(first)).state);
  while ((await membersShown(first)) < before + 1_000) await wait(5);
  await server.stop('SIGKILL');

  await server.run();
  const signedIn = await signIn();
  const stored = (await membersShown(signedIn)) - before;
  expect(stored).toBeGreaterThanOrEqual(1_000);
  expect(stored).toBeLessThan(good.length);
  const report = await untilEnded(signedIn);
  expect(report).toMatchObject({
    state: 'done',
    read: rowCount,
    total: rowCount,
    saved: good.length,
    repeated: 0,
    refused: rowCount - good.length,
  });
  expect(report.rows.map(({ row }) => row)).toEqual(
    Array.from({ length: rowCount / 20 - 1 }, (_, at) => at * 20 + 21),
  );
  expect(report.rows.every(({ errors }) => errors.length > 0)).toBe(true);
  expect((await send(signedIn)).saved).toBe(good.length);
  while (mailsBrought().length === 0) await wait(100);
  await server.stop('SIGTERM');

  const { database, close } = await openDatabase(where);
  const accounts = await database
    .selectFrom('user_account')
    .select(['email', 'role', 'company_id'])
    .where(
      'id',
      'not in',
      Object.values(people).map(({ id }) => id),
    )
    .orderBy('email')
    .execute();
  expect(accounts.map(({ email }) => email)).toEqual(good);
  expect(new Set(accounts.map(({ role, company_id }) => `${role} ${company_id}`))).toEqual(
    new Set([`student ${demoCompany.id}`]),
  );
  // Each first mail is due, queued or sent: exactly one of them, once.
  const owed = await database
    .selectFrom('activation_due')
    .innerJoin('user_account', 'user_account.id', 'activation_due.user_id')
    .select('email')
    .execute();
  const mails = await database.selectFrom('mail').select('to_address').execute();
  const written = mails.map(({ to_address }) => to_address);
  expect([...owed.map(({ email }) => email), ...written].toSorted()).toEqual(good);
  const brought = mailsBrought();
  expect(new Set(brought).size).toBe(brought.length);
  expect(written).toEqual(expect.arrayContaining(brought));
  const audited = await database
    .selectFrom('audit_log')
    .select('subject_id')
    .distinct()
    .where('action', '=', 'member.added')
    .execute();
  expect(audited).toHaveLength(good.length);
  await close();
}, 120_000);
