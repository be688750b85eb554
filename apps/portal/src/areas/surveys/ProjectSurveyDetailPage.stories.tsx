import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { finishedSurvey, survey } from '@sen/api/fixtures/surveys';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project survey, detail' } satisfies Meta;

const path = `/companies/${project.company_id}/projects/${project.id}/surveyVoteProject/1/detail`;
const as = people.teacher;
const mocks = [...surveyMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Of an anonymous survey nobody sees who has answered; a completed one cannot be edited. */
export const Empty = pageStory({
  path: path.replace('/1/detail', `/${finishedSurvey.id}/detail`),
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, finishedSurvey.name);
    await expect(await page.findByText(/không lưu ai đã trả lời gì/)).toBeVisible();
    await expect(page.queryByText('Chưa trả lời')).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, survey.name);
    const link = await page.findByRole('link', { name: /Xem câu trả lời của/ });
    await expect(link).toHaveAttribute(
      'href',
      `/projects/${project.id}/project_survey_vote/1/survey/1/user/${people.student.id}`,
    );
    await expect(page.getByText('Chưa trả lời')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
