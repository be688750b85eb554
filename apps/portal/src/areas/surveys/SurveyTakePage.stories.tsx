import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { askedSurvey } from '@sen/api/fixtures/surveys';
import { refused } from '@sen/api/mocks/states';
import { removeDraft } from '../../app/drafts/draftStore';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Survey, answer' } satisfies Meta;

const path = `/worktest/project/${project.id}/project_survey_vote/1/survey/1`;
const as = people.student;
const before = () => removeDraft(`${as.id}:surveyAnswer:${askedSurvey.id}`);
const mocks = [...surveyMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id/form', refusal: 'notFound' });

export const Loading = states.loading;

/** It is not open yet: the page says when it opens. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    refused('/survey-votes/:id/form', {
      status: 409,
      code: 'surveyNotOpen',
      message: 'Chưa đến thời gian làm khảo sát này. Khảo sát mở lúc 08:00 01/12/2026 (GMT+7).',
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Chưa đến thời gian làm khảo sát/)).toBeVisible();
  },
});

/** What is missing is named; a question appears with the answer that it depends on; what is sent is thanked for. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, askedSurvey.name);
    await expect(await page.findByText('Khảo sát này ẩn danh')).toBeVisible();
    await expect(page.queryByRole('radio', { name: 'Hơn một năm' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Phần sau' }));
    await expect(await page.findByText('Còn 2 câu bắt buộc chưa trả lời')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Hằng ngày' }));
    await userEvent.click(await page.findByRole('radio', { name: 'Hơn một năm' }));
    await expect(await page.findByText('Còn 1 câu bắt buộc chưa trả lời')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
