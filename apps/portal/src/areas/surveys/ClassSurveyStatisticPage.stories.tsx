import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classSurvey, surveyStatistics } from '@sen/api/fixtures/surveys';
import { classMocks } from '@sen/api/mocks/classMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Class survey, statistics' } satisfies Meta;

const path = `/statistic/${classSurvey.id}/${taughtClass.id}`;
const as = people.teacher;
const shown = (change: Partial<typeof surveyStatistics>) =>
  http.get('/survey-votes/{id}/statistics', ({ response }) =>
    response(200).json({
      data: { ...surveyStatistics, project_id: null, classroom_id: taughtClass.id, ...change },
    }),
  );
const mocks = [shown({}), ...surveyMocks, ...classMocks];
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
    await expect(page.getByRole('link', { name: 'Khảo sát của lớp' })).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  phone: true,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, surveyStatistics.name);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
