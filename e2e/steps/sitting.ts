import type { Locator } from '@playwright/test';
import type { Actor } from '../Actor';
import { expect } from '../variant';
import { answers } from './answers';
import { openClass } from './teaching';

/** Opens the class, reads the ready page and starts. */
export async function openExam(
  student: Actor,
  { title, classroom }: { title: string; classroom: string },
): Promise<void> {
  const { page, words } = student;
  await openClass(student, classroom);
  await student.picture('class-student');
  await page.getByRole('article', { name: title }).getByRole('link', { name: words.begin }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await student.picture('ready');
  await student.press(words.start);
  await expect(page.getByRole('region', { name: words.aQuestion }).first()).toBeVisible();
}

/** Answers all questions of all pages, flags the first, and waits until the server has everything. */
export async function answerEverything(student: Actor): Promise<void> {
  const { page, words } = student;
  await page.getByRole('button', { name: words.flag(1) }).click();
  for (let first = true; ; first = false) {
    for (const question of await page.getByRole('region', { name: words.aQuestion }).all()) {
      await answerOne(student, question);
    }
    if (first) await student.picture('exam');
    const next = page.getByRole('button', { name: words.nextPage });
    if (!(await next.isEnabled())) break;
    await next.click();
  }
  await expect(page.getByText(words.savedAll).first()).toBeVisible();
  await student.picture('exam-answered');
}

async function answerOne(student: Actor, question: Locator): Promise<void> {
  const text = (await question.textContent()) ?? '';
  const known = answers.find(({ title }) => text.includes(title));
  if (known === undefined) throw new Error(`The journey knows no answer to: ${text.slice(0, 200)}`);
  await known.give(question, student.words);
}

export async function submitExam(student: Actor): Promise<void> {
  const { page, words } = student;
  await student.press(words.submit);
  await student.picture('submit');
  await page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByText(words.score).first()).toBeAttached();
}

/** Opens the result again, as on a later visit. */
export async function seeResult(student: Actor): Promise<void> {
  await student.page.reload();
  await expect(student.page.getByText(student.words.score).first()).toBeAttached();
}
