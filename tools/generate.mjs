// `npm run generate`: generates code from openapi.yaml and from the files of folders, where it is not current.
import { ensureGenerated } from './generate/ensureGenerated.mjs';

try {
  ensureGenerated();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
