import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveFolder } from '../../../tools/serveFolder.mjs';
import { chromiumFlags, ensureChromium, root, run } from '../../../tools/setup.mjs';
import { allComponents } from './allComponents.mjs';
import { ConformanceReport } from './ConformanceReport.mjs';
import { patterns } from './patterns.mjs';
import { StoryPage } from './StoryPage.mjs';

/**
 * `npm run conformance`: builds Storybook, then checks every component and every ARIA pattern. `--built` uses an existing build
 * (in `--from`, else `storybook-static`), `--at` the address of a running Storybook; `--only` runs stories, patterns or checks
 * whose id or name contains the text.
 */
const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    from: { type: 'string', default: join(root, 'storybook-static') },
    at: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
const isThere = values.built && existsSync(join(values.from, 'index.json'));
const build = ['build', '--quiet', '--disable-telemetry', '-o', values.from];
if (!values.at && !isThere && !run(join(root, 'node_modules/.bin/storybook'), build)) process.exit(1);

const started = Date.now();
const index = values.at
  ? await (await fetch(`${values.at}/index.json`)).json()
  : JSON.parse(readFileSync(join(values.from, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const report = new ConformanceReport();
const jobs = [...patterns(stories, values.only, report), ...allComponents(stories, values.only, report)];

const server = values.at ? { address: values.at, close() {} } : await serveFolder(values.from);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    ...chromiumFlags,
    // Exposes the names and roles that the browser computes for assistive technology.
    '--enable-blink-features=ComputedAccessibilityInfo',
  ],
});
try {
  // Three workers on two cores, because pages often wait. Each has one page for mouse and keyboard and one for touch.
  const queue = jobs.values();
  await Promise.all(
    [1, 2, 3].map(async () => {
      const storyPages = { mouse: await StoryPage.open(browser, server.address), touch: undefined };
      for (const job of queue) {
        if (job.touch) storyPages.touch ??= await StoryPage.open(browser, server.address, { touch: true });
        const mode = job.touch ? 'touch' : 'mouse';
        const played = await report.run(job.name, () => job.play(storyPages[mode]));
        if (!played) {
          // The page may be in any state now: start a new one.
          await storyPages[mode].page.context().close();
          storyPages[mode] = await StoryPage.open(browser, server.address, { touch: job.touch });
        }
      }
    }),
  );
} finally {
  await browser.close();
  server.close();
}
report.print(Date.now() - started);
process.exitCode = report.problems.length > 0 ? 1 : 0;
