import { parseArgs } from 'node:util';
import { people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { migrate } from '../src/migrations/migrate.ts';
import { systemClock } from '../src/clock.ts';
import { seedDemo } from '../src/seeds/seedDemo.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { insertSessions } from '../src/testing/insertSessions.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, quantile } from './figures.ts';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '50000' }, times: { type: 'string', default: '100' } },
});
const count = Number(values.files);
const times = Number(values.times);
const aims: Readonly<Record<string, number>> = { 'first page': 50, move: 1_000 };

interface Figures {
  p50: number;
  worst: number;
}

async function timed(work: (turn: number) => Promise<unknown>, turns = times): Promise<Figures> {
  const taken: number[] = [];
  for (let turn = -3; turn < turns; turn += 1) {
    const begun = performance.now();
    await work(turn);
    if (turn >= 0) taken.push(performance.now() - begun);
  }
  taken.sort((a, b) => a - b);
  return { p50: quantile(taken, 0.5), worst: taken.at(-1) ?? 0 };
}

/** A folder of so many files, and an empty one beside it, of the teacher. */
async function seedDocuments(database: Database): Promise<{ folder: string; other: string }> {
  const owner = people.teacher.id;
  const folderOf = async (name: string) => {
    const { rows } = await sql<{
      id: string;
    }>`insert into document (owner_id, name, name_key, sort_key, created_at, updated_at)
      values (${owner}, ${name}, ${name}, ${name}, now(), now()) returning id`.execute(database);
    return rows[0]?.id ?? '';
  };
  const folder = await folderOf('tap');
  await sql`insert into file (id, owner_id, company_id, purpose, name, type, size, sha256, created_at)
    select gen_random_uuid(), ${owner}, '1', 'document', 'bai ' || number || '.pdf', 'application/pdf', 1000, '', now()
    from generate_series(1, ${count}) as number`.execute(database);
  await sql`insert into document (owner_id, parent_id, file_id, name, name_key, sort_key, size, created_at, updated_at)
    select owner_id, ${folder}, id, name, name, name, size, created_at, created_at from file where purpose = 'document'`.execute(
    database,
  );
  return { folder, other: await folderOf('khac') };
}

const bench = await newBenchDatabase('postgres');
try {
  const { database, close } = await openDatabase(bench.where);
  await migrate(database);
  await seedDemo(database, systemClock);
  const { folder, other } = await seedDocuments(database);
  const [token = ''] = await insertSessions(database, [people.teacher.id]);
  await sql`vacuum analyze`.execute(database);
  const bare = await timed(async () => {
    await sql`select id, name, size, updated_at from document where parent_id = ${folder}
      order by is_file, sort_key, id limit 100`.execute(database);
    await sql`select count(*) from document where parent_id = ${folder}`.execute(database);
  });

  const server = await ServerProcess.start({ ...bench.where, environment: { SMTP_URL: '' } });
  const figures = new Map<string, Figures>([['bare query of the same rows', bare]]);
  try {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    };
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${server.address}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} got ${answer.status}: ${text}`);
    };
    const list = (query: string) => () => call('GET', `/folders?folder_id=${folder}&limit=100&${query}`);
    const move = (turn: number) =>
      call('POST', '/files/move', { document_ids: [folder], folder_id: turn % 2 === 0 ? other : null });
    const bin = async () => {
      await call('DELETE', '/files', { document_ids: [folder] });
      await call('POST', '/folders/restore', { document_ids: [folder] });
    };
    figures.set('first page', await timed(list('page=1')));
    figures.set('page 400', await timed(list('page=400')));
    figures.set('first page, newest first', await timed(list('page=1&sort=time_update')));
    figures.set(
      'search in all',
      await timed(() => call('GET', '/files?fieldName[]=name&keyword[]=bai%20777')),
    );
    figures.set('move', await timed(move, 20));
    figures.set('delete and restore', await timed(bin, 20));
    await call('DELETE', '/files', { document_ids: [folder] });
    figures.set(
      'delete for good',
      await timed((turn) => (turn === 0 ? call('DELETE', '/folders/bin', {}) : Promise.resolve()), 1),
    );
  } finally {
    await server.stop('SIGKILL');
  }
  await close();
  console.log(`\nA folder of ${count.toLocaleString('en')} files, postgres`);
  printTable([
    ['ms', 'p50', 'worst', 'aim'],
    ...[...figures].map(([name, { p50, worst }]) => [
      name,
      p50.toFixed(1),
      worst.toFixed(1),
      aims[name]?.toString() ?? '',
    ]),
  ]);
  for (const [name, aim] of Object.entries(aims))
    if ((figures.get(name)?.p50 ?? Infinity) > aim) process.exitCode = 1;
} finally {
  await bench.remove();
}
