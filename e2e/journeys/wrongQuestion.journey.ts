import { copyTitle } from '@sen/domain/exams/copyTitle';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { Actor } from '../Actor';
import { startingWith } from '../patterns/startingWith';
import { submitExam } from '../steps/sitting';
import { expect, test } from '../variant';
import { words } from '../words';

const { title } = questionSamples.one_choice;
const reason = 'Đáp án B cũng đúng.';
const corrected = 'Thấy khói trong kho, việc nào phải làm trước tiên?';

test('a teacher marks a wrong question, sees where it is asked, and copies it and its exam to correct them', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const asked = page.getByRole('link', { name: title });
  const inMenu = async (row: number, action: string) => {
    await page
      .getByRole('button', { name: words.dataTable().rowMenu(title) })
      .nth(row)
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const findQuestion = async () => {
    await teacher.choose(words.pages('questions'));
    await page.getByRole('searchbox').fill(title.slice(0, 24));
    await expect(asked.first()).toBeVisible();
  };

  await test.step('a student has asked about it: the teacher opens the question and marks it', async () => {
    await teacher.signIn(people.teacher);
    await findQuestion();
    await asked.click();
    await teacher.act(words.questions('markError'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: startingWith(words.questionErrors('reason')) }).fill(reason);
    await teacher.picture('mark-wrong-question');
    await teacher.press(words.questionErrors('mark'), dialog);
    await expect(page.getByText(words.questionErrors('hasError'))).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await teacher.picture('wrong-question');
  });

  await test.step('the exam that asks it warns; its copy is a draft to mend', async () => {
    await page.getByRole('link', { name: exam.title }).click();
    await expect(page.getByText(words.examForm('hasError'))).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await teacher.picture('exam-with-wrong-question');
    await teacher.act(words.exams('clone'));
    await expect(page.getByText(words.exams('cloned'))).toBeVisible();
    await teacher.choose(words.pages('exams'));
    await page.getByRole('link', { name: copyTitle(exam.title, variant.language) }).click();
    await expect(page.getByText(words.labels('draft')).first()).toBeVisible();
    await expect(page.getByText(words.examForm('hasError'))).toBeVisible();
  });

  await test.step('a copy of the question is a draft without the mark, and the original keeps it', async () => {
    await findQuestion();
    await inMenu(0, words.questions('clone'));
    await expect(page.getByText(words.questions('cloned'))).toBeVisible();
    await expect(asked).toHaveCount(2);
    await asked.first().click();
    await expect(page.getByText(words.labels('draft')).first()).toBeVisible();
    await expect(page.getByText(words.questionErrors('hasError'))).toBeHidden();
  });

  await test.step('an edit of the used question makes a copy, which takes its place in the draft exam', async () => {
    await findQuestion();
    await asked.nth(1).click();
    await teacher.act(words.questions('edit'));
    const text = page.getByRole('textbox', { name: startingWith(words.questionEditor().title) });
    await text.fill(corrected);
    await teacher.press(words.questionForm('saveCopy'));
    await expect(page.getByText(words.questionForm('isCopy'))).toBeVisible();
    await teacher.press(words.questionErrors('replaceOffer'));
    const dialog = page.getByRole('dialog');
    // A disabled box bears its reason in its name.
    await expect(dialog.getByRole('checkbox', { name: exam.title, disabled: true })).toBeVisible();
    await dialog.getByRole('checkbox', { name: copyTitle(exam.title, variant.language) }).check();
    await teacher.picture('replace-question');
    await teacher.press(words.questionErrors('replace'), dialog);
    // On a phone the toast appears under the pointer, stays while it is there, and covers the exam.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: copyTitle(exam.title, variant.language) }).click();
    await expect(page.getByText(corrected).first()).toBeVisible();
    await expect(page.getByText(words.examForm('hasError'))).toBeHidden();
  });

  await test.step('the original shows its copy', async () => {
    await findQuestion();
    await asked.nth(1).click();
    const copies = page.getByRole('link', { name: new RegExp(`^${people.teacher.name}, `) });
    await copies.click();
    await expect(page.getByText(corrected).first()).toBeVisible();
  });

  await test.step('the corrected exam is tried as a student sits it; the result is shown and nothing kept', async () => {
    await teacher.choose(words.pages('exams'));
    await page.getByRole('link', { name: copyTitle(exam.title, variant.language) }).click();
    await teacher.act(words.exams('try'));
    await expect(page.getByText(words.tryExam('notice'))).toBeVisible();
    await page.getByRole('radio').first().check();
    await teacher.picture('try-exam');
    await submitExam(teacher);
    await expect(page.getByText(words.tryExam('resultNotice'))).toBeVisible();
    await teacher.picture('tried-exam');
    await page.getByRole('link', { name: words.pages('examView') }).click();
    await expect(page.getByRole('heading', { name: copyTitle(exam.title, variant.language) })).toBeVisible();
  });

  await test.step('it was right after all: the mark is taken back, and the exam warns no more', async () => {
    await findQuestion();
    await inMenu(1, words.questions('unmarkError'));
    await expect(page.getByText(words.questions('errorUnmarked'))).toBeVisible();
    await teacher.choose(words.pages('exams'));
    await page.getByRole('link', { name: exam.title, exact: true }).click();
    await expect(page.getByRole('heading', { name: exam.title }).first()).toBeVisible();
    await expect(page.getByText(words.examForm('hasError'))).toBeHidden();
  });
});
