import type { BrowserContext, Page } from '@playwright/test';
import { bundle } from './bundle.ts';
import type { Paints } from './lesson/watchChange.ts';

/** A line of 1.6 Mbit/s and 150 ms. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

let watching: Promise<string> | undefined;

/** A page on a processor that is `rate` times as slow, which tells what it has painted. */
export async function throttledPage(context: BrowserContext, rate: number): Promise<Page> {
  watching ??= bundle('lesson/watchChange.ts');
  const page = await context.newPage();
  await page.addInitScript({ content: await watching });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/**
 * Loads a page without a cache over a slow line.
 * @param ready selects what is there once the page is whole
 */
export async function coldPaints(
  context: BrowserContext,
  { address, ready, rate }: { address: string; ready: string; rate: number },
): Promise<Paints> {
  const page = await throttledPage(context, rate);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', line);
  await page.goto(address);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const paints = await page.evaluate(() => window.paints());
  await page.close();
  return paints;
}
