import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell, followKnown } from '../steps/bell';
import { startingWith } from '../patterns/startingWith';
import { withAnyNumber } from '../patterns/withAnyNumber';
import { startExam, submitExam } from '../steps/sitting';
import { resetFromWork } from '../steps/teaching';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'Tập huấn sơ cứu của hành trình';
const minute = 60_000;

test('a training with both tests: from its form to before and after side by side', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const textbox = (label: string) => page.getByRole('textbox', { name: label });
  const combobox = (label: string) => page.getByRole('combobox', { name: label });

  await test.step('a teacher creates it with a test before and after', async () => {
    await teacher.signIn(people.teacher);
    await teacher.choose(words.pages('trainings'));
    await teacher.picture('trainings');
    await page
      .getByRole('link', { name: words.trainings('add') })
      .first()
      .click();
    await teacher.press(words.trainingEditor('add'));
    await expect(page.getByText(words.error('trainingStudentsMissing'))).toBeVisible();
    await textbox(words.trainingEditor('name')).fill(name);
    await textbox(words.trainings('subject')).fill('An toàn lao động');
    await textbox(words.trainings('address')).fill('Nhà máy 2');
    await teacher.take(combobox(words.trainingEditor('pretest')), exam.title);
    await teacher.take(combobox(words.trainingEditor('posttest')), exam.title);
    await teacher.take(combobox(words.trainings('students')), people.student.name);
    // A start in this minute is refused once the minute is over.
    await expect(async () => {
      const now = Date.now();
      await teacher.setTime(words.trainingEditor('start'), new Date(now));
      await teacher.setTime(words.trainingEditor('end'), new Date(now + 600 * minute));
      await teacher.setTime(words.trainingEditor('pretestStart'), new Date(now));
      await teacher.setTime(words.trainingEditor('posttestStart'), new Date(now + 2 * minute));
      await teacher.press(words.trainingEditor('add'));
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 3 * minute });
    await teacher.picture('training');
  });

  const student = await Actor.open(browser, product, variant);
  await test.step('the student follows the notification and takes the pretest badly', async () => {
    await student.signIn(people.student);
    await followBell(student, 'AssignNewPreTest', { survey_title: exam.title });
    await expect(student.page.getByRole('heading', { name: exam.title, level: 1 })).toBeVisible();
    await student.picture('meeting-test');
    await startExam(student);
    await expect(student.page).toHaveURL(/\/worktest\/\d+\/survey\/\d+$/);
    await student.page.reload();
    // A wrong one: the first is the key.
    await student.page.getByRole('radio').nth(1).click();
    await submitExam(student);
  });

  await test.step('the posttest is taken once it is time', async () => {
    await student.page.goto(new URL(page.url()).pathname);
    const posttest = student.page.getByRole('link', { name: words.assignments('begin') });
    await student.picture('training-student');
    await expect(async () => {
      await student.page.reload();
      await expect(posttest).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 3 * minute });
    await student.page.goto('/overview');
    // The bell has been looked at: it does not ring again.
    await followKnown(student, 'AssignNewPostTest', { survey_title: exam.title });
    await expect(student.page.getByRole('heading', { name: exam.title, level: 1 })).toBeVisible();
    await startExam(student);
    await student.page.getByRole('radio').first().click();
    await submitExam(student);
  });

  let review = '';
  await test.step('the teacher compares before and after', async () => {
    await page.reload();
    await teacher.showMoreActions();
    await page
      .getByRole('link', { name: words.trainings('results') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: words.pages('trainingTeacher'), level: 1 })).toBeVisible();
    const better = page.getByText(words.trainingResults('better'), { exact: true }).locator('..');
    await expect(better).toContainText('1');
    await expect(page.getByText(words.trainingResults('both', { count: 1 })).first()).toBeVisible();
    await teacher.picture('training-results');
    await page.getByRole('link', { name: people.student.name }).first().click();
    await expect(
      page.getByText(withAnyNumber((points) => words.trainingResults('improved', { points }))),
    ).toBeVisible();
    await teacher.picture('training-review');
    review = new URL(page.url()).pathname;
    await page
      .getByRole('link', { name: words.trainingResults('seeAnswers') })
      .first()
      .click();
    await expect(page.getByText(people.student.name).first()).toBeVisible();
  });

  await test.step('the teacher resets the posttest, which the student may take again', async () => {
    await page.goto(review);
    await page.getByRole('link', { name: words.trainingResults('allAttempts') }).click();
    await expect(page.getByRole('heading', { name: people.student.name, level: 1 })).toBeVisible();
    await resetFromWork(teacher, people.student.name, startingWith(words.labels('posttest')));
    await student.page.goto('/overview');
    await followKnown(student, 'AttemptReset', { survey_title: exam.title, attempt: 1 });
    await expect(
      student.page.getByRole('heading', { name: startingWith(words.labels('posttest')), level: 1 }),
    ).toBeVisible();
    await startExam(student);
  });
});
