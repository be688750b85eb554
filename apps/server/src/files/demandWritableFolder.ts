import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Rejects at the start, and not at the first upload, if the folder cannot be written. */
export async function demandWritableFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  const probe = join(folder, `.probe-${randomUUID()}`);
  await writeFile(probe, '');
  await rm(probe);
}

/** As `mkdir` with `recursive`, which never returns where the file system answers ENOENT to a mkdir, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
