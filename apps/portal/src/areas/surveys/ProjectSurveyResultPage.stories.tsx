import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { survey, surveyStatistics } from '@sen/api/fixtures/surveys';
import { http } from '@sen/api/mocks/http';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project survey, results' } satisfies Meta;

const path = `/companies/${project.company_id}/projects/${project.id}/surveyVoteProject/resultSurveyVoteProject/${survey.id}`;
const as = people.teacher;
const mocks = [...surveyMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id/statistics', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/survey-votes/{id}/statistics', ({ response }) =>
      response(200).json({ data: { ...surveyStatistics, answered_count: 0 } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có câu trả lời nào')).toBeVisible();
  },
});

/** The figures of each question, and the participants with their answers. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, surveyStatistics.name);
    await expect(await page.findByText('Học vào sáng thứ Bảy là tiện nhất.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Người được hỏi', level: 2 })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
