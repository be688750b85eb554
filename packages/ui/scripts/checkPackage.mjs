import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { serveFolder } from '../../../tools/serveFolder.mjs';
import { chromiumFlags, ensureChromium } from '../../../tools/setup.mjs';

/**
 * Tests the package as another team would use it: builds the tarball, runs publint and attw on it, installs it into a new app
 * outside of the workspace, type-checks with skipLibCheck off, builds, and opens the page in Chromium.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const workspace = join(root, '../..');
const bin = (name) => join(workspace, 'node_modules/.bin', name);
/** Budgets of a page with one button without React, kB of gzip: JavaScript, then CSS with every theme. */
const oneButton = { js: 3, css: 6 };

/** Composites that cover the page: the app opens them by URL. */
const overPage = ['ImageCropper', 'ImportDialog', 'NotificationDrawer'];

const say = (text) => console.log(`  ${text}`);

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0)
    throw new Error(`${basename(command)} ${args.join(' ')} has failed; what is wrong is said above.`);
}

run(process.execPath, [join(root, 'scripts/pack.mjs')], root);
const packed = join(root, '.pack');
const tarball = join(packed, readdirSync(packed).find((name) => name.endsWith('.tgz')) ?? '');
run(bin('publint'), ['--strict', join(packed, 'package')], root);
run(bin('attw'), [tarball, '--profile', 'esm-only', '--quiet'], root);
say('publint and attw have nothing to say');
run(process.execPath, [join(root, 'scripts/publicApi.mjs'), '--check'], root);
say('the public types are those of public-api.txt');
run(process.execPath, [join(root, 'scripts/entrySizes.mjs')], root);

const app = mkdtempSync(join(tmpdir(), 'sen-fresh-app-'));
try {
  cpSync(join(root, 'freshApp'), app, { recursive: true });
  cpSync(join(root, 'src/composites/VideoPlayer/samples'), join(app, 'public'), { recursive: true });
  const { exports } = JSON.parse(readFileSync(join(packed, 'package/package.json'), 'utf8'));
  const entries = Object.keys(exports).filter(
    (name) => name !== './package.json' && name !== './leanReactAria',
  );
  writeFileSync(join(app, 'src/everyEntry.ts'), everyEntry(entries));
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--silent'];
  run('npm', ['install', ...quiet, tarball], app);
  run(join(app, 'node_modules/.bin/tsc'), [], app);
  say(`${entries.length} entries type-check in a fresh app with skipLibCheck off`);
  for (const page of ['react-only', 'one-button', 'index']) {
    process.env.FRESH_APP_PAGE = page;
    run(join(app, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], app);
  }
  weighOneButton();
  await look(join(app, 'dist/index'));
} finally {
  rmSync(app, { recursive: true, force: true });
}

/** Imports every entry, so that the types of those that the page does not show are checked too. */
function everyEntry(entries) {
  const lines = entries.map((name, index) => `import * as entry${index} from '@sen/ui/${name.slice(2)}';`);
  const list = entries.map((_, index) => `entry${index}`).join(', ');
  return `${lines.join('\n')}\n\nexport const entries = [${list}];\n`;
}

/** Gzip size of everything that a page loads, kB. */
function weigh(page) {
  const assets = join(app, 'dist', page, 'assets');
  const kB = (kind) =>
    readdirSync(assets)
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0) / 1000;
  return { js: kB('.js'), css: kB('.css') };
}

function weighOneButton() {
  const [floor, page] = [weigh('react-only'), weigh('one-button')];
  const js = page.js - floor.js;
  say(`one button beside React: ${js.toFixed(1)} kB of JavaScript, ${page.css.toFixed(1)} kB of CSS (gzip)`);
  if (js > oneButton.js || page.css > oneButton.css)
    throw new Error(
      `A page with one button may cost ${oneButton.js} kB of JavaScript and ${oneButton.css} kB of CSS: an entry brings what it does not use.`,
    );
}

/** Composites that have an entry. */
function composites() {
  return readdirSync(join(root, 'src/composites'), { withFileTypes: true })
    .filter(
      (folder) =>
        folder.isDirectory() && existsSync(join(folder.parentPath, folder.name, `${folder.name}.tsx`)),
    )
    .map(({ name }) => name);
}

async function look(dist) {
  const server = await serveFolder(dist);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const wrong = [];
    page.on('pageerror', ({ message }) => wrong.push(message));
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('requestfailed', (request) => {
      // The next address aborts what is still loading.
      const reason = request.failure()?.errorText;
      if (reason !== 'net::ERR_ABORTED') wrong.push(`${request.url()} failed: ${reason}`);
    });
    await page.goto(`${server.address}/`);
    await page.locator('[data-composite]').first().waitFor();
    const shown = await page.locator('[data-composite]').evaluateAll((sections) =>
      sections.map((section) => ({
        name: section.dataset.composite,
        parts: section.querySelectorAll('*').length,
      })),
    );
    for (const { name, parts } of shown) if (parts < 2) wrong.push(`${name} shows nothing`);
    if (process.env.FRESH_APP_PICTURE)
      await page.screenshot({ path: process.env.FRESH_APP_PICTURE, fullPage: true });
    for (const name of overPage) {
      await page.goto(`${server.address}/?open=${name}`);
      await page.getByRole('dialog').waitFor({ timeout: 10_000 });
    }
    const missing = composites().filter(
      (name) => ![...shown.map((one) => one.name), ...overPage, 'AppShell'].includes(name),
    );
    if (missing.length > 0) wrong.push(`App.tsx does not show ${missing.join(', ')}`);
    if (wrong.length > 0) throw new Error(`The fresh app is not right:\n${wrong.join('\n')}`);
    say(`${composites().length} composites are shown in Chromium without an error`);
  } finally {
    await browser.close();
    server.close();
  }
}
