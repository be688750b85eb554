import type { Page } from '@playwright/test';
import axe from 'axe-core';

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const anySize = [wide, phone];
const anyTheme = ['light', 'dark'] as const;

interface Extent {
  /** Only at 1280 px and light, for a page that was examined as another role sees it. */
  known?: boolean;
}

/**
 * What axe finds on the page, at 1280 and 360 px, light and dark, and whether it is wider than the screen. The bars are
 * examined once; of the dark theme only the contrast, as nothing else depends on the theme.
 */
export async function accessibilityFaults(page: Page, { known = false }: Extent = {}): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const faults: string[] = [];
  for (const size of known ? [wide] : anySize) {
    await page.setViewportSize(size);
    for (const colorScheme of known ? (['light'] as const) : anyTheme) {
      // A colour that is still changing is not the one that people read.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = await page.evaluate(faultsNow, {
        within: size === wide && colorScheme === 'light' && !known ? 'html' : 'main',
        rules: colorScheme === 'dark' ? ['color-contrast'] : undefined,
      });
      faults.push(...found.map((fault) => `${size.width} ${colorScheme}: ${fault}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  return faults;
}

/** Runs in the page. */
async function faultsNow({ within, rules }: { within: string; rules: string[] | undefined }) {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(within, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  const faults = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' | ')}`);
  const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
  return isTooWide ? [...faults, 'wider than the screen'] : faults;
}
