import { readFile } from 'node:fs/promises';
import { people } from '@sen/api/fixtures/people';
import { pdfPages } from '@sen/server/testing/pdfPages';
import { Actor } from '../Actor';
import { startingWith } from '../patterns/startingWith';
import { expect, test } from '../variant';
import { words } from '../words';

const title = 'Kiểm tra đầu vào: an toàn';

test('a teacher draws an exam from the bank by rules, changes one question, and prints it with its key', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const builder = words.examBuilder();
  const questions = page.getByRole('list', {
    name: startingWith(builder.questions(words.examForm('firstPart'))),
  });
  const rows = questions.getByRole('listitem');

  await test.step('five questions of a category, two of them hard', async () => {
    await teacher.signIn(people.teacher);
    await teacher.choose(words.pages('exams'));
    await page.getByRole('link', { name: words.exams('add') }).click();
    await page.getByRole('textbox', { name: startingWith(words.examForm('name')) }).fill(title);
    await teacher.pick(words.examForm('category'), /.+/);
    await teacher.press(builder.drawQuestions);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(words.examDraw('categories')) }).click();
    const options = page.getByRole('option');
    const count = await options.count();
    for (let at = 0; at < count; at += 1) await options.nth(at).click();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('article').getByRole('status')).toHaveText(/\d+/);
    // More than there is: the reason stands at the rule, and what was typed stays.
    await teacher.type(words.examDraw('count'), '500');
    await teacher.press(words.examDraw('submit'), dialog);
    await expect(
      dialog.getByRole('textbox', { name: startingWith(words.examDraw('count')) }),
    ).toHaveAttribute('aria-invalid', 'true');
    await teacher.type(words.examDraw('count'), '5');
    await teacher.type(words.examDraw('hard'), '2');
    await teacher.picture('draw-rules');
    await teacher.press(words.examDraw('submit'), dialog);
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(5);
  });

  await test.step('one of them is drawn again, and all are there once', async () => {
    const before = await rows.first().innerText();
    await teacher.press(builder.replaceQuestion(1));
    await expect(rows.first()).not.toHaveText(before);
    await expect(rows).toHaveCount(5);
    await teacher.press(builder.splitEvenly);
    await teacher.picture('drawn-exam');
    await teacher.press(words.examForm('saveAndPublish'));
    await expect(teacher.title).toHaveText(title);
  });

  await test.step('two versions and their keys are one file to print', async () => {
    await teacher.act(words.exams('print'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.examPrint('both') }).click();
    await teacher.pick(words.examPrint('versions'), /101–102/, dialog);
    await teacher.picture('print-exam');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      teacher.press(words.examPrint('submit'), dialog),
    ]);
    const pages = await pdfPages(await readFile(await file.path()));
    for (const code of ['101', '102'])
      expect(pages.filter((text) => text.includes(code)).length).toBeGreaterThanOrEqual(2);
    expect(pages[0]).toContain(title);
    await expect(dialog).toBeHidden();
  });
});
