import { openSource } from '../backup/openSource.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { runCommand } from './runCommand.ts';
import { summaryOf } from './summaryOf.ts';

await runCommand('npm run backup -- <new folder>', [], async (folder) => {
  const source = await openSource(readConfig(process.env));
  try {
    const manifest = await writeBackup(source, folder, systemClock.now());
    console.log(`Backup ${folder}: ${summaryOf(manifest)}`);
    if (manifest.damaged.length === 0) return;
    console.error(
      `The store lacks or has changed these files, which the backup lacks too: ${manifest.damaged.join(' ')}`,
    );
    process.exitCode = 2;
  } finally {
    await source.close();
  }
});
