// The prerequisites of `npm start` and `npm test` on a fresh clone, with Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How every tool starts Chromium: headless, and without network requests of its own. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs a command with inherited stdio; returns true if it exited with 0. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  return status === 0;
}

/** Returns true if node_modules has the versions of package-lock.json. Packages for other platforms are optional. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      devOptional ||
      link ||
      present[path]?.version === version,
  );
}

/** Installs the packages of package-lock.json, unless they are installed. */
export function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    throw new Error(
      'npm ci failed. Check that the npm registry can be reached, then run the same command again.',
    );
  }
}

const contractStamp = join(root, 'node_modules/.cache/sen/contract');
const generated = [
  'packages/api/src/contract/openapi.gen.json',
  'packages/api/src/contract/schema.gen.ts',
  'packages/api/src/contract/model.gen.ts',
  'apps/server/src/operations/handlers.gen.ts',
];

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** A hash of the contract and of its generators. */
function contractHash() {
  const filesOf = (folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}`);
  return hashOf([
    'openapi.yaml',
    ...filesOf('openapi'),
    'packages/api/package.json',
    ...filesOf('packages/api/scripts'),
  ]);
}

/** Generates from openapi.yaml: types, the document for the server's validation, the table of handlers. */
export function generateContract() {
  // Hashed before: changes made meanwhile cause another generation next time.
  const sources = contractHash();
  if (!run(process.execPath, [join(root, 'packages/api/scripts/generate.mjs')])) {
    throw new Error('Nothing could be generated from openapi.yaml; what is wrong with it is said above.');
  }
  mkdirSync(dirname(contractStamp), { recursive: true });
  writeFileSync(contractStamp, `${sources} ${hashOf(generated)}`);
}

/** Generates from openapi.yaml unless the result is current. */
export function ensureContract() {
  const isThere = [contractStamp, ...generated.map((file) => join(root, file))].every((file) =>
    existsSync(file),
  );
  if (isThere && readFileSync(contractStamp, 'utf8') === `${contractHash()} ${hashOf(generated)}`) return;
  generateContract();
}

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** The installed browser: CHROMIUM_PATH, else the usual places. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  return places.find((place) => existsSync(place));
}

/** An installed Chromium; installs one by apt-get if it is missing and that is permitted. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get) …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The stories and the journeys need Chromium. Install it (Debian: `apt-get install chromium`) or name it in CHROMIUM_PATH, then run the same command again.',
  );
}
