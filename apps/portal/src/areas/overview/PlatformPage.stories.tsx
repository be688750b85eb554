import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { dashboardMocks } from '@sen/api/mocks/overviewMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Platform' } satisfies Meta;

const path = '/admin';
const as = people.superAdmin;
const states = pageStates({ path, as, call: '/dashboard/sumup_count_data', mocks: dashboardMocks });

export const Loading = states.loading;

/** The first day of the platform. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/dashboard/sumup_count_data', ({ response }) =>
      response(200).json({
        data: { companies: 0, projects: 0, courses: 0, classes: 0, lecturers: 0, students: 0 },
      }),
    ),
    emptyList('/dashboard/companies'),
  ],
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('link', { name: 'Tạo đơn vị' });
    await expect(add).toHaveAttribute('href', '/companies/add');
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: dashboardMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('5.722')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tất cả đơn vị (3)' })).toHaveAttribute('href', '/schools');
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: dashboardMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('5.722')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tất cả đơn vị (3)' })).toHaveAttribute('href', '/schools');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const Closed = closedPage({ path, as: people.student });
