import { courseRows } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { emptyProject, project } from '@sen/api/fixtures/projects';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { http } from '@sen/api/mocks/http';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project' } satisfies Meta;

const path = `/companies/1/projects/view/${project.id}`;
const as = people.admin;
const mocks = [...projectMocks, ...courseMocks];
const states = pageStates({ path, as, call: '/projects/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A project that was just created. */
export const Empty = pageStory({
  path: `/companies/1/projects/view/${emptyProject.id}`,
  as,
  mocks: [emptyList('/courses'), ...projectMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, emptyProject.project_name);
    await expect(await within(canvasElement).findByText('Chưa có khóa học nào')).toBeVisible();
    await expect(within(canvasElement).getByText('Dự án chưa có giảng viên.')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, project.project_name);
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Chỉnh sửa' })).toHaveAttribute(
      'href',
      `/companies/1/projects/edit/${project.id}`,
    );
    await expect(page.getByRole('link', { name: people.teacher.name })).toHaveAttribute(
      'href',
      `/users/view/${people.teacher.id}`,
    );
    const [first] = courseRows;
    await expect(await page.findByRole('link', { name: first?.course_name ?? '' })).toHaveAttribute(
      'href',
      `/courses/${first?.id}`,
    );
    await expect(page.getByRole('link', { name: 'Tạo khóa học' })).toHaveAttribute(
      'href',
      `/courses/add?project_id=${project.id}`,
    );
    await expect(page.getByRole('link', { name: String(project.counts.classes) })).toHaveAttribute(
      'href',
      `/classroom?f.project_id=${project.id}`,
    );
  },
});

/** A lecturer sees the people without links to their accounts, and changes nothing. */
export const FilledForALecturer = pageStory({
  path,
  as: people.teacher,
  mocks: [
    http.get('/projects/{id}', ({ response }) =>
      response(200).json({ data: { ...project, part: 'lecturer' } }),
    ),
    ...courseMocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, project.project_name);
    const page = within(canvasElement);
    await expect(page.queryByRole('link', { name: 'Chỉnh sửa' })).toBeNull();
    await expect(page.queryByRole('link', { name: people.student.name })).toBeNull();
    await expect(page.getByText('Vai trò của tôi')).toBeVisible();
  },
});

const many = Array.from({ length: 22 }, (_, index) => ({
  id: String(index + 100),
  name: `Nguyễn Thị Kim Ngân ${index + 1}`,
  avatar: null,
  email: `ngan.nguyen${index + 1}@sen.vn`,
  role: 'student' as const,
  status: 'active' as const,
}));

/** The first ten people are shown, and all of them on demand. */
export const FilledWithMany = pageStory({
  path,
  as,
  mocks: [
    http.get('/projects/{id}', ({ response }) =>
      response(200).json({ data: { ...project, participants: many } }),
    ),
    ...courseMocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, project.project_name);
    const page = within(canvasElement);
    await expect(page.queryByText('Nguyễn Thị Kim Ngân 22')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Xem tất cả 22 người' }));
    await expect(page.getByText('Nguyễn Thị Kim Ngân 22')).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, project.project_name),
});

export const Refused = states.refused;

/** The address names a unit to which the project does not belong. */
export const RefusedOfAnotherUnit = pageStory({
  path: `/companies/2/projects/view/${project.id}`,
  as: people.superAdmin,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Failed = states.failed;
