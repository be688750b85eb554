import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run pack:ui`: builds the package for other teams into `packages/ui/.pack`, as a folder and as a tarball. The result is
 * self-contained and does not need the workspace.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const workspace = join(root, '../..');
const dist = join(root, 'dist');
const out = join(root, '.pack');
const staged = join(out, 'package');

const bin = (name) => join(workspace, 'node_modules/.bin', name);

function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(`${basename(command)} ${args.join(' ')} has failed; what is wrong is said above.`);
  process.exit(1);
}

run(bin('vite'), ['build', '--logLevel', 'warn']);
run(bin('tsc'), ['-p', 'tsconfig.build.json']);
for (const file of declarations()) writeFileSync(file, withExtensions(file));
stage();
run('npm', ['pack', staged, '--pack-destination', out, '--silent']);
console.log(`packages/ui/.pack/${readdirSync(out).find((name) => name.endsWith('.tgz'))}`);

function declarations() {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Node resolution requires file extensions; our sources omit them because only bundlers read them. */
function withExtensions(file) {
  return readFileSync(file, 'utf8').replaceAll(
    /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g,
    (whole, before, name, after) =>
      existsSync(join(dirname(file), `${name}.d.ts`)) ? `${before}${name}.js${after}` : whole,
  );
}

/** The manifest without fields that only the workspace uses. */
function stage() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const {
    scripts: _scripts,
    devDependencies: _dev,
    files: _files,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([name, entry]) => [name, outside(entry)]),
  );
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
  cpSync(dist, join(staged, 'dist'), { recursive: true });
  cpSync(join(workspace, 'LICENSE'), join(staged, 'LICENSE'));
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, name), join(staged, name));
  for (const name of ['leanReactAria.mjs', 'leanReactAria.d.mts'])
    cpSync(join(root, 'scripts', name), join(staged, 'scripts', name));
}

function outside(entry) {
  if (typeof entry === 'string') return entry;
  const { '@sen/source': _source, ...conditions } = entry;
  return conditions;
}
