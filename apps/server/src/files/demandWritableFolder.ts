import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rejects at the start, and not at the first upload, if the folder cannot be written. */
export async function demandWritableFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const probe = join(folder, `.probe-${randomUUID()}`);
  await writeFile(probe, '');
  await rm(probe);
}
