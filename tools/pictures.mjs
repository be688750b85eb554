import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumFlags, ensureChromium, root, run } from './setup.mjs';
import { serveFolder } from './serveFolder.mjs';

/**
 * `npm run pictures`: takes a screenshot of every story in Vietnamese and English, light and dark, and compares
 * it with the one accepted on this machine (`.pictures/accepted`; fonts and Chromium differ between machines,
 * so screenshots are not committed). The first run accepts. `--accept` takes the new ones, `--only <part of a
 * story's id>` compares fewer, `--built` uses the existing Storybook. With CHROMATIC_PROJECT_TOKEN set, the
 * same stories are uploaded to Chromatic too.
 */
const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
});
/**
 * A pixel differs above this colour distance; this many may differ. Detects a small
 * change of colour, tolerates antialiasing.
 */
const tolerance = { threshold: 0.02, pixels: 20 };
const sides = ['vi', 'en'].flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })));

const built = join(root, 'storybook-static');
const folder = join(root, '.pictures');
const places = Object.fromEntries(['accepted', 'new', 'different'].map((name) => [name, join(folder, name)]));
for (const place of Object.values(places)) mkdirSync(place, { recursive: true });
rmSync(places.different, { recursive: true });
mkdirSync(places.different);

process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
if (
  !values.built &&
  !run(join(root, 'node_modules/.bin/storybook'), ['build', '--quiet', '--disable-telemetry', '-o', built])
)
  process.exit(1);

const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(
  ({ id, type, tags }) => type === 'story' && id.includes(values.only) && !tags.includes('no-picture'),
);
const server = await serveFolder(built);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, '--hide-scrollbars'],
});
/** @type {{ same: number, new: number, different: string[] }} */
const outcome = { same: 0, new: 0, different: [] };
try {
  for (const side of sides) await takeAll(side);
} finally {
  await browser.close();
  server.close();
}

console.log(
  `${outcome.same} pictures are the same, ${outcome.new} are new, ${outcome.different.length} differ`,
);
for (const name of outcome.different) console.log(`  ${name}: see .pictures/different`);
if (process.env.CHROMATIC_PROJECT_TOKEN)
  spawnSync(
    join(root, 'node_modules/.bin/chromatic'),
    ['--storybook-build-dir', built, '--exit-zero-on-changes'],
    { stdio: 'inherit' },
  );
process.exitCode = outcome.different.length > 0 ? 1 : 0;

async function takeAll({ language, theme }) {
  // The runner's name makes the stories' stage change languages without reloading the page.
  const context = await browser.newContext({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' });
  await context.addInitScript(freezeTime, Date.parse('2026-11-21T02:00:00Z'));
  const page = await context.newPage();
  for (const { id, tags } of stories) {
    await page.setViewportSize(
      tags.includes('phone') || id.includes('phone')
        ? { width: 360, height: 740 }
        : { width: 1280, height: 800 },
    );
    await page.goto(
      `${server.address}/iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme};motion:reduced`,
    );
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'), undefined, {
      timeout: 30_000,
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(150);
    compare(
      `${id}.${language}.${theme}.png`,
      await page.screenshot({ animations: 'disabled', caret: 'hide' }),
    );
  }
  await context.close();
}

/** Every screenshot is taken at one moment, so that displayed times do not differ. */
function freezeTime(moment) {
  Date.now = () => moment;
}

function compare(name, bytes) {
  const accepted = join(places.accepted, name);
  if (values.accept || !existsSync(accepted)) {
    outcome[existsSync(accepted) ? 'same' : 'new'] += 1;
    writeFileSync(accepted, bytes);
    return;
  }
  const [before, after] = [PNG.sync.read(readFileSync(accepted)), PNG.sync.read(bytes)];
  const sameSize = before.width === after.width && before.height === after.height;
  const difference = new PNG({ width: after.width, height: after.height });
  const pixels = sameSize
    ? pixelmatch(before.data, after.data, difference.data, after.width, after.height, {
        threshold: tolerance.threshold,
      })
    : Infinity;
  if (pixels <= tolerance.pixels) {
    outcome.same += 1;
    return;
  }
  outcome.different.push(name);
  writeFileSync(join(places.new, name), bytes);
  writeFileSync(join(places.different, name), sameSize ? PNG.sync.write(difference) : bytes);
}
