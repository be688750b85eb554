import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { keptDrafts } from '../steps/keptDrafts';
import { expect, test } from '../variant';
import { words } from '../words';

const form = 'Phiếu nhu cầu của hành trình';
const survey = 'Nhu cầu đào tạo của hành trình';
const project = 'Huấn luyện an toàn 2026';
const question = 'Bạn có cần học sơ cứu không?';
const followUp = 'Bạn muốn học vào lúc nào?';
const wish = 'Sáng thứ Bảy hằng tuần';

test('a needs survey from its form to its statistics', async ({ browser, product, variant }) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const dialog = page.getByRole('dialog');
  const textbox = (label: string | RegExp) => page.getByRole('textbox', { name: label });

  await test.step('a teacher writes a form whose second question depends on the first', async () => {
    await teacher.signIn(people.teacher);
    await teacher.choose(words.pages('surveyForms'));
    await teacher.picture('survey-forms');
    await page
      .getByRole('link', { name: words.surveyForms('add') })
      .first()
      .click();
    await textbox(words.surveyForm('name')).fill(form);
    await teacher.pick(words.surveyForms('category'), /Nhu cầu đào tạo|Training/);
    await teacher.pick(words.surveyForms('status'), words.labels('published'));
    await teacher.press(words.surveyForm('addQuestion'));
    const { option, title } = words.questionEditor();
    await dialog.getByRole('textbox', { name: title }).fill(question);
    await dialog.getByRole('textbox', { name: option('1') }).fill('Có');
    await dialog.getByRole('textbox', { name: option('2') }).fill('Không');
    await teacher.picture('survey-question');
    await teacher.press(words.surveyForm('addQuestion'), dialog);
    await teacher.press(words.surveyForm('addQuestion'));
    await teacher.pick(words.questionEditor().type, words.questionType('long_answer'), dialog);
    await dialog.getByRole('textbox', { name: title }).fill(followUp);
    await teacher.pick(words.surveyForm('condition'), new RegExp(question.replace('?', '')), dialog);
    await teacher.pick(words.surveyForm('conditionChoices'), 'Có', dialog);
    await page.keyboard.press('Escape');
    await teacher.press(words.surveyForm('addQuestion'), dialog);
    await expect(page.getByText(/“Có”/)).toBeVisible();
    await teacher.picture('survey-form');
    await teacher.press(words.surveyForm('add'));
    await expect(page.getByRole('heading', { name: form, level: 1 })).toBeVisible();
    await teacher.picture('survey-form-view');
  });

  await test.step('asks it in a project', async () => {
    await teacher.choose(words.pages('projects'));
    await page.getByRole('link', { name: project }).click();
    await page.getByRole('link', { name: words.projects('seeSurveys') }).click();
    await teacher.picture('project-surveys');
    await page
      .getByRole('link', { name: words.surveys('add') })
      .first()
      .click();
    await textbox(words.surveyEditor('name')).fill(survey);
    await teacher.find(page.getByRole('combobox', { name: words.surveyEditor('form') }), form);
    await teacher.pick(words.surveys('priority'), words.surveys('high'));
    await teacher.setTime(words.surveyEditor('end'), new Date(Date.now() + 86_400_000));
    await teacher.setTime(words.surveyEditor('start'), new Date(Date.now() + 5000));
    await teacher.picture('survey-editor');
    await teacher.press(words.surveyEditor('add'));
    await expect(page.getByRole('heading', { name: survey, level: 1 })).toBeVisible();
    await teacher.picture('survey-detail');
  });

  await test.step('a participant follows the notification and answers', async () => {
    const student = await Actor.open(browser, product, variant);
    await student.signIn(people.student);
    await followBell(student, 'AssignNewSurveyVote', { name: survey });
    await expect(student.page.getByRole('heading', { name: survey, level: 1 })).toBeVisible();
    await expect(student.page.getByText(followUp)).toBeHidden();
    await student.press(words.surveyTake('send'));
    await expect(student.page.getByText(words.error('surveyQuestionRequired'))).toBeVisible();
    await student.page.getByText('Có', { exact: true }).click();
    await student.page.getByRole('textbox', { name: followUp }).fill(wish);
    await student.picture('survey-take');
    await expect.poll(() => keptDrafts(student.page)).toContain(wish);
    await student.page.reload();
    await expect(student.page.getByRole('textbox', { name: followUp })).toHaveValue(wish);
    await student.press(words.surveyTake('send'));
    await expect(student.page.getByText(words.surveyTake('thanks'))).toBeVisible();
    await student.page.reload();
    await expect(student.page.getByText(words.error('surveyAnswered'))).toBeVisible();
    await student.leave();
  });

  await test.step('the teacher reads the statistics', async () => {
    await page.reload();
    await page.getByRole('link', { name: words.surveys('statistics') }).click();
    await expect(page.getByText(wish)).toBeVisible();
    await teacher.picture('survey-statistics');
  });
});
