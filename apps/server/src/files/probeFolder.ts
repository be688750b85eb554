import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file into the folder, to the disk, and deletes it; rejects with the error of the system. */
export async function probeFolder(folder: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(folder);
  // One name for all: what a killed process leaves is deleted by the next.
  const probe = join(folder, '.probe');
  try {
    await writeFile(probe, bytes, { flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

/** As `mkdir` with `recursive`, which never returns where the file system answers ENOENT to a mkdir, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
