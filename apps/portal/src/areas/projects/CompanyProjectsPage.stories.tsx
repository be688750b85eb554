import { companies } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Projects of a unit' } satisfies Meta;

const [company] = companies;
const path = `/companies/${company.id}/projects`;
const as = people.superAdmin;
const mocks = [...projectMocks, ...companyMocks, ...categoryMocks];
const states = pageStates({ path, as, mocks, call: '/projects' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có dự án nào');

/** The breadcrumbs of a super-admin lead to the unit and to all units. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Dự án');
    const page = within(canvasElement);
    const trail = within(await page.findByRole('navigation', { name: 'Đường dẫn' }));
    await expect(trail.getByRole('link', { name: 'Đơn vị' })).toHaveAttribute('href', '/companies');
    await expect(page.getByRole('link', { name: 'Tạo dự án' })).toHaveAttribute('href', `${path}/add`);
    await expect(await page.findByRole('link', { name: project.project_name })).toBeVisible();
  },
});

export const FilledForAnAdministrator = pageStory({
  path,
  as: people.admin,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Dự án');
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Đường dẫn' })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(project.project_name)).toBeVisible();
  },
});

export const Refused = states.refused;

/** An administrator of another unit does not learn that this one exists. */
export const RefusedOfAnotherUnit = pageStory({
  path: '/companies/2/projects',
  as: people.admin,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const RefusedToTeachers = closedPage({ path, as: people.teacher });

export const Failed = states.failed;
