import type { BrowserContext } from '@playwright/test';
import { demoPassword, type DemoPerson } from '@sen/api/fixtures/people';
import { words } from '../words.ts';

/** Signs in on a page of its own; a sign-in ends the one before. */
export async function signIn(context: BrowserContext, person: DemoPerson): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel(words.signIn('username')).fill(person.username);
  await page.getByLabel(words.signIn('password'), { exact: true }).fill(demoPassword);
  await page
    .getByRole('button', { name: words.signIn('submit') })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname !== '/');
  await page.close();
}
