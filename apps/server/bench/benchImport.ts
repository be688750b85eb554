import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeXlsx } from 'hucre';
import { demoCompany, demoPassword, people } from '@sen/api/fixtures/people';
import type { Answer, MemberImportReport } from '@sen/api/contract/model';
import { systemClock } from '../src/clock.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { seedDemo } from '../src/seeds/seedDemo.ts';
import { insertPeople } from '../src/seeds/seedPeople.ts';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { type BenchDatabase, newBenchDatabase } from './benchDatabase.ts';
import { printTable, quantile, whole } from './figures.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'postgres,embedded' },
  },
});
const rowCount = Number(values.rows);
const import_id = '1f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';

const headings = [
  'STT',
  'Họ và tên',
  'E-mail',
  'Vai trò',
  'Số điện thoại',
  'Ngày sinh',
  'Mã thành viên',
  'Giới tính',
  'Chức danh',
  'Phòng ban',
];

/** The faults of every hundredth row. */
const faults: readonly [column: number, text: string][] = [
  [1, ''],
  [2, 'khong-co-a-cong'],
  [3, ''],
  [3, 'Quản trị hệ thống'],
  [3, 'Thủ kho'],
  [4, '12'],
  [5, '31/02/2001'],
  [6, 'B2'],
];

function rowOf(index: number): (string | number)[] {
  const two = String(index).padStart(6, '0');
  const row = [
    index,
    `Nguyễn Thị Hồng ${two}`,
    `b${two}@sen.vn`,
    'Học viên',
    `0912${two}`,
    '28/02/2001',
    `B${index}`,
    'Nữ',
    'Công nhân vận hành',
    `Phân xưởng ${index % 40}`,
  ];
  const fault = index % 100 === 99 ? faults[Math.floor(index / 100) % faults.length] : undefined;
  return fault ? row.with(fault[0], fault[1]) : row;
}
const wrong = Array.from({ length: rowCount }, (_, index) => index).filter(
  (index) => index % 100 === 99,
).length;
const sheet = [headings, ...Array.from({ length: rowCount }, (_, index) => rowOf(index))];

async function prepare(kind: DatabaseKind): Promise<BenchDatabase> {
  const bench = await newBenchDatabase(kind);
  const { database, close } = await openDatabase(bench.where);
  await migrate(database);
  await seedDemo(database, systemClock);
  await close();
  return bench;
}

/** The baseline: the same rows without checks or report, five hundred per statement. */
async function bareInserts(kind: DatabaseKind): Promise<number> {
  const bench = await prepare(kind);
  const { database, close } = await openDatabase(bench.where);
  const begin = performance.now();
  for (let from = 0; from < rowCount; from += 500) {
    await insertPeople(
      database,
      sheet.slice(from + 1, from + 501).map(([, name, , , phone, , code, , title, department], index) => ({
        company_id: demoCompany.id,
        role: 'student' as const,
        status: 'inactive' as const,
        name: String(name),
        first_name: 'Hồng',
        email: `b${from + index}@sen.vn`,
        username: `b${from + index}@sen.vn`,
        password_hash: 'x',
        phone: String(phone),
        dateOfBirth: '2001-02-28',
        membership_code: `${String(code)}-${from + index}`,
        sex: 'female' as const,
        title: String(title),
        department: String(department),
      })),
    );
  }
  const seconds = (performance.now() - begin) / 1000;
  await close();
  await bench.remove();
  return seconds;
}

async function signIn({ address }: ServerProcess): Promise<Record<string, string>> {
  const body = new FormData();
  body.set('username', people.admin.username);
  body.set('password', demoPassword);
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body, headers });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { ...headers, authorization: `Bearer ${data.access_token}` };
}

interface Told {
  seconds: number;
  report: MemberImportReport;
  /** The latency of other requests meanwhile, ms. */
  p99: number;
  /** The peak memory of the process, MB. */
  memory: number;
}

