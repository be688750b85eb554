import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoPassword, people } from '@sen/api/fixtures/people';
import type { DatabaseKind } from '../src/store/database.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import type { DemoAsked, DemoTold } from './demo/demoServer.ts';
import { printTable, quantile, whole } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    only: { type: 'string', default: 'postgres,embedded' },
  },
});

interface Figures {
  seconds: number;
  steps: number;
  waits: readonly number[];
}

/** Loads the training company beside one person who lists classes ten times a second. */
async function load(kind: DatabaseKind): Promise<Figures> {
  const bench = await newBenchDatabase(kind);
  const server = fork(fileURLToPath(new URL('./demo/demoServer.ts', import.meta.url)), { stdio: 'inherit' });
  try {
    const port = new Promise<number>((resolve) => {
      server.on('message', (told: DemoTold) => 'port' in told && resolve(told.port));
    });
    const loaded = new Promise<{ steps: number; failure: string | null }>((resolve, reject) => {
      server.on('message', (told: DemoTold) => 'loaded' in told && resolve(told.loaded));
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    server.send({ ...bench.where, people: Number(values.people) } satisfies DemoAsked);
    const visitor = new AbortController();
    const visits = visit(await port, visitor.signal);
    const begun = performance.now();
    const { steps, failure } = await loaded;
    const seconds = (performance.now() - begun) / 1000;
    visitor.abort();
    if (failure !== null) throw new Error(`The load failed: ${failure}`);
    return { seconds, steps, waits: await visits };
  } finally {
    server.kill('SIGKILL');
    await bench.remove();
  }
}

async function visit(port: number, signal: AbortSignal): Promise<number[]> {
  const connection = await HttpConnection.open(port);
  const { body } = await connection.postForm(
    '/api/auth/login',
    { username: people.admin.username, password: demoPassword },
    '127.0.0.1',
  );
  const token = /"access_token":"([^"]+)"/.exec(body)?.[1] ?? '';
  const waits: number[] = [];
  while (!signal.aborted) {
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person
    const { status } = await connection.get('/api/classrooms?limit=10', token);
    if (status !== 200) throw new Error(`The list of classes got ${status}.`);
    waits.push(performance.now() - begun);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(100);
  }
  connection.close();
  return waits.toSorted((one, other) => one - other);
}

const table = [['', 'loaded, s', 'steps', 'a list p50, ms', 'p99', 'worst']];
for (const kind of values.only.split(',') as DatabaseKind[]) {
  // oxlint-disable-next-line no-await-in-loop -- one measurement at a time has the machine
  const { seconds, steps, waits } = await load(kind);
  const at = (share: number) => whole(quantile(waits, share));
  table.push([kind, whole(seconds), whole(steps), at(0.5), at(0.99), whole(waits.at(-1) ?? 0)]);
}
printTable(table);
