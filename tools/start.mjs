// `npm start`: installs what is missing, builds what is missing or out of date, and starts the server.
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

const parts = [
  {
    name: 'portal',
    built: 'apps/portal/dist/index.html',
    sources: ['apps/portal', 'packages/ui', ...shared],
  },
  { name: 'server', built: 'apps/server/dist/server.js', sources: ['apps/server', ...shared] },
];

function ensureBuilt({ name, built, sources }) {
  const file = join(root, built);
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isCurrent = sources.every((source) => newest(join(root, source)) <= builtAt);
  if (isCurrent) return;
  console.log(`Building the ${name} …`);
  if (!run('npm', ['run', 'build', '-w', `@sen/${name}`, '--silent'])) {
    throw new Error(`The ${name} could not be built; what is wrong with it is said above.`);
  }
}

try {
  ensureDependencies();
  ensureGenerated();
  parts.forEach(ensureBuilt);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import('../apps/server/dist/server.js');
