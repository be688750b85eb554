import { readFile } from 'node:fs/promises';
import { people } from '@sen/api/fixtures/people';
import { completion } from '@sen/domain/reports/definitions/completion';
import { classes } from '@sen/domain/reports/definitions/classes';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

test('an administrator reads a report, opens a number and takes its rows along', async ({
  browser,
  product,
  variant,
}) => {
  const { language } = variant;
  const admin = await Actor.open(browser, product, variant);
  await admin.signIn(people.admin);
  const { page } = admin;

  await test.step('the reports are in the menu', async () => {
    await admin.choose(words.pages('reports'));
    await page.getByRole('link', { name: words.pages('classReport') }).click();
    await expect(admin.title).toHaveText(classes.name[language]);
    await expect(page.getByText(classes.text[language])).toBeVisible();
  });

  await test.step('a number opens to the rows that it counts', async () => {
    const number = page.getByRole('link', { name: classes.numbers.happening.name[language], exact: true });
    await number.click();
    await expect(page).toHaveURL(/f\.timing=happening/);
  });

  await test.step('an address with parameters has them as filters', async () => {
    await page.goto('/overview/completion-status/true/1/-/completed');
    await expect(admin.title).toHaveText(completion.name[language]);
    await expect(page).toHaveURL(/completion-status\?f\.classroom_id=1&f\.completion=completed$/);
    await page.goto('/report/accessTimeReport/week/2026-W53');
    await expect(page).toHaveURL(/f\.period=after%3A2026-12-28&f\.period=before%3A2027-01-04$/);
  });

  await test.step('all rows are saved as a workbook', async () => {
    await page.goto('/overview/completion-status');
    const saved = page.waitForEvent('download');
    await admin.act(words.reports('exportAs', { format: '.xlsx' }));
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  });
});
