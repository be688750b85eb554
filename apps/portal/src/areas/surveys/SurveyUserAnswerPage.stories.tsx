import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { surveyAnswer } from '@sen/api/fixtures/surveys';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Survey, answers of a person' } satisfies Meta;

const path = `/projects/${project.id}/project_survey_vote/1/survey/1/user/${people.student.id}`;
const as = people.teacher;
const mocks = [...surveyMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id/users/:user_id', refusal: 'notFound' });

export const Loading = states.loading;

/** Nothing but the first question was answered. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/survey-votes/{id}/users/{user_id}', ({ response }) =>
      response(200).json({ data: { ...surveyAnswer, answers: {} } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByText('Không trả lời');
    await expect(first).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, surveyAnswer.person.name);
    await expect(await page.findByRole('radio', { name: /Hằng ngày/ })).toBeChecked();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
