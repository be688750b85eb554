import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { answerEverything, openExam, submitExam } from '../steps/sitting';
import { assignExam, importQuestions, makeExam } from '../steps/teaching';
import { expect, test } from '../variant';
import { words } from '../words';

test('a key changed after marking: first who moves, then applied, told to the student, and undone', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  await teacher.signIn(people.teacher);
  await importQuestions(teacher);
  const title = await makeExam(teacher);
  await assignExam(teacher, { title, classroom: classRow.classroom_name });

  const student = await Actor.open(browser, product, variant);
  await student.signIn(people.student);
  await openExam(student, { title, classroom: classRow.classroom_name });
  await answerEverything(student);
  await submitExam(student);

  await test.step('the teacher marks what waits, one key each', async () => {
    await page.goto('/surveys-teacher');
    await page.getByRole('link', { name: title }).click();
    const desk = page.getByRole('region', { name: words.markDesk().desk });
    await expect(desk).toBeFocused();
    await teacher.picture('mark-desk');
    await page.keyboard.press('f');
    await expect(page.getByText(words.markDesk().left('1'))).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByText(words.marking('deskEmpty'))).toBeVisible();
    await teacher.picture('mark-desk-empty');
  });

  await test.step('finds that a question is wrong, and sees who moves from what to what', async () => {
    await page.goto('/surveys-teacher');
    await page.getByRole('button', { name: words.dataTable().rowMenu(title) }).click();
    await page.getByRole('menuitem', { name: words.corrections('correct') }).click();
    await page.getByRole('button', { name: words.corrections('question') }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('radio', { name: words.corrections('nobody') }).check();
    await teacher.press(words.corrections('preview'));
    await expect(page.getByRole('grid').getByText(people.student.name)).toBeVisible();
    await teacher.picture('correction-preview');
    await page.getByLabel(words.corrections('reason')).fill('Câu hỏi không có đáp án đúng.');
    await teacher.press(words.corrections('apply'));
    await expect(page.getByText(words.corrections('applied'))).toBeVisible();
  });

  await test.step('the student is told', async () => {
    await followBell(student, 'ResultCorrected', { survey_title: title });
    await expect(student.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  await test.step('the teacher undoes it', async () => {
    await teacher.press(words.corrections('undo'));
    await teacher.press(
      words.corrections('undo'),
      page.getByRole('alertdialog').or(page.getByRole('dialog')),
    );
    await expect(
      page.getByText(words.corrections('undoneBy', { name: people.teacher.name, time: '' })),
    ).toBeVisible();
    await expect(page.getByText(words.corrections('moved', { count: '1' }))).toBeVisible();
    await teacher.picture('correction-undone');
  });
});
