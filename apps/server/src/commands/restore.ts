import { openTarget } from '../backup/openSource.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { readConfig } from '../config.ts';
import { runCommand } from './runCommand.ts';
import { summaryOf } from './summaryOf.ts';

const usage = 'npm run restore -- <backup folder> [--replace] [--keep-sessions]';

await runCommand(usage, ['replace', 'keep-sessions'], async (folder, on) => {
  const target = await openTarget(readConfig(process.env));
  try {
    const manifest = await restoreBackup(folder, target, {
      replace: on.replace,
      keepSessions: on['keep-sessions'],
    });
    console.log(`Restored and compared: ${summaryOf(manifest)}`);
    console.log(
      on['keep-sessions'] ? 'Sessions of the backup are valid again.' : 'Everybody has to sign in again.',
    );
  } finally {
    await target.close();
  }
});
