import { type Config, keepsDataFolder, readConfig } from './config.ts';
import { probeFolder } from './files/probeFolder.ts';
import { demandFreePort } from './listening.ts';
import { startAdvice } from './startAdvice.ts';
import { StartRefused } from './StartRefused.ts';
import { openDatabase } from './store/database.ts';

async function start(config: Config): Promise<void> {
  await demandFreePort({ host: config.host, port: config.port });
  await demandFreePort({ host: config.host, port: config.contentPort, variable: 'CONTENT_PORT' });
  // Refused at the start, and not at the first upload.
  if (keepsDataFolder(config)) await probeFolder(config.dataDir, new Uint8Array());
  // The embedded engine starts in its thread while this one reads the largest part of the program.
  const [opened, { serve }] = await Promise.all([openDatabase(config), import('./serve.ts')]);
  try {
    await serve(opened, config);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

try {
  const config = readConfig(process.env);
  try {
    await start(config);
  } catch (error) {
    const advice = startAdvice(error, config);
    throw advice === undefined ? error : new StartRefused(advice);
  }
} catch (error) {
  // A reason of the surroundings is one sentence; a fault of the server is shown with its stack.
  if (error instanceof StartRefused) console.error(`\nSen could not start. ${error.message}`);
  else console.error('\nSen could not start.', error);
  process.exit(1);
}
