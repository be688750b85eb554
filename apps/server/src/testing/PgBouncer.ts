import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { asWhom } from './PostgresServer.ts';

const manual = new URL('../../../../docs/operations.md', import.meta.url);

/** The settings that docs/operations.md gives: what is tested is what is documented. */
function documentedSettings(): string {
  const [, settings] = /^```ini\n(\[pgbouncer\]\n[^`]+)```$/m.exec(readFileSync(manual, 'utf8')) ?? [];
  if (settings === undefined) throw new Error('docs/operations.md has no settings of PgBouncer.');
  return settings;
}

/** A real PgBouncer with the documented settings before a PostgreSQL. */
export class PgBouncer {
  readonly #process: ChildProcess;
  readonly #port: number;
  readonly #folder: string;

  private constructor(process: ChildProcess, port: number, folder: string) {
    this.#process = process;
    this.#port = port;
    this.#folder = folder;
  }

  /** @param url of any database of the PostgreSQL; its user needs no password */
  static async start(program: string, url: string): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'sen-pgbouncer-'));
    chmodSync(folder, 0o755);
    const { hostname, port: target, username } = new URL(url);
    const port = await freePort();
    const settings = join(folder, 'pgbouncer.ini');
    const users = join(folder, 'users.txt');
    writeFileSync(users, `"${username}" ""\n`);
    writeFileSync(
      settings,
      `[databases]
; fewer sessions than documented: a dozen of requests are to share them
* = host=${hostname} port=${target} pool_size=3
${documentedSettings()}listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
stats_users = ${username}
max_client_conn = 100
`,
    );
    const started = spawn(program, [settings], { ...asWhom(), stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('process up')) resolve();
      });
      started.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
    });
    return new PgBouncer(started, port, folder);
  }

  /** The address of a database of the PostgreSQL through the pooler. */
  through(url: string): string {
    const pooled = new URL(url);
    pooled.hostname = '127.0.0.1';
    pooled.port = String(this.#port);
    return pooled.href;
  }

  async stop(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await exit;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
