import { courseRows } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { project, projectRows } from '@sen/api/fixtures/projects';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Courses' } satisfies Meta;

const path = '/courses';
const as = people.admin;
const states = pageStates({ path, as, mocks: courseMocks, call: '/courses' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khóa học nào');

export const Filled = pageStory({
  path,
  as,
  mocks: courseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Khóa học');
    const [first, taught] = courseRows;
    const link = await within(canvasElement).findByRole('link', { name: first?.course_name ?? '' });
    await expect(link).toHaveAttribute('href', `/courses/${first?.id}`);
    // A course with classes is not deleted; the menu says why.
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: new RegExp(taught?.course_name ?? '-') }),
    );
    await expect(await screen.findByText(/đang có 2 lớp học/)).toBeVisible();
  },
});

/** Of many projects the server names those that the typed text finds. */
const farProject = projectRows
  .slice(0, 1)
  .map((row) => ({ ...row, id: '501', project_name: 'Dự án thứ 501' }));
const searchedProjects = http.get('/projects', ({ query, response }) =>
  response(200).json(page(query.getAll('keyword[]').includes('thứ 501') ? farProject : projectRows)),
);

/** A unit may have more projects than a list: the server searches them, and names the one in the address. */
export const FilteredByProject = pageStory({
  path: `${path}?f.project_id=${project.id}`,
  as,
  mocks: [searchedProjects, ...projectMocks, ...courseMocks],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const conditions = within(await list.findByRole('group', { name: 'Bộ lọc đang dùng' }));
    await expect(await conditions.findByText(`Dự án: ${project.project_name}`)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Lọc/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Bộ lọc' }));
    await userEvent.click(await panel.findByRole('button', { name: /Dự án/ }));
    await userEvent.keyboard('thứ 501');
    await userEvent.click(await screen.findByRole('option', { name: 'Dự án thứ 501' }));
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(panel.getByRole('button', { name: 'Áp dụng' }));
    await expect(await conditions.findByText(`Dự án: Dự án thứ 501, ${project.project_name}`)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: courseMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(courseRows[0]?.course_name ?? '')).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToStudents = closedPage({ path, as: people.student });

export const Failed = states.failed;
