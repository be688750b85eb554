import { people } from '@sen/api/fixtures/people';
import { dashboardMocks } from '@sen/api/mocks/overviewMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Figures of units' } satisfies Meta;

const path = '/schools';
const as = people.superAdmin;
const states = pageStates({ path, as, call: '/dashboard/companies', mocks: dashboardMocks });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có đơn vị nào');

export const Filled = pageStory({
  path,
  as,
  mocks: dashboardMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /Cơ khí An Phát/ })).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: dashboardMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /Cơ khí An Phát/ })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const Closed = closedPage({ path, as: people.student });
