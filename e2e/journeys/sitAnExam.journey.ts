import { Actor } from '../Actor';
import { people } from '@sen/api/fixtures/people';
import { classRow } from '@sen/api/fixtures/classes';
import { assignExam, importQuestions, makeExam, markAnswers, resetAttempt } from '../steps/teaching';
import { followBell } from '../steps/bell';
import { answerEverything, openExam, seeResult, startExam, submitExam } from '../steps/sitting';
import { expect, test } from '../variant';
import { words } from '../words';

test('a class sits an exam that its teacher made from a spreadsheet', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  await teacher.signIn(people.teacher);
  await teacher.picture('overview-teacher');

  await importQuestions(teacher);
  const title = await makeExam(teacher);
  await assignExam(teacher, { title, classroom: classRow.classroom_name });

  const student = await Actor.open(browser, product, variant);
  await student.signIn(people.student);
  await student.picture('overview-student');
  await test.step('is told by the bell, which leads to the exam', async () => {
    await followBell(student, 'AssignNewSurvey', { survey_title: title });
    await expect(student.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });
  await openExam(student, { title, classroom: classRow.classroom_name });
  await test.step('on paper nothing of the page is cut off', async () => {
    const { page } = student;
    await page.emulateMedia({ media: 'print' });
    const below = await page
      .locator('[data-question]')
      .last()
      .evaluate((question) => {
        const { bottom } = question.getBoundingClientRect();
        return bottom + window.scrollY - document.documentElement.scrollHeight;
      });
    expect(below).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
  });
  await answerEverything(student);
  await submitExam(student);
  await expect(student.page.getByText(words.examReview().waiting(2)).first()).toBeVisible();
  await student.picture('result-waiting');

  await test.step('the bell tells the teacher that there is something to mark', async () => {
    await followBell(teacher, 'SubmissionToMark', { survey_title: title });
    await expect(teacher.page.getByRole('heading', { name: words.pages('marking'), level: 1 })).toBeVisible();
  });
  await markAnswers(teacher, { classroom: classRow.classroom_name, student: people.student.name });

  await test.step('and the student that it is marked', () =>
    followBell(student, 'SurveyMarked', { survey_title: title }));
  await seeResult(student);
  // Full points except half a point less at each of the two written answers.
  await expect(student.page.getByText(words.examReview().scoreWords('99', '100')).first()).toBeAttached();
  await student.picture('result-marked');

  await test.step('the teacher resets the attempt, and the student, who is told, takes it again', async () => {
    await resetAttempt(teacher, { classroom: classRow.classroom_name, student: people.student.name });
    await followBell(student, 'AttemptReset', { survey_title: title });
    await expect(student.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await startExam(student);
  });
});
