import { parseArgs } from 'node:util';
import { demoCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { type Database, type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { seedMembers } from './seedMembers.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
    times: { type: 'string', default: '200' },
  },
});
const times = Number(values.times);

const query = (parts: Record<string, string>) => new URLSearchParams({ limit: '10', ...parts }).toString();

/** The measured queries of the list of members. */
const asked = {
  'first page': query({ page: '1' }),
  'page 1,000': query({ page: '1000' }),
  'by name': query({ page: '1', sort: 'name', order: 'asc' }),
  'by name, page 1,000': query({ page: '1000', sort: 'name', order: 'asc' }),
  'search “nguyen thi lan”': query({ 'fieldName[]': 'name', 'keyword[]': 'nguyen thi lan' }),
};
const paths = Object.fromEntries(
  Object.entries(asked).map(([name, parts]) => [name, `/api/users/all?${parts}`]),
);

interface Figures {
  p50: number;
  p99: number;
}

async function timed(work: () => Promise<unknown>): Promise<Figures> {
  const taken: number[] = [];
  for (let at = -20; at < times; at += 1) {
    const begun = performance.now();
    await work();
    if (at >= 0) taken.push(performance.now() - begun);
  }
  taken.sort((a, b) => a - b);
  return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) };
}

/** The baseline: a naive page and count, straight to the database and without HTTP. */
async function plainPage(database: Database): Promise<void> {
  await sql`select count(*) from user_account where company_id = ${demoCompany.id}`.execute(database);
  await sql`select * from user_account where company_id = ${demoCompany.id} order by created_at desc, id desc offset 9990 limit 10`.execute(
    database,
  );
}

async function measure(kind: DatabaseKind, count: number): Promise<Map<string, Figures>> {
  const bench = await newBenchDatabase(kind);
  try {
    const opened = await openDatabase(bench.where);
    const token = await seedMembers(opened.database, count);
    const figures = new Map<string, Figures>();
    const plain = times > 40 ? await timed(() => plainPage(opened.database)) : undefined;
    await opened.close();
    const server = await ServerProcess.start(bench.where);
    try {
      const connection = await HttpConnection.open(server.port);
      for (const [name, path] of Object.entries(paths)) {
        figures.set(
          name,
          await timed(async () => {
            const { status, body } = await connection.get(path, token);
            if (status !== 200) throw new Error(`${name} got ${status}: ${body}`);
          }),
        );
      }
      connection.close();
    } finally {
      await server.stop('SIGKILL');
    }
    if (plain) figures.set('count(*) and offset 9,990, no HTTP', plain);
    return figures;
  } finally {
    await bench.remove();
  }
}

const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));

for (const kind of ['postgres', 'embedded'] as const) {
  const most = Number(values[kind]);
  if (most === 0) continue;
  const few = await measure(kind, most / 10);
  const many = await measure(kind, most);
  console.log(
    `\nThe list of members, ${kind}: ${(most / 10).toLocaleString('en')} and ${most.toLocaleString('en')} members`,
  );
  printTable([
    ['ms', 'p50 of few', 'p99', 'p50 of many', 'p99', 'many / few'],
    ...[...many].map(([name, { p50, p99 }]) => {
      const before = few.get(name);
      return [name, ms(before?.p50), ms(before?.p99), ms(p50), ms(p99), ms(p50 / (before?.p50 ?? p50))];
    }),
  ]);
  const of = (name: string) => many.get(name)?.p50 ?? 0;
  console.log(`  page 1,000 / first page: ${ms(of('page 1,000') / of('first page'))} (aim 1.5)`);
}
