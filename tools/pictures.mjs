import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { compare } from './pictures/compare.mjs';
import { printSheets } from './pictures/sheets.mjs';
import { languages, takeStories, themes } from './pictures/takeStories.mjs';
import { chromiumFlags, ensureChromium, root, run } from './setup.mjs';
import { serveFolder } from './serveFolder.mjs';

/**
 * `npm run pictures`: takes a screenshot of every story in Vietnamese and English, light, dark and high contrast, of pages
 * at 1280 and 360 px, and compares it with the one accepted on this machine (`.pictures/accepted`; fonts and Chromium
 * differ between machines, so screenshots are not committed). The first run accepts. `.pictures/sheets` has contact
 * sheets: one picture for each area, language, theme and width. `--accept` takes the new ones, `--only <part of a
 * story's id>` compares fewer, as do `--language`, `--theme` and `--width`; `--built` uses the existing Storybook, or that
 * of a folder (`--built=<folder>`). With CHROMATIC_PROJECT_TOKEN set, the same stories are uploaded to Chromatic too.
 */
const { values } = parseArgs({
  // `--built` alone is the usual folder.
  args: process.argv.slice(2).map((arg) => (arg === '--built' ? '--built=storybook-static' : arg)),
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'string' },
    language: { type: 'string', multiple: true, default: languages },
    theme: { type: 'string', multiple: true, default: themes },
    width: { type: 'string', multiple: true, default: ['1280', '360'] },
  },
});

/** A story waits about as long as it computes: three pages use two cores. */
const pagesAtOnce = 3;

const built = resolve(root, values.built ?? 'storybook-static');
const folder = join(root, '.pictures');
const places = Object.fromEntries(
  ['accepted', 'new', 'different', 'sheets'].map((name) => [name, join(folder, name)]),
);
for (const name of ['new', 'different', 'sheets']) rmSync(places[name], { recursive: true, force: true });
for (const place of Object.values(places)) mkdirSync(place, { recursive: true });

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
const unfinished = new Map();
const pictures = [];
try {
  const jobs = values.language.flatMap((language) => stories.map((story) => ({ story, language })));
  const shown = { themes: values.theme, widths: values.width.map(Number) };
  const failed = (story, error) => unfinished.set(story.id, String(error));
  const notice = setInterval(() => console.log(`${jobs.length} stories are left`), 60_000);
  await Promise.all(
    Array.from({ length: pagesAtOnce }, () =>
      takeStories({ browser, address: server.address, jobs, shown, report, failed }),
    ),
  );
  clearInterval(notice);
  await printSheets({ browser, pictures, folder: places.sheets });
} finally {
  await browser.close();
  server.close();
}

console.log(
  `${outcome.same} pictures are the same, ${outcome.new} are new, ${outcome.different.length} differ`,
);
for (const name of outcome.different.sort()) console.log(`  ${name}: see .pictures/different`);
for (const [id, why] of [...unfinished].sort()) console.log(`  ${id} did not play to its end: ${why}`);
console.log('Contact sheets: .pictures/sheets');
if (process.env.CHROMATIC_PROJECT_TOKEN)
  spawnSync(
    join(root, 'node_modules/.bin/chromatic'),
    ['--storybook-build-dir', built, '--exit-zero-on-changes'],
    { stdio: 'inherit' },
  );
process.exitCode = outcome.different.length > 0 ? 1 : 0;

/** Compares a picture and keeps it for the sheets. */
function report({ story, language, theme, width, bytes, isFinished }) {
  const name = `${story.id}.${language}.${theme}.${width}.png`;
  if (!isFinished) unfinished.set(story.id, 'the picture is of what its play reached');
  const { result, file } = compare({ name, bytes, places, accept: values.accept });
  if (result === 'different') outcome.different.push(name);
  else outcome[result] += 1;
  pictures.push({ story, language, theme, width, file });
}
