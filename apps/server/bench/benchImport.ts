import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeXlsx } from 'hucre';
import { demoCompany } from '@sen/api/fixtures/people';
import { systemClock } from '../src/clock.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { seedDemo } from '../src/seeds/seedDemo.ts';
import { insertPeople } from '../src/seeds/seedPeople.ts';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { type BenchDatabase, newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { check, signIn, start, untilEnded } from './import/importCalls.ts';
import { memberSheet } from './import/memberSheet.ts';
import { type Told, timedBeside } from './import/timedBeside.ts';

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

const { sheet, wrong } = memberSheet(rowCount);

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
    line('dry run, .xlsx', await timedBeside(server, (headers) => check(server, xlsx, headers)));
    const wholeImport = await timedBeside(server, async (headers) => {
      await start(server, xlsx, headers, ids.whole);
      return untilEnded(server, headers, ids.whole);
    });
    line('import, .xlsx', wholeImport);
    const again = await timedBeside(server, async (headers) => {
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
  const { accounts: before } = await count(another);
  const cut = await ServerProcess.start({ ...another.where, environment: { SMTP_URL: '' } });
  try {
    await start(cut, csv, await signIn(cut), ids.cut);
    await wait(bare * 600);
    await cut.stop('SIGKILL');
    await cut.run();
    const rest = await timedBeside(cut, (headers) => untilEnded(cut, headers, ids.cut));
    line('rest after kill -9, .csv', rest);
    await cut.stop('SIGTERM');
    const { accounts } = await count(another);
    isRight &&= rest.saved === rowCount - wrong && accounts === rowCount - wrong + before;
    console.log(`${kind}: ${whole(accounts)} accounts`);
  } finally {
    await cut.stop('SIGKILL');
    await another.remove();
  }
}
printTable(table);
if (!isRight) process.exitCode = 1;
