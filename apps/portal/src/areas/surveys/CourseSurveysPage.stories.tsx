import { taughtCourse } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseSurvey, finishedSurvey, surveyRowOf } from '@sen/api/fixtures/surveys';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course surveys' } satisfies Meta;

const path = `/courses/${taughtCourse.id}/surveys`;
const as = people.teacher;
const rows = http.get('/survey-votes', ({ response }) =>
  response(200).json(pageOf([surveyRowOf(courseSurvey), surveyRowOf(finishedSurvey)])),
);
const mocks = [rows, ...surveyMocks, ...courseMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khảo sát nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Khảo sát của khóa học');
    const link = await page.findByRole('link', { name: courseSurvey.name });
    await expect(link).toHaveAttribute('href', `${path}/view/${courseSurvey.id}`);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
