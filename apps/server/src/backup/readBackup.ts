import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Manifest, manifestName, sumsName, tablePath } from './Manifest.ts';

/** Reads a complete, undamaged backup; refuses any other by the first wrong file. */
export async function readBackup(folder: string): Promise<Manifest> {
  if (folder.endsWith('.partial'))
    throw new Error(`${folder} was interrupted and is incomplete. Use another backup.`);
  if (!existsSync(join(folder, sumsName))) throw new Error(`${folder} is no backup: it has no ${sumsName}.`);
  const lines = (await readFile(join(folder, sumsName), 'utf8')).trimEnd().split('\n');
  const named = new Set(lines.map((line) => line.slice(66)));
  for (const line of lines) {
    const path = line.slice(66);
    if (path.includes('..') || path.startsWith('/'))
      throw new Error(`${sumsName} names a strange path: ${path}`);
    // oxlint-disable-next-line no-await-in-loop -- the disk reads one at a time fastest
    const sum = existsSync(join(folder, path)) ? await sumOf(join(folder, path)) : 'missing';
    if (sum !== line.slice(0, 64))
      throw new Error(`${join(folder, path)} is ${sum === 'missing' ? sum : 'damaged'}. Use another backup.`);
  }
  const manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest;
  if (manifest.format !== 1)
    throw new Error(
      `${folder} has format ${String(manifest.format)}, which this version cannot read. Upgrade first.`,
    );
  const unnamed = manifest.tables.find(({ name }) => !named.has(tablePath(name)));
  if (unnamed) throw new Error(`${sumsName} lacks the table ${unnamed.name}. Use another backup.`);
  return manifest;
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export async function* readRows(folder: string, table: string): AsyncGenerator<string> {
  const file = createReadStream(join(folder, tablePath(table)));
  const input = createGunzip();
  file.on('error', (error) => input.destroy(error));
  file.pipe(input);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) yield line;
}
