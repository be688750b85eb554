import { chromium } from '@playwright/test';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { median } from '../../packages/ui/bench/measuring/figures.ts';
import { option } from '../../packages/ui/bench/measuring/options.ts';
import playwright from '../playwright.config.ts';
import { Product } from '../product.ts';
import { clientOf } from '../steps/clientOf.ts';
import { words } from '../words.ts';
import { bundle } from './bundle.ts';
import type { Opened } from './calendar/watchMonth.ts';
import { throttledPage } from './coldPage.ts';
import { signIn } from './signIn.ts';

/**
 * Measures how long a month of events takes to open from the press on 'next month' to the frame that shows it, the processor
 * throttled to a quarter and the server a real one; beside a month without events. `--events 5000`, `--runs 5`, `--rate 4`.
 */
const aim = 300;
const events = option('events', 5_000);
const runs = option('runs', 5);
const rate = option('rate', 4);

/** The months after this one, by what they have. */
const months = { empty: 2, full: 3 } as const;
/** Days in the full month on which every series has an occurrence. */
const days = 28;
const hour = 3_600_000;
const title = 'Họp giao ban tổ';

/** The given hour, in Vietnam, of the first day of a month after this one. */
function firstOf(ahead: number, at: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1, at - 7));
}

/** Events that repeat on each day of the month: what a calendar shows is its occurrences. */
async function fill(product: Product): Promise<void> {
  const admin = await clientOf(product, people.admin);
  for (let series = 0; series < events / days; series += 1) {
    const start = firstOf(months.full, 7 + (series % 10));
    // oxlint-disable-next-line no-await-in-loop -- the server has one database to write to
    await unwrap(
      admin.POST('/events', {
        body: {
          title: `${title} ${series + 1}`,
          time_start: start.toISOString(),
          time_end: new Date(+start + hour).toISOString(),
          users_ids: [],
          recurrence: { frequency: 'daily', count: days },
        },
        ...multipart,
      }),
    );
  }
}

const watching = await bundle('calendar/watchMonth.ts');
const product = await Product.start();
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const figures: Record<keyof typeof months, Opened[]> = { empty: [], full: [] };
try {
  await fill(product);
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width: 1280, height: 800 },
      locale: 'vi-VN',
    });
    await signIn(context, people.admin);
    const page = await throttledPage(context, rate);
    await page.addInitScript({ content: watching });
    await page.goto('/calendar?view=month');
    await page.getByRole('grid').first().waitFor();
    await page.waitForTimeout(3_000);
    for (let ahead = 1; ahead <= months.full; ahead += 1) {
      const took = await page.evaluate(
        ([label, text]) => window.openMonth(label ?? '', text),
        [words.calendar().nextMonth, ahead === months.full ? title : ''],
      );
      if (ahead === months.empty) figures.empty.push(took);
      if (ahead === months.full) figures.full.push(took);
      await page.waitForTimeout(1_500);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

const of = (month: keyof typeof months) => Math.round(median(figures[month].map(({ shown }) => shown)));
const full = of('full');
console.log(
  `A month opens, processor at 1/${rate}, medians of ${runs} runs, milliseconds\n` +
    `without events     ${of('empty')}\n${String(events).padEnd(6)} events      ${full}`,
);
console.log(`Aim: ≤ ${aim} ms: ${full <= aim ? 'met' : 'NOT met'}`);
process.exitCode = full <= aim ? 0 : 1;
