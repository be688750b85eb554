import { join } from 'node:path';
import { root } from '../setup.mjs';
import { runCommand } from './runCommand.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const cache = (name) => join(root, 'node_modules/.cache', name);

const command =
  (name, ...args) =>
  (write) =>
    runCommand(name, args, write);
const tool = (name, ...args) => command(bin(name), ...args);
const node = (...args) => command(process.execPath, ...args);

/** @param {string[]} projects of vitest.config.ts */
export const vitest = (projects, ...args) =>
  tool('vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...args);

/** @param {string[]} files paths, or `.` for all */
export const format = (files) =>
  // Prettier reads only files that are not in the cache.
  tool(
    'prettier',
    '--check',
    '--log-level=warn',
    '--ignore-unknown',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${cache('prettier.json')}`,
    ...files,
  );

export const lint = (files) => tool('oxlint', '--type-aware', '--deny-warnings', ...files);

export const stories = (...args) => node('tools/stories.mjs', ...args);

/** @param {string} [variants] see e2e/playwright.config.ts */
export const journeys =
  (files = [], variants) =>
  (write) =>
    runCommand(
      bin('playwright'),
      ['test', '-c', 'e2e/playwright.config.ts', ...files],
      write,
      variants === undefined ? {} : { VARIANTS: variants },
    );

/**
 * The steps of `npm test` in order. A step uses both `cores` unless it is set to 1: such steps run in parallel. `after`
 * names the steps whose result it uses, if they run too.
 * @type {Record<string, { run: (write: (text: string) => void, ran: readonly string[]) => Promise<boolean>, cores?: 1, after?: string[] }>}
 */
export const steps = {
  format: { cores: 1, run: format(['.']) },
  contract: { cores: 1, run: node('packages/api/scripts/generate.mjs', '--lint') },
  types: {
    cores: 1,
    run: tool('tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', cache('tsc.json')),
  },
  lint: { run: lint([]) },
  unit: { run: vitest(['unit', 'unit-portal']) },
  // All on PostgreSQL; on the embedded database only tests that depend on the kind of database.
  server: { run: vitest(['server', 'server-embedded']) },
  build: { cores: 1, run: command('npm', 'run', 'build') },
  package: { cores: 1, run: command('npm', 'run', 'check', '-w', '@sen/ui', '--silent') },
  size: { cores: 1, after: ['build'], run: node('tools/size.mjs', '--built') },
  stories: { run: stories() },
  // Uses the Storybook built for the stories; on its own, it builds one.
  conformance: {
    after: ['stories'],
    run: (write, ran) =>
      node('packages/ui/conformance/run.mjs', ...(ran.includes('stories') ? ['--built'] : []))(write),
  },
  journeys: { run: journeys() },
  faults: { run: command('npm', 'run', 'faults', '--', '--short') },
};
