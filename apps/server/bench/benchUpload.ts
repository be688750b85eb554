import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { systemClock } from '../src/clock.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { seedDemo } from '../src/seeds/seedDemo.ts';
import { openDatabase } from '../src/store/database.ts';
import { writeLargeFile } from '../src/testing/largeFile.ts';
import { RemoteUpload, signInTeacher } from '../src/testing/RemoteUpload.ts';
import { residentMegabytes, watchMemory } from '../src/testing/residentMegabytes.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { takeUploads } from '../src/uploads/takeUploads.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable } from './figures.ts';
import { receiveFile, sendFile } from './upload/transfers.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const megabyte = 1024 ** 2;
const size = (values.short ? 256 : 3072) * megabyte;
const many = { files: 20, cuts: 10, size: (values.short ? 4 : 64) * megabyte };
/** The server's speed by that of a stream that does nothing else, and its memory above idle. */
const aims = { ratio: 0.5, megabytes: 150 };

const bench = await newBenchDatabase('postgres');
const { database, close } = await openDatabase(bench.where);
await migrate(database);
await seedDemo(database, systemClock);
const path = join(bench.where.dataDir, 'bai.pdf');
const sha256 = await writeLargeFile(path, size);
const server = await ServerProcess.start(bench.where);
const bare = fork(fileURLToPath(new URL('./upload/bareFileServer.ts', import.meta.url)));
const [barePort] = (await once(bare, 'message')) as [number];

interface Told {
  rows: string[][];
  up: number;
  down: number;
  above: number;
}

const speed = (seconds: number) => size / megabyte / seconds;

/** One large file there and back, each way beside its rivals. */
async function oneLarge(): Promise<Told> {
  const rows = [['', 's', 'MB/s', 'of the bare stream']];
  const line = (name: string, seconds: number, floor?: number) =>
    rows.push([
      name,
      seconds.toFixed(1),
      speed(seconds).toFixed(0),
      floor === undefined ? '' : (floor / seconds).toFixed(2),
    ]);
  const headers = await signInTeacher(server.address);
  const copy = join(bench.where.dataDir, 'copy');
  const begin = performance.now();
  execFileSync('cp', [path, copy]);
  line('cp', (performance.now() - begin) / 1000);
  const bareAddress = `http://127.0.0.1:${barePort}/?path=${copy}`;
  const bareUp = await sendFile(bareAddress, path, { method: 'PUT', headers: { 'content-length': size } });
  line('bare stream up', bareUp);
  const idle = residentMegabytes(server.pid);
  const highest = watchMemory(() => server.pid);
  const upload = await RemoteUpload.create(server.address, headers, { path, name: 'Bài.pdf', size });
  const up = await sendFile(`${server.address}/api/uploads/${upload.id}/bytes`, path, {
    method: 'PATCH',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': size,
    },
  });
  line('up, as one part', up, bareUp);
  const checking = performance.now();
  const status = await upload.finish(sha256);
  if (status !== 200) throw new Error(`The check of the large file got ${status}.`);
  line('its check and SHA-256', (performance.now() - checking) / 1000);
  await database.transaction().execute((transaction) =>
    takeUploads(transaction, [{ id: upload.id, field: 'file' }], {
      caller: people.teacher,
      company_id: demoCompany.id,
      purpose: 'lesson',
      now: new Date(),
    }),
  );
  const bareDown = await receiveFile(bareAddress);
  line('bare stream down', bareDown.seconds);
  const down = await receiveFile(`${server.address}/api/files/${upload.id}`, headers);
  if (down.bytes !== size) throw new Error(`${down.bytes} bytes came back.`);
  line('down', down.seconds, bareDown.seconds);
  rmSync(copy);
  return { rows, up: bareUp / up, down: bareDown.seconds / down.seconds, above: highest() - idle };
}

/** One of many files: its line is cut again and again, each time from where the server is. */
async function cutAgainAndAgain(headers: Record<string, string>, place: number): Promise<number> {
  const own = join(bench.where.dataDir, `bai-${place}.pdf`);
  const hash = await writeLargeFile(own, many.size);
  const file = { path: own, name: `Bài ${place}.pdf`, size: many.size };
  const upload = await RemoteUpload.create(server.address, headers, file);
  let again = 0;
  for (let cut = 1; cut <= many.cuts; cut += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    const from = await upload.offset();
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { sent } = await upload.send({ from, cutAt: Math.floor((many.size * cut) / (many.cuts + 1)) });
    // oxlint-disable-next-line no-await-in-loop -- see above
    again = Math.max(again, sent - (await upload.offset()));
  }
  await upload.sendRest();
  const status = await upload.finish(hash);
  if (status !== 200) throw new Error(`Upload ${place} was not whole: ${status}.`);
  return again;
}

try {
  const large = await oneLarge();
  printTable(large.rows);
  const headers = await signInTeacher(server.address);
  const idle = residentMegabytes(server.pid);
  const highest = watchMemory(() => server.pid);
  const begin = performance.now();
  const again = await Promise.all(
    Array.from({ length: many.files }, (_, place) => cutAgainAndAgain(headers, place)),
  );
  const above = Math.max(0, highest() - idle);
  console.log(
    `${many.files} files of ${many.size / megabyte} MB at once, each cut ${many.cuts} times: all hashes equal after ` +
      `${((performance.now() - begin) / 1000).toFixed(1)} s, at most ${(Math.max(...again) / megabyte).toFixed(2)} MB sent again after a cut`,
  );
  console.log(
    `memory above idle: ${large.above.toFixed(0)} MB for the large file, ${above.toFixed(0)} MB more for many at once`,
  );
  const isMet =
    Math.min(large.up, large.down) >= aims.ratio && Math.max(large.above, above) <= aims.megabytes;
  if (!isMet) {
    console.error(`Aims: ${aims.ratio} of the bare stream, ${aims.megabytes} MB above idle.`);
    process.exitCode = 1;
  }
} finally {
  bare.kill();
  await server.stop('SIGKILL');
  await close();
  await bench.remove();
}
