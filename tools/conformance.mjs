import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveFolder } from './serveFolder.mjs';
import { ensureChromium, root, run } from './setup.mjs';

/**
 * `npm run conformance`: what must hold for every part of the design system, whatever it is. For the first story of each part
 * and those that show its states: nothing runs out of the page at 200 % zoom and when read from right to left, nothing
 * moves for who asked for no motion, the focus is seen (also in forced colours), and each target is large enough (WCAG 2.2).
 * `--built` uses the Storybook that is there, `--only <part of a story's id>` looks at less.
 */
const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const built = join(root, 'storybook-static');
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
if (
  !values.built &&
  !run(join(root, 'node_modules/.bin/storybook'), ['build', '--quiet', '--disable-telemetry', '-o', built])
)
  process.exit(1);

/** Titles of parts. A page of the portal is made of them and has its own tests. */
const rooms = ['Layout', 'Actions', 'Fields', 'Navigation', 'Overlays', 'Feedback', 'Display', 'Composites'];
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const all = Object.values(index.entries).filter(
  ({ type, title, id }) =>
    type === 'story' && rooms.includes(title.split('/')[0]) && id.includes(values.only),
);
const firsts = new Set(Object.values(byTitle(all)).map(([first]) => first));
const stories = all.filter((story) => firsts.has(story) || /states/i.test(story.name));

const server = await serveFolder(built);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const wrong = [];
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' });
  const page = await context.newPage();
  for (const { id } of stories)
    for (const problem of await problemsOf(page, id)) wrong.push(`${id}: ${problem}`);
} finally {
  await browser.close();
  server.close();
}
console.log(`${stories.length} stories of ${firsts.size} parts looked at, ${wrong.length} problems`);
for (const problem of wrong) console.error(`  ${problem}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function byTitle(list) {
  const grouped = {};
  for (const story of list) (grouped[story.title] ??= []).push(story);
  return grouped;
}

async function problemsOf(page, id) {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.address}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'), undefined, {
    timeout: 30_000,
  });
  await page.waitForTimeout(300);
  const problems = [];
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => effect?.target?.className ?? ''),
  );
  if (moving.length > 0) problems.push(`moves although no motion is wanted (${moving[0]})`);
  problems.push(...(await page.evaluate(smallTargets)));
  problems.push(...(await focusProblems(page, 'the focus is not seen')));
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  problems.push(...(await focusProblems(page, 'the focus is not seen in forced colours')));
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  if (await overflows(page)) problems.push('runs out of the page when read from right to left');
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await page.setViewportSize({ width: 640, height: 400 });
  if (await overflows(page)) problems.push('runs out of the page at 200 % zoom');
  return problems;
}

function overflows(page) {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
}

/** WCAG 2.5.8: 24 by 24, except a link within a sentence and what is seen by its label. */
function smallTargets() {
  const named = (element) =>
    `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}”`;
  return [
    ...document.querySelectorAll(
      '#storybook-root :is(button, a[href], input, select, [role="button"], [tabindex="0"])',
    ),
  ]
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
    .filter((element) => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'))
    .map((element) => {
      const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      return { element, width, height };
    })
    .filter(({ width, height }) => width > 1 && height > 1 && (width < 23.5 || height < 23.5))
    .slice(0, 3)
    .map(
      ({ element, width, height }) =>
        `${named(element)} is ${Math.round(width)} × ${Math.round(height)}: a target is at least 24 × 24`,
    );
}

/** Goes some steps with Tab: whatever has the focus, or a box around it, is marked. */
async function focusProblems(page, words) {
  await page.evaluate(() => document.activeElement?.blur?.());
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body || !at.closest('#storybook-root, body > div')) return null;
      if (at.tagName === 'IFRAME' || at.tagName === 'VIDEO') return null;
      const marked = (element) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
        const drawn =
          outlineStyle !== 'none' &&
          parseFloat(outlineWidth) >= 1 &&
          !/, 0\)$|transparent/.test(outlineColor);
        return drawn || (boxShadow !== 'none' && boxShadow !== '');
      };
      const around = [
        at,
        at.parentElement,
        at.parentElement?.parentElement,
        at.parentElement?.parentElement?.parentElement,
      ];
      const within = [...at.querySelectorAll('*')].slice(0, 20);
      const beside = at.nextElementSibling ? [at.nextElementSibling] : [];
      if ([...around, ...within, ...beside].some((element) => element && marked(element))) return null;
      return `${at.tagName.toLowerCase()} “${(at.ariaLabel ?? at.textContent ?? '').trim().slice(0, 30)}”`;
    });
    if (unseen !== null) return [`${words}: ${unseen}`];
  }
  return [];
}
