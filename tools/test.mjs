// `npm test`: everything that must hold, from a fresh clone. `npm test -- lint unit` runs the named steps alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium, ensureContract, ensureDependencies, root } from './setup.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const node = (...args) => run(process.execPath, args);

/** The last lines of a step are said once more at the end when it failed: a log is often read from there. */
const linesKept = 60;
let lastLines = [];

/** Runs a command, shows what it says, and is true when it ended with 0. */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let begun = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.setEncoding('utf8');
    from.on('data', (text) => {
      to.write(text);
      const lines = (begun + text).split('\n');
      begun = lines.pop();
      lastLines = [...lastLines, ...lines].slice(-linesKept);
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

const steps = {
  format: () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  lint: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings']),
  contract: () => node('packages/api/scripts/generate.mjs', '--lint'),
  types: () => run(bin('tsc'), ['--noEmit', '-p', '.']),
  unit: () => run(bin('vitest'), ['run', '--project', 'unit', '--project', 'unit-portal']),
  // On the embedded database and on a real PostgreSQL, together: while one waits for the disk the other computes.
  server: () => run(bin('vitest'), ['run', '--project', 'server', '--project', 'server-embedded']),
  build: () => run('npm', ['run', 'build']),
  size: () => node('tools/size.mjs', '--built'),
  package: () => run('npm', ['run', 'check', '-w', '@sen/ui', '--silent']),
  stories: () => node('tools/stories.mjs'),
  // With the Storybook that the step before has built; alone it builds its own.
  conformance: () =>
    node(
      'packages/ui/conformance/run.mjs',
      ...(chosen.some(([name]) => name === 'stories') ? ['--built'] : []),
    ),
  journeys: () => run('npm', ['run', 'test:journeys']),
  faults: () => run('npm', ['run', 'faults', '--', '--short']),
};

ensureDependencies();
ensureContract();
process.env.CHROMIUM_PATH = ensureChromium();

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const failed = [];
const chosen = Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name));
for (const [name, step] of chosen) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  lastLines = [];
  const passed = await step();
  if (!passed) failed.push({ name, lines: lastLines });
  console.log(
    `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

for (const { name, lines } of failed) console.error(`\n── the end of ${name}\n${lines.join('\n')}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
