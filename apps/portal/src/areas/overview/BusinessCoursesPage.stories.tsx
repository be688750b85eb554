import { people } from '@sen/api/fixtures/people';
import { dashboardMocks } from '@sen/api/mocks/overviewMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Business courses' } satisfies Meta;

const path = '/generalCourseBusiness';
const as = people.admin;
const states = pageStates({ path, as, call: '/dashboard/business-courses', mocks: dashboardMocks });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khóa học doanh nghiệp nào');

export const Filled = pageStory({
  path,
  as,
  mocks: dashboardMocks,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: /An toàn lao động cho công nhân mới/ }),
    ).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: dashboardMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: /An toàn lao động cho công nhân mới/ }),
    ).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const Closed = closedPage({ path, as: people.student });
