import type { Locator } from '@playwright/test';
import type { Actor } from '../Actor';
import { expect } from '../variant';
import { answers } from './answers';
import { openClass } from './teaching';
import { withAnyNumber } from '../patterns/withAnyNumber';
import { words } from '../words';

/** Opens the class, reads the ready page and starts. */
export async function openExam(
  student: Actor,
  { title, classroom }: { title: string; classroom: string },
): Promise<void> {
  const { page } = student;
  await openClass(student, classroom);
  await student.picture('class-student');
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: words.assignments('begin') })
    .click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await student.picture('ready');
  await startExam(student);
}

/** Starts from the ready page. */
export async function startExam(student: Actor): Promise<void> {
  const { page } = student;
  await student.press(words.examReady().start);
  await expect(
    page
      .getByRole('region', { name: withAnyNumber((number) => words.questionView().question(number)) })
      .first(),
  ).toBeVisible();
}

/** Answers all questions of all pages, flags the first, and waits until the server has everything. */
export async function answerEverything(student: Actor): Promise<void> {
  const { page } = student;
  await page.getByRole('button', { name: words.examPlayer().flagQuestion(1) }).click();
  for (let first = true; ; first = false) {
    // The player builds the questions below the screen while the browser is idle.
    await expect(page.locator('[data-question]:empty')).toHaveCount(0);
    for (const question of await page
      .getByRole('region', { name: withAnyNumber((number) => words.questionView().question(number)) })
      .all()) {
      await answerOne(question);
    }
    if (first) await student.picture('exam');
    const next = page.getByRole('button', { name: words.examPlayer().nextPage });
    if (!(await next.isEnabled())) break;
    await next.click();
  }
  await expect(page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();
  await student.picture('exam-answered');
}

async function answerOne(question: Locator): Promise<void> {
  const text = (await question.textContent()) ?? '';
  const known = answers.find(({ title }) => text.includes(title));
  if (known === undefined) throw new Error(`The journey knows no answer to: ${text.slice(0, 200)}`);
  await known.give(question);
}

export async function submitExam(student: Actor): Promise<void> {
  const { page } = student;
  await student.press(words.examPlayer().submit);
  await student.picture('submit');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.examPlayer().submit, exact: true })
    .click();
  await expect(page.getByText(words.examReview().scoreWords('', '100')).first()).toBeAttached();
}

/** Opens the result again, as on a later visit. */
export async function seeResult(student: Actor): Promise<void> {
  await student.page.reload();
  await expect(student.page.getByText(words.examReview().scoreWords('', '100')).first()).toBeAttached();
}
