import { taughtCourse } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseSurvey, survey } from '@sen/api/fixtures/surveys';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course survey, detail' } satisfies Meta;

const path = `/courses/${taughtCourse.id}/surveys/view/${courseSurvey.id}`;
const as = people.teacher;
const mocks = [...surveyMocks, ...courseMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id', refusal: 'notFound' });
const shown = (change: Partial<typeof courseSurvey>) =>
  http.get('/survey-votes/{id}', ({ response }) =>
    response(200).json({ data: { ...courseSurvey, ...change } }),
  );

export const Loading = states.loading;

/** Nobody has answered an anonymous survey, and nobody sees who has. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    shown({
      anonymous: true,
      answered_count: 0,
      participants: courseSurvey.participants.map((one) => ({ ...one, answered: null })),
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/không lưu ai đã trả lời gì/)).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, courseSurvey.name);
    const link = await page.findByRole('link', { name: /Xem câu trả lời của/ });
    await expect(link).toHaveAttribute('href', `${path}/user/${people.student.id}`);
    await expect(page.getByRole('link', { name: 'Thống kê' })).toHaveAttribute(
      'href',
      `/courses/${taughtCourse.id}/surveys/statistic/${courseSurvey.id}`,
    );
  },
});

/** The address names a survey of a project. */
export const RefusedOfAnother = mismatchedPage({
  path: `/courses/${taughtCourse.id}/surveys/view/${survey.id}`,
  as,
  mocks,
});

export const Refused = states.refused;

export const Failed = states.failed;
