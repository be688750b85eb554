import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSource, openTarget } from '../backup/openSource.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { FolderInUse, lockFolder } from '../store/embedded/folderLock.ts';
import { runCommand } from './runCommand.ts';
import { summaryOf } from './summaryOf.ts';

/** The same configuration with another database; files follow only to another data folder. */
function targetOf(config: Config, target: string): Config {
  if (/^postgres(ql)?:/.test(target)) return { ...config, databaseUrl: target };
  return { ...config, databaseUrl: undefined, dataDir: resolve(target) };
}

/** What is written during a move would be lost. */
async function demandStopped({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl !== undefined) return;
  try {
    (await lockFolder(dataDir))();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error('A server uses the data folder. Stop it first.', { cause: error });
  }
}

await runCommand('npm run move -- <postgres://… or data folder>', [], async (operand) => {
  const config = readConfig(process.env);
  await demandStopped(config);
  const work = await mkdtemp(join(tmpdir(), 'sen-move-'));
  const backup = join(work, 'backup');
  try {
    const source = config.databaseUrl === undefined ? await openSource(config) : await openTarget(config);
    try {
      await writeBackup(source, backup, systemClock.now());
    } finally {
      await source.close();
    }
    const target = await openTarget(targetOf(config, operand));
    try {
      const manifest = await restoreBackup(backup, target, { isLatest: true });
      console.log(`Moved and compared: ${summaryOf(manifest)}`);
      if (manifest.damaged.length > 0)
        console.error(`Files that were missing before: ${manifest.damaged.join(' ')}`);
    } finally {
      await target.close();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});
