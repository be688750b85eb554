import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { surveyStatistics } from '@sen/api/fixtures/surveys';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project survey, statistics' } satisfies Meta;

const path = `/companies/${project.company_id}/projects/${project.id}/surveyVoteProject/statisticSurveyVoteProject/1/1`;
const as = people.teacher;
const mocks = [...surveyMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id/statistics', refusal: 'notFound' });

export const Loading = states.loading;

const shown = (change: Partial<typeof surveyStatistics>) =>
  http.get('/survey-votes/{id}/statistics', ({ response }) =>
    response(200).json({ data: { ...surveyStatistics, ...change } }),
  );

export const Empty = pageStory({
  path,
  as,
  mocks: [shown({ answered_count: 0 }), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có câu trả lời nào')).toBeVisible();
  },
});

/** Bars, with their figures as a table, and what was written. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, surveyStatistics.name);
    const [first] = await page.findAllByRole('switch', { name: 'Xem dạng bảng' });
    if (first) await userEvent.click(first);
    await expect(page.getByRole('row', { name: /Hằng ngày 9 người/ })).toBeVisible();
    await expect(page.getByText('Học vào sáng thứ Bảy là tiện nhất.')).toBeVisible();
  },
});

/** The sums of an anonymous survey wait for its end. */
export const FilledAndHidden = pageStory({
  path,
  as,
  mocks: [shown({ anonymous: true, hidden: 'notEnded', figures: [] }), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/hiện sau khi khảo sát kết thúc/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
