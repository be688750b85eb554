import { people } from '@sen/api/fixtures/people';
import { classRow } from '@sen/api/fixtures/classes';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { expect, test } from '../variant';
import { words } from '../words';

const survey = 'Khảo sát lớp của hành trình';
const form = 'Ý kiến giữa khóa';
const ofCourse = 'Chất lượng bài giảng của khóa học';
const wish = 'Xin thêm một buổi thực hành khóa nguồn';

test('a class answers a survey', async ({ browser, product, variant }) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;

  await test.step('a teacher asks the whole class', async () => {
    await teacher.signIn(people.teacher);
    await teacher.choose(words.pages('classes'));
    await page.getByRole('link', { name: classRow.classroom_name }).first().click();
    await teacher.act(words.classes('surveys'));
    await expect(page.getByRole('heading', { name: words.pages('classSurveys'), level: 1 })).toBeVisible();
    await teacher.picture('class-surveys');
    await page
      .getByRole('link', { name: words.surveys('add') })
      .first()
      .click();
    await page.getByRole('textbox', { name: words.surveyEditor('name') }).fill(survey);
    await teacher.find(page.getByRole('combobox', { name: words.surveyEditor('form') }), form);
    await teacher.setTime(words.surveyEditor('end'), new Date(Date.now() + 86_400_000));
    await teacher.setTime(words.surveyEditor('start'), new Date(Date.now() + 5000));
    await teacher.picture('class-survey-editor');
    await teacher.press(words.surveyEditor('add'));
    await expect(page.getByRole('heading', { name: survey, level: 1 })).toBeVisible();
    await teacher.picture('class-survey-detail');
  });

  await test.step('a student follows the notification, answers once, and finds it answered in the class', async () => {
    const student = await Actor.open(browser, product, variant);
    await student.signIn(people.student);
    await expect(student.page.getByRole('link', { name: survey })).toBeVisible();
    await student.picture('overview-surveys');
    await followBell(student, 'AssignClassSurveyVote', { name: survey });
    await expect(student.page.getByRole('heading', { name: survey, level: 1 })).toBeVisible();
    await student.picture('class-survey-take');
    await student.page.getByText('Vừa', { exact: true }).click();
    for (const row of ['Bài giảng dễ hiểu', 'Ví dụ sát với xưởng', 'Thời gian thực hành']) {
      const list = student.page.getByRole('combobox', { name: words.surveyQuestions('matchFor', { row }) });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      const value = await list.locator('option').filter({ hasText: 'Tốt' }).getAttribute('value');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await list.selectOption(value);
    }
    await student.press(words.surveyTake('next'));
    await student.page.getByText('Sơ cứu', { exact: true }).click();
    await student.page.getByRole('textbox', { name: /nhắn gì cho giảng viên/ }).fill(wish);
    await student.press(words.surveyTake('send'));
    await expect(student.page.getByText(words.surveyTake('thanks'))).toBeVisible();
    await student.page.getByRole('link', { name: words.surveyTake('toClass') }).click();
    await student.page.getByRole('tab', { name: words.askedSurveys('tab') }).click();
    const row = student.page.getByRole('listitem').filter({ hasText: survey });
    await expect(row.getByText(words.askedSurveys('answered'))).toBeVisible();
    await student.picture('class-survey-answered');
    await student.leave();
  });

  await test.step('the teacher reads the answers', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: new RegExp(people.student.name) })).toBeVisible();
    await page.getByRole('link', { name: words.surveys('statistics') }).click();
    await expect(page).toHaveURL(/\/statistic\/\d+\/\d+$/);
    await expect(page.getByText(wish)).toBeVisible();
    await teacher.picture('class-survey-statistics');
  });

  await test.step('and finds the survey of the course of the class with its figures', async () => {
    await teacher.choose(words.pages('courses'));
    await page.getByRole('link', { name: classRow.course_name }).first().click();
    await teacher.act(words.courses('surveys'));
    await expect(page.getByRole('heading', { name: words.pages('courseSurveys'), level: 1 })).toBeVisible();
    await teacher.picture('course-surveys');
    await page.getByRole('link', { name: ofCourse }).click();
    await page.getByRole('link', { name: words.surveys('statistics') }).click();
    await expect(page.getByText('Các tình huống đóng vai rất sát với khách ở quầy.')).toBeVisible();
  });
});
