import { openTarget } from '../backup/openSource.ts';
import { readConfig } from '../config.ts';
import { removeTrainingCompany } from '../seeds/trainingCompany/removeTrainingCompany.ts';

try {
  const target = await openTarget(readConfig(process.env));
  try {
    const isGone = await removeTrainingCompany(target.database, new Date());
    console.log(isGone ? 'The training company is gone.' : 'There is no training company to delete.');
  } finally {
    await target.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
