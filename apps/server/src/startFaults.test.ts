import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from './testing/ServerProcess.ts';
import { openTestDatabase, type OpenTestDatabase } from './testing/testDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'sen-start-'));
const file = join(folder, 'file');
let opened: OpenTestDatabase;
let occupied: Server;
let port: number;
beforeAll(async () => {
  opened = await openTestDatabase();
  writeFileSync(file, '');
  occupied = createServer().listen(0, '127.0.0.1');
  await once(occupied, 'listening');
  const address = occupied.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  occupied.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});

const other = (change: (url: URL) => void) => {
  const url = new URL(opened.url ?? 'postgres://localhost/');
  change(url);
  return url.href;
};

test('a server that cannot start says in one sentence what to do, and exits with 1', async () => {
  const cases: [environment: Record<string, string>, expected: RegExp][] = [
    [
      { DATABASE_URL: 'mysql://localhost/sen' },
      /DATABASE_URL is not an address that begins with postgres:\/\//,
    ],
    [{ DATABASE_URL: 'postgres://u:p%x@localhost/sen' }, /Write % itself as %25/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/sen' }, /PostgreSQL does not answer at 127\.0\.0\.1:1\./],
    [{ DATABASE_URL: 'postgres://nowhere.invalid/sen' }, /does not answer at nowhere\.invalid\./],
    [{ DATABASE_URL: other((url) => (url.pathname = '/nope')) }, /has no database "nope"\. Create it/],
    [{ DATABASE_URL: other((url) => (url.username = 'nobody')) }, /refuses the user or the password/],
    [{ DATA_DIR: join(file, 'data') }, /The data folder .* cannot be written/],
    [{ DATA_DIR: '/proc/nope/data' }, /The data folder .* cannot be written/],
    [{ PORT: String(port) }, /Port \d+ is taken by another program\. Stop it/],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /TRUST_PROXY has "10\.0\.0\.0\/99"\. Use true for a proxy/],
    [{ PORT: '70000' }, /PORT is "70000", which is not a whole number from 1 to 65535/],
  ];
  for (const [environment, expected] of cases) {
    const { exitCode, said } = await ServerProcess.refused({ dataDir: join(folder, 'data'), environment });
    expect(said.trim().split('\n'), said).toHaveLength(1);
    expect(said).toMatch(/^\nSen could not start\. /);
    expect(said).toMatch(expected);
    expect(exitCode).toBe(1);
  }
}, 240_000);
