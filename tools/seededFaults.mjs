// `npm run seeded-faults`: seeds ten faults of ten kinds in a copy of the sources, one at a time, and
// names the test that finds each. Fails when one is not found. `npm run seeded-faults -- word focus`
// runs those whose kind contains such a word.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureGenerated } from './generate/ensureGenerated.mjs';
import { FaultyCopy } from './seededFaults/FaultyCopy.mjs';
import { faults } from './seededFaults/faults.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

ensureDependencies();
ensureGenerated();
process.env.CHROMIUM_PATH = ensureChromium();

const words = process.argv.slice(2);
const chosen = faults.filter(({ kind }) => words.length === 0 || words.some((word) => kind.includes(word)));
const copy = new FaultyCopy();

/** Runs a test in the copy. */
function run(test) {
  const bin = (name) => join(copy.folder, 'node_modules/.bin', name);
  const [command, ...args] =
    'tool' in test
      ? [bin(test.tool), '--noEmit', '-p', '.']
      : 'stories' in test
        ? [process.execPath, 'tools/stories.mjs', '--only', test.stories]
        : [bin('vitest'), 'run', '--project', test.project, test.file];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { passed: status === 0, output: `${stdout}\n${stderr}` };
}

/** The output line that names the failure: a test of Vitest, a story, or an error of the type checker. */
function namedIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => /^(FAIL .* > |● .* › |\S+\.tsx?\(\d+,\d+\): error)/.test(line));
}

const nameOf = (test) =>
  'tool' in test ? test.tool : 'stories' in test ? `stories of ${test.stories}` : test.file;

let missed = 0;
try {
  for (const fault of chosen) {
    const takeOut = copy.seed(fault);
    if (!takeOut) {
      missed += 1;
      console.error(
        `MISFIT  ${fault.kind}: ${fault.file} must hold this text once: ${fault.search}\nSay in tools/seededFaults/faults.mjs where the same fault can be made now.`,
      );
      continue;
    }
    const { passed, output } = run(fault.test);
    takeOut();
    const found = passed ? undefined : namedIn(output);
    if (found) console.log(`found   ${fault.kind}: ${found}`);
    else {
      missed += 1;
      console.error(
        passed
          ? `MISSED  ${fault.kind}: ${nameOf(fault.test)} passes`
          : `UNCLEAR ${fault.kind}: ${nameOf(fault.test)} ended without naming a test\n${output.slice(-2_000)}`,
      );
      continue;
    }
    // A test that fails without the fault proves nothing.
    if (!run(fault.test).passed) {
      missed += 1;
      console.error(`UNCLEAR ${fault.kind}: ${nameOf(fault.test)} fails without the fault, too`);
    }
  }
} finally {
  copy.remove();
}
console.log(`\n${chosen.length - missed} of ${chosen.length} faults found`);
process.exitCode = missed > 0 ? 1 : 0;
