import type { Locator, Page } from '@playwright/test';
import { escapePattern } from '../patterns/escapePattern';
import { expect } from '../variant';
import { words } from '../words';

/** A message is there within one poll of the other side, with time for a busy machine. */
export const poll = { timeout: 15_000 };

export const windowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: words.chatWindow().window(name), exact: true });

/** A message of the thread; the same text is also announced. */
export const message = (window: Locator, text: string) => window.getByRole('article').getByText(text);

export async function write(window: Locator, text: string): Promise<void> {
  const box = window.getByRole('textbox', { name: words.chatWindow().write });
  await box.fill(text);
  await box.press('Enter');
  await expect(box).toHaveValue('');
}

/** Opens a conversation on the page of the chat. */
export async function openConversation(page: Page, name: string): Promise<Locator> {
  const search = page.getByRole('searchbox', { name: words.chatList().search });
  await search.fill(name);
  await page
    .getByRole('option', { name: new RegExp(escapePattern(name)) })
    .first()
    .click();
  const window = windowOf(page, name);
  await expect(window).toBeVisible();
  return window;
}
