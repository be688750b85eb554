import { taughtCourse } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseSurvey, surveyStatistics } from '@sen/api/fixtures/surveys';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course survey, statistics' } satisfies Meta;

const path = `/courses/${taughtCourse.id}/surveys/statistic/${courseSurvey.id}`;
const as = people.teacher;
const shown = (change: Partial<typeof surveyStatistics>) =>
  http.get('/survey-votes/{id}/statistics', ({ response }) =>
    response(200).json({
      data: { ...surveyStatistics, project_id: null, course_id: taughtCourse.id, ...change },
    }),
  );
const mocks = [shown({}), ...surveyMocks, ...courseMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id/statistics', refusal: 'notFound' });

export const Loading = states.loading;

/** Fewer than five have answered an anonymous survey. */
export const Empty = pageStory({
  path,
  as,
  mocks: [shown({ anonymous: true, hidden: 'tooFew', answered_count: 3, figures: [] }), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Chưa đủ câu trả lời/)).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, surveyStatistics.name);
    const page = within(canvasElement);
    await expect(await page.findByText('Học vào sáng thứ Bảy là tiện nhất.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Khảo sát của khóa học' })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