async function send(server: ServerProcess, file: File, dry_run: boolean): Promise<Told> {
  const headers = await signIn(server);
  const body = new FormData();
  body.set('file', file);
  body.set('dry_run', String(dry_run));
  if (!dry_run) body.set('import_id', import_id);
  const watching = new AbortController();
  const watched = watch(server, watching.signal);
  const begin = performance.now();
  try {
    const answer = await fetch(`${server.address}/api/import-block-user`, { method: 'POST', body, headers });
    const seconds = (performance.now() - begin) / 1000;
    if (!answer.ok) throw new Error(`The import got ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as Answer<'importMembers'>;
    watching.abort();
    return { seconds, report: data, ...(await watched) };
  } finally {
    watching.abort();
  }
}

/** Polls the own account, to measure the latency for other users. */
async function watch(server: ServerProcess, signal: AbortSignal): Promise<{ p99: number; memory: number }> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const waits: number[] = [];
  let memory = 0;
  while (!signal.aborted) {
    const begin = performance.now();
    await fetch(`${server.address}/api/health`, { headers }).catch(() => undefined);
    waits.push(performance.now() - begin);
    memory = Math.max(memory, residentMegabytes(server.pid));
    await wait(10);
  }
  return {
    p99: quantile(
      waits.toSorted((one, other) => one - other),
      0.99,
    ),
    memory,
  };
}

function residentMegabytes(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function count({ where }: BenchDatabase): Promise<{ accounts: number; due: number }> {
  const { database, close } = await openDatabase(where);
  const of = async (table: 'user_account' | 'activation_due') =>
    Number(
      (
        await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const counted = { accounts: await of('user_account'), due: await of('activation_due') };
  await close();
  return counted;
}

const xlsx = new File(
  [Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: sheet }] }))],
  'thanh-vien.xlsx',
);
const csv = new File([sheet.map((row) => row.join(';')).join('\r\n')], 'thanh-vien.csv');
console.log(
  `${whole(rowCount)} accounts, ${whole(wrong)} rows wrong; .xlsx ${(xlsx.size / 1e6).toFixed(1)} MB, .csv ${(csv.size / 1e6).toFixed(1)} MB`,
);

const table = [
  ['', 'seconds', 'of bare inserts', 'p99 of others, ms', 'memory, MB', 'saved', 'repeated', 'refused'],
];
let isRight = true;
for (const kind of values.only.split(',') as DatabaseKind[]) {
  const bare = await bareInserts(kind);
  table.push([`${kind}: bare inserts`, bare.toFixed(1), '1', '', '', whole(rowCount), '', '']);
  const line = (name: string, { seconds, p99, memory, report }: Told) =>
    table.push([
      `${kind}: ${name}`,
      seconds.toFixed(1),
      (seconds / bare).toFixed(2),
      p99.toFixed(0),
      memory.toFixed(0),
      whole(report.saved),
      whole(report.repeated),
      whole(report.refused),
    ]);
  const bench = await prepare(kind);
  // Prevents mails from being queued while due ones are counted.
  const server = await ServerProcess.start({ ...bench.where, environment: { SMTP_URL: '' } });
  try {
    line('dry run, .xlsx', await send(server, xlsx, true));
    // Killed in the middle, then sent again.
    const cut = send(server, xlsx, false).catch(() => undefined);
    await wait(bare * 600);
    await server.stop('SIGKILL');
    await cut;
    await server.run();
    line('after kill -9, .xlsx', await send(server, xlsx, false));
    const again = await send(server, csv, false);
    line('the same as .csv', again);
    await server.stop('SIGTERM');
    const { accounts } = await count(bench);
    const demo = Object.keys(people).length;
    isRight &&= again.report.saved === rowCount - wrong && accounts >= rowCount - wrong + demo;
    console.log(`${kind}: ${whole(accounts)} accounts`);
  } finally {
    await server.stop('SIGKILL');
    await bench.remove();
  }
  const another = await prepare(kind);
  const fresh = await ServerProcess.start(another.where);
  try {
    line('whole, .csv', await send(fresh, csv, false));
  } finally {
    await fresh.stop('SIGKILL');
    await another.remove();
  }
}
printTable(table);
if (!isRight) process.exitCode = 1;
