import { people } from '@sen/api/fixtures/people';
import { progressNames } from '@sen/domain/completion/resultNames';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { createWeighedClass, weighed } from '../steps/weighedClass';
import { expect, test } from '../variant';
import { words } from '../words';

const { admin: administrator, student: learner } = people;
const [firstExam, secondExam] = weighed.exams;
const reason = 'Theo quy chế đào tạo mới: chương 2 quan trọng hơn.';

test('weights of a course that change reach its classes: first who moves, then applied with a reason, and undone', async ({
  browser,
  product,
  variant,
}) => {
  const { course, classroom } = await createWeighedClass(product, await clientOf(product, administrator));
  // A class that goes on says that to a student who has not completed it.
  const { pass, not_completed: notCompleted, happening } = progressNames;

  const student = await Actor.open(browser, product, variant);
  await student.signIn(learner);
  const seesResult = (result: string) =>
    expect(async () => {
      await student.page.goto(`/classroom/${classroom}/result/${learner.id}`);
      await expect(student.title).toHaveText(weighed.course);
      await expect(student.page.getByRole('main').getByText(result, { exact: true }).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  await test.step('the student has passed', () => seesResult(pass[variant.language]));

  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  await admin.signIn(administrator);

  await test.step('the administrator changes the weights, and is told that a class judges otherwise', async () => {
    await page.goto(`/courses/${course}`);
    await admin.act(words.courses('edit'));
    for (const [title, weight] of [
      [firstExam, '40'],
      [secondExam, '60'],
    ] as const) {
      const field = page.getByRole('textbox', { name: words.chapterTree().weight(title) });
      await field.fill(weight);
      await field.press('Enter');
      await expect(field).toHaveValue(weight);
    }
    await admin.press(words.courseForm('save'));
    await expect(admin.title).toHaveText(weighed.course);
    await expect(page.getByText(words.courses('ruleDiffers', { count: '1' }))).toBeVisible();
    await admin.picture('course-rule-notice');
    await seesResult(pass[variant.language]);
  });

  const row = page.getByRole('row').filter({ hasText: learner.name });
  const reasonField = page.getByRole('textbox', { name: words.courseRule('reason') });
  await test.step('sees who moves from what to what', async () => {
    await page.getByRole('link', { name: words.courses('ruleOpen') }).click();
    await expect(admin.title).toHaveText(words.pages('courseRule'));
    await expect(row.getByText(words.courseRule('lost'))).toBeVisible();
    await expect(row).toContainText(pass[variant.language]);
    await expect(row).toContainText(notCompleted[variant.language]);
    await admin.picture('course-rule');
  });

  await test.step('gives a reason and applies', async () => {
    await reasonField.fill(reason);
    const apply = words.courseRule('apply', { count: '1' });
    await admin.press(apply);
    await admin.press(apply, page.getByRole('alertdialog'));
    await expect(page.getByText(words.courseRule('applied'))).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(row).toBeHidden();
    await admin.picture('course-rule-applied');
  });

  await test.step('the student is told, and no longer passes', async () => {
    await student.page.goto('/overview');
    await followBell(student, 'CompletionCorrected', {
      classroom_name: weighed.classroom,
      completion: 'not_completed',
    });
    await seesResult(happening[variant.language]);
  });

  await test.step('the administrator undoes it, and the student passes again', async () => {
    // On a phone a toast that appears under the pointer stays while it is there, and covers the history.
    await page.mouse.move(0, 0);
    await admin.press(words.courseRule('undo'));
    await admin.press(words.courseRule('undo'), page.getByRole('alertdialog'));
    await expect(
      page.getByText(words.courseRule('undoneBy', { name: administrator.name, time: '' })),
    ).toBeVisible();
    await expect(row.getByText(words.courseRule('lost'))).toBeVisible();
    await admin.picture('course-rule-undone');
    await seesResult(pass[variant.language]);
  });
});
