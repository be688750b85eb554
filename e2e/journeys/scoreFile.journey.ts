import { readFileSync } from 'node:fs';
import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { scoreSheet } from '@sen/domain/imports/scoreColumns';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { assignExam, importQuestions, makeExam, openClass } from '../steps/teaching';
import { expect, test } from '../variant';
import { words } from '../words';

const { classroom_name: classroom } = classRow;

test('scores of a paper exam: the list of the class, filled in, put right, entered, seen by the student, and undone', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  await teacher.signIn(people.teacher);
  await importQuestions(teacher);
  const title = await makeExam(teacher);
  await assignExam(teacher, { title, classroom });

  const list =
    await test.step('the teacher takes the list of the class from the menu of the exam', async () => {
      await openClass(teacher, classroom);
      await page
        .getByRole('button', { name: words.dataTable().rowMenu(title) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: words.assignment('scores') }).click();
      await expect(page.getByRole('heading', { name: words.pages('scoreImport'), level: 1 })).toBeVisible();
      await page.getByLabel(words.scores('reason')).fill('Thi trên giấy');
      await teacher.picture('scores');
      const coming = page.waitForEvent('download');
      await teacher.press(words.imports('csv'));
      return readFileSync(await (await coming).path(), 'utf8');
    });

  await test.step('fills in two scores, one of them with a slip that is put right in place', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'diem.csv', mimeType: 'text/csv', buffer: Buffer.from(filledIn(list)) });
    await teacher.press(words.importDialog().toPreview);
    const wrong = page.getByRole('grid', { name: words.importDialog().refusedTab });
    await wrong.getByRole('button', { name: '855', exact: true }).click();
    const field = wrong.getByRole('textbox', { name: scoreSheet.names.score[variant.language] });
    await field.fill('85,5');
    await field.press('Enter');
    await teacher.picture('scores-checked');
    await teacher.press(words.scores('start', { count: 2 }));
    await expect(page.getByText(words.scores('done', { count: 2 }))).toBeVisible();
    await teacher.picture('scores-done');
  });

  const student = await Actor.open(browser, product, variant);
  await test.step('the student is told, and sees the score and by whom it was entered', async () => {
    await student.signIn(people.student);
    await followBell(student, 'ScoreEntered', { survey_title: title });
    await expect(student.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(student.page.getByText(words.enteredScore('instead'))).toBeVisible();
    await expect(student.page.getByText(new RegExp(people.teacher.name))).toBeVisible();
    await student.picture('score-seen');
  });

  await test.step('the teacher undoes it, and the student has no score any more', async () => {
    await teacher.press(words.importDialog().undo);
    await teacher.press(words.imports('undo'));
    await expect(page.getByText(words.imports('undoneTitle', { file: 'diem.csv' }))).toBeVisible();
    await student.page.reload();
    await expect(student.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(student.page.getByText(words.enteredScore('instead'))).toHaveCount(0);
  });
  await student.leave();
  await teacher.leave();
});

/** The list with a wrong score of the student, and one of somebody else. */
function filledIn(list: string): string {
  const [heading = '', ...rows] = list.split(/\r?\n/).filter((line) => line !== '');
  const own = rows.find((row) => row.includes(people.student.email));
  const other = rows.find((row) => row !== own);
  return [heading, `${own}855`, `${other}70`].join('\r\n');
}
