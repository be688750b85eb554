import { people } from '@sen/api/fixtures/people';
import { draftSurveyForm, surveyForm } from '@sen/api/fixtures/surveyForms';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Survey form, edit' } satisfies Meta;

const as = people.teacher;
const base = {
  path: `/votes/edit/${draftSurveyForm.id}`,
  as,
  before: async () => {
    await removeDraft(`${as.id}:surveyForm:${draftSurveyForm.id}`);
    await removeDraft(`${as.id}:surveyForm:${surveyForm.id}`);
  },
  mocks: surveyFormMocks,
};
const states = pageStates({ ...base, call: '/survey-forms/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A question that is moved before the one that its condition depends on is named at its place. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, `Chỉnh sửa phiếu khảo sát: ${draftSurveyForm.name}`);
    await userEvent.click(await page.findByRole('button', { name: 'Đưa câu 2 lên' }));
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    await expect(await page.findByText(/Điều kiện phải dựa vào một câu đứng trước/)).toBeVisible();
  },
});

/** A survey uses it: the page and its button say that saving creates a copy. */
export const Filled = pageStory({
  ...base,
  path: `/votes/edit/${surveyForm.id}`,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Phiếu này đang được dùng trong một khảo sát')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lưu bản sao' })).toBeVisible();
  },
});

/** A public form of a colleague. */
export const FilledOfAnother = pageStory({
  ...base,
  as: people.otherTeacher,
  path: `/votes/edit/${surveyForm.id}`,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Chỉ người tạo và quản trị viên/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
