import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrations/migrate.ts';
import { databaseOver, type OpenDatabase } from '../store/database.ts';
import { poolOver } from '../store/embedded/embeddedPool.ts';
import { type Engine, openEngine } from '../store/embedded/engine.ts';
import { host } from '../store/embedded/host.ts';
import { Wire } from '../store/embedded/wire.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/sen/', import.meta.url));
const schema = fileURLToPath(new URL('../migrations/', import.meta.url));

function over(engine: Engine, acquireMs?: number): OpenDatabase {
  const { port1, port2 } = new MessageChannel();
  host(engine, port2);
  const database = databaseOver(poolOver(() => new Wire(Promise.resolve(port1)), acquireMs));
  return {
    kind: 'embedded',
    database,
    async close() {
      await database.destroy();
      port1.close();
      await engine.close();
    },
  };
}

/** The migrated, empty database as a file: opening it takes a second less than making it. */
export async function template(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const name of readdirSync(schema).sort()) hash.update(readFileSync(join(schema, name)));
  const file = join(cache, `template-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    const engine = await openEngine({});
    const opened = over(engine);
    await migrate(opened.database);
    mkdirSync(cache, { recursive: true });
    // Several test workers may make it at once; each puts a whole file in place.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await (await engine.dump()).arrayBuffer()));
    renameSync(part, file);
    await opened.close();
  }
  return new Blob([readFileSync(file)]);
}

/** A database of its own, in memory, in this thread. */
export async function openMemoryDatabase(acquireMs?: number): Promise<OpenDatabase> {
  return over(await openEngine({ template: await template() }), acquireMs);
}
