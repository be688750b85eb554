import type { Page } from '@playwright/test';
import { expect } from '../variant';
import { words } from '../words';

/** Opens the content of the class, which a phone has behind a button, and follows an entry. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: words.studyRoom().openOutline }).click();
  const outline = page.getByRole('dialog').getByRole('navigation', { name: words.studyRoom().outline });
  await outline.getByRole('link', { name: new RegExp(name) }).click();
  await expect(outline).toBeHidden();
}
