import type { Page } from '@playwright/test';
import { words } from '../../words.ts';
import { press, type Steps } from '../interactions.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function fillDialog(page: Page): Promise<void> {
  await page.keyboard.type('Mất điện phòng máy số hai.', { delay: 90 });
  await page.waitForTimeout(400);
}

/** On the room of the product. */
export const roomSteps: Steps = {
  'another tab': async (page) => {
    await press(page, tab(page, words.examRoom('in')));
    await press(page, tab(page, words.examRoom('needsSomebody')));
    await press(page, tab(page, words.examRoom('out')));
    await press(page, tab(page, words.examRoom('everybody')));
  },
  sort: async (page) => {
    const head = page.getByRole('columnheader', { name: words.examRoom('student') }).getByRole('button');
    await press(page, head.first());
    await press(page, head.first());
  },
  'choose people': async (page) => {
    for (const row of [0, 2, 5]) await press(page, page.locator('[data-row] input').nth(row));
    await press(page, page.locator('[data-select-page]'));
  },
  'message those chosen': async (page) => {
    const chosen = page.getByRole('region', { name: words.dataTable().selectionTools });
    await press(page, chosen.getByRole('button', { name: words.examRoom('message') }));
    await fillDialog(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700);
  },
};

/** The same on the plain table. */
export const plainSteps: Steps = {
  'another tab': async (page) => {
    for (const name of ['in', 'needs', 'out', 'everybody'])
      await press(page, page.locator(`[data-tab=${name}]`));
  },
  sort: async (page) => {
    await press(page, page.locator('[data-sort]'));
    await press(page, page.locator('[data-sort]'));
  },
  'choose people': async (page) => {
    for (const row of [0, 2, 5]) await press(page, page.locator('[data-row]').nth(row));
    await press(page, page.locator('[data-all]'));
  },
  'message those chosen': async (page) => {
    await press(page, page.locator('[data-time]'));
    await page.locator('textarea').focus();
    await fillDialog(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700);
  },
};
