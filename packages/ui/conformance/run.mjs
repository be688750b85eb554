import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveFolder } from '../../../tools/serveFolder.mjs';
import { chromiumFlags, ensureChromium, root, run } from '../../../tools/setup.mjs';
import { everyPart } from './everyPart.mjs';
import { Findings } from './Findings.mjs';
import { patterns } from './patterns.mjs';
import { Stage } from './Stage.mjs';

/**
 * `npm run conformance`: builds Storybook, then plays what must hold for every part and for every ARIA pattern.
 * `--built` takes the Storybook that is there (in `--from`, else `storybook-static`), `--at` the address of one that runs;
 * `--only` looks at what has this in its story's id, its pattern or its name.
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
const findings = new Findings();
const work = [...patterns(stories, values.only, findings), ...everyPart(stories, values.only, findings)];

const server = values.at ? { address: values.at, close() {} } : await serveFolder(values.from);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    ...chromiumFlags,
    // Gives the names and roles that the browser itself hands to assistive technology.
    '--enable-blink-features=ComputedAccessibilityInfo',
  ],
});
try {
  // Three workers for two cores, since a page often waits: each has a page for the mouse and one for the finger, and takes what comes next.
  const next = work.values();
  await Promise.all(
    [1, 2, 3].map(async () => {
      const stage = { mouse: await Stage.open(browser, server.address), touch: undefined };
      for (const job of next) {
        if (job.touch) stage.touch ??= await Stage.open(browser, server.address, { touch: true });
        const at = job.touch ? 'touch' : 'mouse';
        const played = await findings.attempt(job.name, () => job.play(stage[at]));
        if (!played) {
          // Nobody knows what state such a page is in.
          await stage[at].page.context().close();
          stage[at] = await Stage.open(browser, server.address, { touch: job.touch });
        }
      }
    }),
  );
} finally {
  await browser.close();
  server.close();
}
findings.print(Date.now() - started);
process.exitCode = findings.wrong.length > 0 ? 1 : 0;
