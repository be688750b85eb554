import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@sen/server/testing/freePort';
import { onServer, urlOf } from '@sen/server/testing/onServer';

const root = resolve(import.meta.dirname, '..');
/** Milliseconds; takes seconds on an idle machine, and a first start loads the demo organisation. */
const bootPatience = 120_000;

/** What a product starts from: the files of one with the demo organisation, and on PostgreSQL its database. */
interface Template {
  dataDir: string;
  /** A PostgreSQL, and its database to copy. */
  postgres?: { server: string; database: string };
}

/** Where a product has its records: in its data folder, or in a database of the PostgreSQL of this run. */
export type DatabaseKind = 'embedded' | 'postgres';

/** Of this run, by the kind of database; journeys run in processes of their own, which inherit it. */
export const templates = {
  read: (): Partial<Record<DatabaseKind, Template>> => JSON.parse(process.env['SEN_E2E_TEMPLATES'] ?? '{}'),
  write(all: Record<DatabaseKind, Template>) {
    process.env['SEN_E2E_TEMPLATES'] = JSON.stringify(all);
  },
};

/** A running Sen: the built server with the built portal, on its own port and data folder. */
export class Product {
  readonly port: number;
  /** Where packaged courses are served. */
  readonly #contentPort: number;
  readonly dataDir: string;
  #process: ChildProcess | undefined;
  readonly #environment: Record<string, string>;

  private constructor(
    { port, contentPort }: { port: number; contentPort: number },
    dataDir: string,
    environment: Record<string, string>,
  ) {
    this.port = port;
    this.#contentPort = contentPort;
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  /** Starts a new one with the demo organisation. */
  static async start(
    environment: Record<string, string> = {},
    database: DatabaseKind = 'embedded',
  ): Promise<Product> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sen-e2e-'));
    const template = templates.read()[database];
    // A socket of the template's server cannot be copied.
    const filter = (source: string) => !lstatSync(source).isSocket();
    if (template) cpSync(template.dataDir, dataDir, { recursive: true, filter });
    const { postgres } = template ?? {};
    const product = new Product({ port: await freePort(), contentPort: await freePort() }, dataDir, {
      ...(postgres && { DATABASE_URL: await copyDatabase(postgres) }),
      ...environment,
    });
    await product.boot();
    return product;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server again on the same port and data; resolves when it responds. */
  async boot(): Promise<void> {
    const server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.port),
        CONTENT_PORT: String(this.#contentPort),
        DATA_DIR: this.dataDir,
        PORTAL_DIR: process.env['PORTAL_DIR'] ?? join(root, 'apps/portal/dist'),
        LOG_LEVEL: 'error',
        ...this.#environment,
      },
    });
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    this.#process = server;
    for (const until = performance.now() + bootPatience; performance.now() < until;) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${output}`);
      if (await this.isHealthy()) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    await this.kill();
    throw new Error(`The server did not answer within ${bootPatience} ms:\n${output}`);
  }

  async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/health`)).ok;
    } catch {
      return false;
    }
  }

  /** Kills the server with kill -9. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server cleanly; its data stays. */
  async rest(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops the server cleanly and removes its data. */
  async stop(): Promise<void> {
    await this.rest();
    this.remove();
  }

  /** Leaves its database on PostgreSQL, which is removed as a whole after the run. */
  remove(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolved) => server.once('exit', resolved));
    server.kill(signal);
    await ended;
  }
}

/** @returns the address of the copy */
async function copyDatabase({ server, database }: { server: string; database: string }): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${database} strategy file_copy`);
  return urlOf(server, name);
}
