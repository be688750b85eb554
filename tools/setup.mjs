// The prerequisites of `npm start` and `npm test` on a fresh clone, with Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
