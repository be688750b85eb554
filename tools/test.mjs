// `npm test`: all checks, from a fresh clone. `npm test -- lint unit` runs the named steps only, and `npm test --
// changed` those affected by the changes since the branch left main.
import { ensureGenerated } from './generate/ensureGenerated.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';
import { changedSteps } from './test/changedSteps.mjs';
import { runSteps } from './test/runSteps.mjs';
import { steps } from './test/steps.mjs';

ensureDependencies();
ensureGenerated();
process.env.CHROMIUM_PATH = ensureChromium();

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps) && name !== 'changed');
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. The steps are: changed, ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}

const chosen = named.includes('changed')
  ? changedSteps()
  : Object.fromEntries(Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name)));
process.exitCode = (await runSteps(chosen)) > 0 ? 1 : 0;
