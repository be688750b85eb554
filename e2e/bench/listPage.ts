import { type BrowserContext, chromium } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { median } from '../../packages/ui/bench/measuring/figures.ts';
import { option } from '../../packages/ui/bench/measuring/options.ts';
import playwright from '../playwright.config.ts';
import { Product } from '../product.ts';
import { type Figures, measureInteractions, type Waits } from './interactions.ts';
import { listSteps } from './listPage/listSteps.ts';
import { manyMembers, pageOf } from './listPage/manyMembers.ts';
import { signIn } from './signIn.ts';

/**
 * Measures how long a click or key waits for its frame, and until the rows are there, in the list of members, the processor throttled
 * to a quarter. The page and its server are the built ones; only the members are the bench's, which are answered at once: the aim is of
 * frames, and what rows take beside it is printed. `--members 1000`, `--rows 100`, `--runs 3`, `--rate 4`.
 */
const aim = 150;
const members = manyMembers(option('members', 1_000));
const rows = option('rows', 100);
const runs = option('runs', 3);
const rate = option('rate', 4);

async function measure(context: BrowserContext): Promise<Figures> {
  const page = await context.newPage();
  await page.route(/\/api\/users\/all/, (route) =>
    route.fulfill({ json: pageOf(members, route.request().url()) }),
  );
  return measureInteractions(page, {
    address: `/users?limit=${rows}`,
    ready: '[data-row]',
    steps: listSteps,
    rate,
  });
}

const product = await Product.start();
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const figures: Figures[] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width: 1280, height: 800 },
      locale: 'vi-VN',
    });
    await signIn(context, people.admin);
    figures.push(await measure(context));
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

const steps = [...(figures[0]?.steps.keys() ?? [])];
const of = (step: string, wait: keyof Waits) =>
  Math.round(median(figures.map((run) => run.steps.get(step)?.[wait] ?? 0)));
console.log(
  `${rows} of ${members.length} members, processor at 1/${rate}, medians of ${runs} runs, milliseconds; the page is there after ` +
    `${Math.round(median(figures.map((run) => run.pageIsThere)))}`,
);
console.log(`${''.padEnd(24)}   frame    rows are there`);
for (const step of steps) {
  const there = of(step, 'rows');
  const cell = there === 0 ? '' : String(there);
  console.log(`${step.padEnd(24)}${String(of(step, 'frame')).padStart(8)}${cell.padStart(18)}`);
}
const slow = steps.filter((step) => of(step, 'frame') > aim);
console.log(
  `Aim: the frame of every interaction ≤ ${aim} ms: ${slow.length === 0 ? 'met' : `NOT met by ${slow.join(', ')}`}`,
);
process.exitCode = slow.length === 0 ? 0 : 1;
