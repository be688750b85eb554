import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Participating projects' } satisfies Meta;

const path = '/projects';
const as = people.teacher;
const mocks = [...projectMocks, ...categoryMocks];
const states = pageStates({ path, as, mocks, call: '/projects' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có dự án nào');

/** A teacher finds the own projects, and cannot create any. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Dự án tham gia');
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: project.project_name });
    await expect(link).toHaveAttribute('href', `/companies/1/projects/view/${project.id}`);
    await expect(page.queryByRole('link', { name: 'Tạo dự án' })).toBeNull();
  },
});

/** An administrator creates projects of the own unit from here. */
export const FilledForAnAdministrator = pageStory({
  path,
  as: people.admin,
  mocks,
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('link', { name: 'Tạo dự án' });
    await expect(add).toHaveAttribute('href', '/companies/1/projects/add');
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

export const RefusedToStudents = closedPage({ path, as: people.student });

export const Failed = states.failed;
