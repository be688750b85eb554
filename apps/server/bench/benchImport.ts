import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeXlsx } from 'hucre';
import { demoCompany, demoPassword, people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
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
    rows: { type: 'string', default: '60000' },
    only: { type: 'string', default: 'postgres,embedded' },
  },
});
const rowCount = Number(values.rows);
const ids = {
  whole: '1f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10',
  again: '2f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10',
  cut: '3f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10',
};

const headings = [
  'STT',
  'Họ và tên',
  'Email',
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
        date_of_birth: '2001-02-28',
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
  saved: number;
  repeated: number;
  refused: number;
  /** The latency of other requests meanwhile, ms. */
  p99: number;
  /** The peak memory of the process, MB. */
  memory: number;
}

type Headers = Record<string, string>;
type Counts = Pick<Told, 'saved' | 'repeated' | 'refused'>;

async function post({ address }: ServerProcess, path: string, body: FormData, headers: Headers) {
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${path} got ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A dry run: one request. */
async function check(server: ServerProcess, file: File, headers: Headers): Promise<Counts> {
  const body = new FormData();
  body.set('file', file);
  const { data } = (await post(server, '/import-block-user/check', body, headers)) as Answer<'checkMembers'>;
  return { ...data, saved: 0 };
}

async function start(server: ServerProcess, file: File, headers: Headers, id: string): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  body.set('import_id', id);
  await post(server, '/import-block-user', body, headers);
}

/** Polls the import, as the page does, until it has ended. */
async function untilEnded({ address }: ServerProcess, headers: Headers, id: string): Promise<Counts> {
  for (;;) {
    const answer = await fetch(`${address}/api/imports/${id}`, { headers });
    const { data } = (await answer.json()) as Answer<'getImport'>;
    if (data.state === 'failed') throw new Error(`The import failed: ${data.failure?.message}`);
    if (data.state === 'done') return data;
    await wait(500);
  }
}

/** Times a work while other requests are sent. */
async function timed(server: ServerProcess, work: (headers: Headers) => Promise<Counts>): Promise<Told> {
  const headers = await signIn(server);
  const watching = new AbortController();
  const watched = watch(server, headers, watching.signal);
  const begin = performance.now();
  try {
    const { saved, repeated, refused } = await work(headers);
    const seconds = (performance.now() - begin) / 1000;
    watching.abort();
    return { seconds, saved, repeated, refused, ...(await watched) };
  } finally {
    watching.abort();
  }
}

/** What others do meanwhile: the health call, a page of the list of members, and the own account, in turn. */
const others = ['/health', '/users/all?limit=10', '/auth/me'];

async function watch(
  server: ServerProcess,
  headers: Headers,
  signal: AbortSignal,
): Promise<{ p99: number; memory: number }> {
  const waits: number[] = [];
  let memory = 0;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const begin = performance.now();
    const answer = await fetch(`${server.address}/api${others[turn % others.length]}`, { headers });
    await answer.arrayBuffer();
    waits.push(performance.now() - begin);
    memory = Math.max(memory, residentMegabytes(server.pid));
    await wait(20);
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
  const line = (name: string, { seconds, p99, memory, saved, repeated, refused }: Told) =>
    table.push([
      `${kind}: ${name}`,
      seconds.toFixed(1),
      (seconds / bare).toFixed(2),
      p99.toFixed(0),
      memory.toFixed(0),
      whole(saved),
      whole(repeated),
      whole(refused),
    ]);
  const bench = await prepare(kind);
  // Prevents mails from being queued while due ones are counted.
  const server = await ServerProcess.start({ ...bench.where, environment: { SMTP_URL: '' } });
  try {
    line('dry run, .xlsx', await timed(server, (headers) => check(server, xlsx, headers)));
    const wholeImport = await timed(server, async (headers) => {
      await start(server, xlsx, headers, ids.whole);
      return untilEnded(server, headers, ids.whole);
    });
    line('import, .xlsx', wholeImport);
    const again = await timed(server, async (headers) => {
      await start(server, csv, headers, ids.again);
      return untilEnded(server, headers, ids.again);
    });
    line('the same as .csv', again);
    isRight &&= wholeImport.saved === rowCount - wrong && again.repeated === rowCount - wrong;
  } finally {
    await server.stop('SIGKILL');
    await bench.remove();
  }
  const another = await prepare(kind);
  const cut = await ServerProcess.start({ ...another.where, environment: { SMTP_URL: '' } });
  try {
    await start(cut, csv, await signIn(cut), ids.cut);
    await wait(bare * 600);
    await cut.stop('SIGKILL');
    await cut.run();
    const rest = await timed(cut, (headers) => untilEnded(cut, headers, ids.cut));
    line('rest after kill -9, .csv', rest);
    await cut.stop('SIGTERM');
    const { accounts } = await count(another);
    isRight &&= rest.saved === rowCount - wrong && accounts === rowCount - wrong + Object.keys(people).length;
    console.log(`${kind}: ${whole(accounts)} accounts`);
  } finally {
    await cut.stop('SIGKILL');
    await another.remove();
  }
}
printTable(table);
if (!isRight) process.exitCode = 1;
