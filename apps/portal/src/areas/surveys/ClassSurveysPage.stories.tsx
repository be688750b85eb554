import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classSurvey, finishedSurvey, ownClassSurveys, surveyRowOf } from '@sen/api/fixtures/surveys';
import { classMocks } from '@sen/api/mocks/classMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Class surveys' } satisfies Meta;

const path = `/voteAnswer/${taughtClass.id}`;
const as = people.teacher;
const rows = http.get('/survey-votes', ({ response }) =>
  response(200).json(pageOf([surveyRowOf(classSurvey), surveyRowOf(finishedSurvey)])),
);
const mocks = [rows, ...surveyMocks, ...classMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khảo sát nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Khảo sát của lớp');
    const link = await page.findByRole('link', { name: classSurvey.name });
    await expect(link).toHaveAttribute('href', `${path}/view/${classSurvey.id}`);
  },
});

const asked = (data: typeof ownClassSurveys) =>
  http.get('/classrooms/{id}/check-survey-vote', ({ response }) => response(200).json({ data }));
const both = ownClassSurveys.map((one) => ({ ...one, state: 'happening' as const, answered: false }));

/** A student with several surveys to answer chooses one. */
export const FilledForAStudent = pageStory({
  path,
  as: people.student,
  phone: true,
  mocks: [asked([...both.slice(0, 2), ...ownClassSurveys.slice(1)]), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: classSurvey.name });
    await expect(link).toHaveAttribute('href', `${path}/survey/${classSurvey.id}`);
    await expect(page.getByText('Đã trả lời')).toBeVisible();
  },
});

/** The only one that waits is opened at once. */
export const FilledWithOne = pageStory({
  path,
  as: people.student,
  mocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Phần 1\/2$/)).toBeVisible();
  },
});

export const EmptyForAStudent = pageStory({
  path,
  as: people.student,
  mocks: [asked([]), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có khảo sát nào cho bạn')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
