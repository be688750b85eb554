import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { freePort } from './freePort.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/sen/', import.meta.url));
const patienceMs = 120_000;
/** The flags of `npm start`: requests allocate many short-lived objects while they wait for the disk. */
const flags = ['--max-semi-space-size=64'];

let built: Promise<string> | undefined;

/** The built server, once per run in its own folder. */
function builtServer(): Promise<string> {
  built ??= (async () => {
    const outDir = join(cache, `server-${process.pid}`);
    removeLeftOvers();
    await build({ root: server, logLevel: 'silent', build: { outDir, emptyOutDir: true, sourcemap: false } });
    return join(outDir, 'server.js');
  })();
  return built;
}

/** Removes the builds of finished runs; a test worker is killed without a chance to do so. */
function removeLeftOvers(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = /^server-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function freePorts(): Promise<{ port: number; contentPort: number }> {
  return { port: await freePort(), contentPort: await freePort() };
}

export interface ServerProcessOptions {
  dataDir: string;
  databaseUrl?: string;
  environment?: Record<string, string>;
}

/** A real server in its own process, which can be killed and restarted on its port and data. */
export class ServerProcess {
  readonly port: number;
  readonly #contentPort: number;
  readonly #options: ServerProcessOptions;
  readonly #script: string;
  #process: ChildProcess | undefined;

  private constructor(
    { port, contentPort }: { port: number; contentPort: number },
    script: string,
    options: ServerProcessOptions,
  ) {
    this.port = port;
    this.#contentPort = contentPort;
    this.#script = script;
    this.#options = options;
  }

  static async start(options: ServerProcessOptions): Promise<ServerProcess> {
    const started = new ServerProcess(await freePorts(), await builtServer(), options);
    await started.run();
    return started;
  }

  /** Starts a server that is expected not to start; returns its exit code and what it says. */
  static async refused(options: ServerProcessOptions): Promise<{ exitCode: number | null; said: string }> {
    const started = new ServerProcess(await freePorts(), await builtServer(), options).#spawn();
    const ended = once(started, 'exit');
    const said = await text(started.stderr);
    await ended;
    return { exitCode: started.exitCode, said };
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts it, and waits until it is healthy. */
  async run(): Promise<void> {
    const started = this.#spawn();
    this.#process = started;
    let said = '';
    started.stderr.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
    });
    const until = performance.now() + patienceMs;
    while (!(await this.#isHealthy())) {
      if (started.exitCode !== null || performance.now() > until)
        throw new Error(`The server did not start:\n${said}`);
      await wait(25);
    }
  }

  /** @param signal SIGKILL to crash, SIGTERM for a clean shutdown */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }

  #spawn(): ChildProcessByStdio<null, null, Readable> {
    const { dataDir, databaseUrl, environment } = this.#options;
    return spawn(process.execPath, [...flags, this.#script], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        CONTENT_PORT: String(this.#contentPort),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        LOG_LEVEL: 'error',
        ...environment,
      },
    });
  }

  async #isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}
