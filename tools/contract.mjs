// `npm run contract`: generates code from openapi.yaml. `--if-stale` skips it when the result is current.
import { ensureContract, generateContract } from './setup.mjs';

try {
  if (process.argv.includes('--if-stale')) ensureContract();
  else generateContract();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
