import type { Locator, Page } from '@playwright/test';
import { pointOf, pressAt } from '../../packages/ui/bench/measuring/press.ts';
import { bundle } from './bundle.ts';

/** What a bench does on a page, step by step. */
export type Steps = Record<string, (page: Page) => Promise<void>>;

/** Presses, and waits until what follows has been shown. */
export async function press(page: Page, target: Locator): Promise<void> {
  await pressAt(page, await pointOf(target));
  await page.waitForTimeout(700);
}

/** Milliseconds: of the worst interaction of a step until its frame, and of the slowest one until its rows are there, if any came. */
export interface Waits {
  frame: number;
  rows: number;
}

/** The waits of each step, and the time until the page was there. */
export interface Figures {
  pageIsThere: number;
  steps: ReadonlyMap<string, Waits>;
}

const watching = [await bundle('watchInteractions.ts'), await bundle('watchRows.ts')];

interface Measured {
  address: string;
  /** What shows that the page is there. */
  ready: string;
  steps: Steps;
  /** By how much the processor is throttled. */
  rate: number;
}

/**
 * Measures how long a click or key waits for its frame, and until the rows that it asked for are there, step by step. The browser tells
 * nothing of frames within 16 ms, and of others in steps of 8.
 */
export async function measureInteractions(
  page: Page,
  { address, ready, steps, rate }: Measured,
): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  for (const content of watching) await page.addInitScript({ content });
  await page.goto(address);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  const pageIsThere = await page.evaluate(() => performance.now());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1_500);
  const waits = new Map<string, Waits>();
  for (const [name, act] of Object.entries(steps)) {
    const before = await page.evaluate(() => [window.interactions.size, window.rowTimes.length] as const);
    await act(page);
    const [frames, rows] = await page.evaluate(
      () => [[...window.interactions.values()], window.rowTimes] as const,
    );
    waits.set(name, {
      frame: Math.max(0, ...frames.slice(before[0])),
      rows: Math.max(0, ...rows.slice(before[1])),
    });
  }
  return { pageIsThere, steps: waits };
}
