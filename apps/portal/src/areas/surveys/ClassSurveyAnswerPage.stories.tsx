import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classSurvey, surveyAnswer } from '@sen/api/fixtures/surveys';
import { classMocks } from '@sen/api/mocks/classMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Class survey, answers of a student' } satisfies Meta;

const path = `/voteAnswer/${taughtClass.id}/view/${classSurvey.id}/user/${people.student.id}`;
const as = people.teacher;
const mocks = [...surveyMocks, ...classMocks];
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
