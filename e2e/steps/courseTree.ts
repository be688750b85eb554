import type { Locator, Page } from '@playwright/test';
import type { Actor } from '../Actor';
import { expect } from '../variant';
import { words } from '../words';

/** The row of a chapter, a session or an exam in the content of a course. */
export const nodeOf = (page: Page, title: string): Locator =>
  page.getByRole('treegrid').getByRole('row', { name: title });

/** Chooses an action in the menu of a chapter, a session or an exam. */
export async function actOn(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: words.chapterTree().actions(title), exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Types the title of the node that was added, or is renamed. */
export async function typeTitle(page: Page, title: string): Promise<void> {
  const { chapterTitle, sessionTitle } = words.chapterTree();
  const field = page
    .getByRole('textbox', { name: chapterTitle })
    .or(page.getByRole('textbox', { name: sessionTitle }));
  await expect(field).toBeFocused();
  await field.fill(title);
  await field.press('Enter');
  await expect(nodeOf(page, title)).toBeVisible();
}

export async function addChapter(actor: Actor, title: string, sessions: readonly string[]): Promise<void> {
  const { page } = actor;
  await actor.press(words.chapterTree().addChapter);
  await typeTitle(page, title);
  for (const session of sessions) {
    await actOn(page, title, words.chapterTree().addSession);
    await typeTitle(page, session);
  }
}

/** Adds an exam of the bank to a chapter. */
export async function addExam(
  actor: Actor,
  chapter: string,
  exam: { title: string; weight: string },
): Promise<void> {
  const { page } = actor;
  await actOn(page, chapter, words.chapterTree().addExam);
  const dialog = page.getByRole('dialog', { name: words.courseForm('addExam') });
  await actor.find(dialog.getByRole('combobox', { name: words.courseForm('exam') }), exam.title);
  await dialog.getByRole('textbox', { name: words.courseForm('weight') }).fill(exam.weight);
  await actor.press(words.courseForm('choose'), dialog);
  await expect(nodeOf(page, exam.title)).toBeVisible();
}
