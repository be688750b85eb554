import type { Page } from '@playwright/test';
import { words } from '../../words.ts';
import { press, type Steps } from '../interactions.ts';

/** The order that was pressed is there: the next step presses its rows. */
async function rowsAreThere(page: Page): Promise<void> {
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  await page.waitForTimeout(700);
}

/** What an administrator does in the list of members. */
export const listSteps: Steps = {
  'press nothing': async (page) => {
    await press(page, page.getByRole('heading', { level: 1 }));
  },
  sort: async (page) => {
    const head = page.getByRole('columnheader', { name: words.members('name') }).getByRole('button');
    await press(page, head.first());
    await rowsAreThere(page);
  },
  'sort again': async (page) => {
    const head = page.getByRole('columnheader', { name: words.members('name') }).getByRole('button');
    await press(page, head.first());
    await rowsAreThere(page);
  },
  'choose rows': async (page) => {
    for (const row of [0, 2, 5]) await press(page, page.locator('[data-row] input').nth(row));
  },
  'choose the page': async (page) => {
    await press(page, page.locator('[data-select-page]'));
    await press(page, page.locator('[data-select-page]'));
  },
  'open the filters': async (page) => {
    await press(page, page.getByRole('button', { name: words.filterPopover().open }));
  },
  'close the filters': async (page) => {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700);
  },
  'another page': async (page) => {
    await press(page, page.getByRole('button', { name: words.pagination().next }));
    await rowsAreThere(page);
  },
  // Last: what it finds is less than a page.
  'type a search': async (page) => {
    await press(page, page.getByRole('searchbox'));
    await page.keyboard.type('nguyen', { delay: 120 });
    await page.waitForTimeout(900);
  },
};
