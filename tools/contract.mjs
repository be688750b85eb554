// `npm run contract`: generates what comes from openapi.yaml. `--if-stale` does so only when it is not current.
import { ensureContract, generateContract } from './setup.mjs';

try {
  if (process.argv.includes('--if-stale')) ensureContract();
  else generateContract();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
