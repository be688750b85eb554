// Builds what is missing or out of date.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from './generate/ensureGenerated.mjs';
import { ensureDependencies, root, run } from './setup.mjs';

const skipped = new Set(['node_modules', 'dist', '.data', 'storybook-static', 'test-results']);

/** The mtime of the newest file of a folder (or of the file itself). */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .reduce((latest, { name }) => Math.max(latest, newest(join(path, name))), 0);
}

const shared = ['packages/api', 'packages/domain', 'package-lock.json'];

const parts = {
  portal: {
    built: 'apps/portal/dist/index.html',
    sources: ['apps/portal', 'packages/ui', ...shared],
  },
  server: { built: 'apps/server/dist/server.js', sources: ['apps/server', ...shared] },
};

function ensurePart(name) {
  const { built, sources } = parts[name];
  const file = join(root, built);
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isCurrent = sources.every((source) => newest(join(root, source)) <= builtAt);
  if (isCurrent) return;
  console.log(`Building the ${name} …`);
  if (!run('npm', ['run', 'build', '-w', `@sen/${name}`, '--silent'])) {
    throw new Error(`The ${name} could not be built; what is wrong with it is said above.`);
  }
}

/** Installs and builds what these parts need; ends the process with the reason when that fails. */
export function ensureBuilt(...names) {
  try {
    ensureDependencies();
    ensureGenerated();
    names.forEach(ensurePart);
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
