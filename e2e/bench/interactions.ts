import type { Locator, Page } from '@playwright/test';
import { bundle } from './bundle.ts';

/** What a bench does on a page, step by step. */
export type Steps = Record<string, (page: Page) => Promise<void>>;

/** Presses at coordinates: a tool's click asks the page in the middle of the event what lies there, and that would be counted. */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${String(target)}`);
  await page.mouse.move(box.x + Math.min(40, box.width / 2), box.y + box.height / 2);
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(70);
  await page.mouse.up();
  await page.waitForTimeout(700);
}

/** The worst interaction of each step, milliseconds, and the time until the page was there. */
export type Figures = Map<string, number>;

export const pageIsThere = 'the page is there';

const watching = await bundle('watchInteractions.ts');

interface Measured {
  address: string;
  /** What shows that the page is there. */
  ready: string;
  steps: Steps;
  /** By how much the processor is throttled. */
  rate: number;
}

/** Measures how long a click or key waits for its frame, step by step. */
export async function measureInteractions(
  page: Page,
  { address, ready, steps, rate }: Measured,
): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript({ content: watching });
  await page.goto(address);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  const figures: Figures = new Map([[pageIsThere, await page.evaluate(() => performance.now())]]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1_500);
  for (const [name, act] of Object.entries(steps)) {
    const before = await page.evaluate(() => window.interactions.size);
    await act(page);
    const all = await page.evaluate(() => [...window.interactions.values()]);
    figures.set(name, Math.max(0, ...all.slice(before)));
  }
  return figures;
}
