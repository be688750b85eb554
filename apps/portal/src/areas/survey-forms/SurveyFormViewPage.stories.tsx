import { people } from '@sen/api/fixtures/people';
import { draftSurveyForm, surveyForm } from '@sen/api/fixtures/surveyForms';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Survey form, view' } satisfies Meta;

const path = '/votes/view/1';
const as = people.teacher;
const states = pageStates({
  path,
  as,
  mocks: surveyFormMocks,
  call: '/survey-forms/:id',
  refusal: 'notFound',
});

export const Loading = states.loading;

/** A copy without a description names its original. */
export const Empty = pageStory({
  path: `/votes/view/${draftSurveyForm.id}`,
  as,
  mocks: surveyFormMocks,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Xem phiếu gốc' });
    await expect(link).toHaveAttribute('href', '/votes/view/1');
  },
});

/** Its questions can be tried out. */
export const Filled = pageStory({
  path,
  as,
  mocks: surveyFormMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, surveyForm.name);
    await expect(await page.findByText('Chỉ hỏi khi câu 1 là “Hằng ngày” hoặc “Thỉnh thoảng”')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Hằng ngày' }));
    await expect(page.getByRole('radio', { name: 'Hằng ngày' })).toBeChecked();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
