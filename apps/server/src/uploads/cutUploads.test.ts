import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeLargeFile } from '../testing/largeFile.ts';
import { RemoteUpload, signInTeacher } from '../testing/RemoteUpload.ts';
import { residentMegabytes, watchMemory } from '../testing/residentMegabytes.ts';
import { ServerProcess } from '../testing/ServerProcess.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

/** R15 in its short form: `SEN_UPLOAD_MB=3072` for the full one. */
const size = Number(process.env['SEN_UPLOAD_MB'] ?? 48) * 1024 ** 2;
const megabyte = 1024 ** 2;

test('an upload survives cuts at 10, 50 and 99 %, kill -9 of the server and another network (R15)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sen-cut-'));
  const path = join(folder, 'bai.pdf');
  const sha256 = await writeLargeFile(path, size);
  const { url, close } = await openTestDatabase({ content: 'demo' });
  if (url === undefined) throw new Error('This test needs a database that survives the server.');
  const server = await ServerProcess.start({ dataDir: join(folder, 'data'), databaseUrl: url });
  try {
    const headers = await signInTeacher(server.address);
    const idle = residentMegabytes(server.pid);
    const highest = watchMemory(() => server.pid);
    const upload = await RemoteUpload.create(server.address, headers, { path, size, name: 'Bài.pdf' });
    const sentAgain: number[] = [];
    let slowest = 0;
    const goOn = async (sent: number) => {
      const began = performance.now();
      const from = await upload.offset();
      slowest = Math.max(slowest, performance.now() - began);
      sentAgain.push(sent - from);
      return from;
    };

    let from = 0;
    for (const [share, through] of [
      [0.1, '127.0.0.1'],
      [0.5, '127.0.0.2'],
    ] as const)
      from = await goOn((await upload.send({ from, cutAt: Math.floor(size * share), through })).sent);

    // The server dies while the line is open.
    const killed = upload.send({ from, cutAt: Math.floor(size * 0.9) });
    await wait(50);
    await server.stop('SIGKILL');
    const { sent } = await killed;
    await server.run();
    from = await goOn(sent);

    from = await goOn(
      (await upload.send({ from, cutAt: Math.floor(size * 0.99), through: '127.0.0.3' })).sent,
    );
    const last = await upload.send({ from });
    expect(last.status).toBe(204);
    expect(await upload.offset()).toBe(size);
    expect(await upload.finish(sha256), 'the hash of what arrived').toBe(200);

    const above = highest() - idle;
    console.log(
      `R15: ${size / megabyte} MB, ${sentAgain.length} cuts, one by kill -9: ` +
        `at most ${(Math.max(...sentAgain) / megabyte).toFixed(2)} MB sent again, ` +
        `continued after ${(slowest / 1000).toFixed(2)} s at worst, SHA-256 equal, ${above.toFixed(0)} MB above idle`,
    );
    // A part of the portal's uploads is 32 MiB.
    expect(Math.max(...sentAgain)).toBeLessThanOrEqual(32 * megabyte);
  } finally {
    await server.stop('SIGKILL');
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
