import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import { databaseOver, type OpenDatabase, poolStateOf } from '../store/database.ts';
import { poolOver } from '../store/embedded/embeddedPool.ts';
import { type Engine, openEngine } from '../store/embedded/engine.ts';
import { host } from '../store/embedded/host.ts';
import { Wire } from '../store/embedded/wire.ts';
import { bringTo } from './contentSnapshots.ts';
import type { DatabaseContent } from './databaseContents.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/sen/', import.meta.url));
const schema = fileURLToPath(new URL('../migrations/', import.meta.url));

/** A database on an engine; closing it ends the connection, not the engine. */
function over(engine: Engine, acquireMs?: number): OpenDatabase {
  const { port1, port2 } = new MessageChannel();
  host(engine, port2);
  const pool = poolOver(() => new Wire(Promise.resolve(port1)), acquireMs);
  const database = databaseOver(pool);
  return {
    kind: 'embedded',
    database,
    pool: () => poolStateOf(pool),
    async close() {
      await database.destroy();
      port1.close();
    },
  };
}

/** The migrated, empty database as a file: loading it is seconds faster than building it. */
export async function template(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const name of readdirSync(schema).sort()) hash.update(readFileSync(join(schema, name)));
  const file = join(cache, `template-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    const engine = await openEngine({});
    const opened = over(engine);
    await migrate(opened.database);
    mkdirSync(cache, { recursive: true });
    // Several test workers may build it at once; each puts a complete file in place.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await (await engine.dump()).arrayBuffer()));
    renameSync(part, file);
    await opened.close();
    await engine.close();
  }
  return new Blob([readFileSync(file)]);
}

/** Unused engines. Opening one takes most of a second, so it is kept for the next test of this process. */
const idle: Engine[] = [];

/** An in-memory database in this thread, with `content` and nothing of an earlier test. */
export async function openMemoryDatabase(
  content: DatabaseContent,
  { acquireMs, changesSchema = false }: { acquireMs?: number | undefined; changesSchema?: boolean } = {},
): Promise<OpenDatabase> {
  const engine = idle.pop() ?? (await openEngine({ template: await template() }));
  // A new connection: excludes prepared statements, settings and pending messages of an earlier test.
  const opened = over(engine, acquireMs);
  await sql`discard all`.execute(opened.database);
  await bringTo(opened.database, content);
  return {
    ...opened,
    async close() {
      await opened.close();
      if (changesSchema) await engine.close();
      else idle.push(engine);
    },
  };
}
