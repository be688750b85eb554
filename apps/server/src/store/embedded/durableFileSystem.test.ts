import { fdatasyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { template } from '../../testing/memoryDatabase.ts';
import { openEngine } from './engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'sen-syncs-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A simple query of the wire protocol. */
function query(text: string): Buffer {
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(text.length + 5, 1);
  return Buffer.concat([head, Buffer.from(`${text}\0`)]);
}

it('does not let a commit be acknowledged that the disk refused', async () => {
  const disk = { isFull: false };
  const sync = (descriptor: number) => {
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    fdatasyncSync(descriptor);
  };
  const engine = await openEngine({ folder: join(folder, 'database'), template: await template(), sync });
  const answerTo = async (text: string) => Buffer.from(await engine.execute(query(text))).toString('latin1');
  expect(await answerTo('create table note (id int)')).toContain('CREATE TABLE');
  disk.isFull = true;
  const refused = await answerTo('insert into note values (1)');
  expect(refused).toContain('PANIC');
  expect(refused).not.toContain('INSERT 0 1');
});
