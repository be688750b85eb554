import { course } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { classMocks } from '@sen/api/mocks/classMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Classes' } satisfies Meta;

const path = '/classroom';
const as = people.teacher;

const states = pageStates({ path, as, call: '/classrooms' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có lớp học nào');

/** A teacher finds the own classes. */
export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Lớp học');
    const link = await within(canvasElement).findByRole('link', { name: 'An toàn lao động – Khóa 12' });
    await expect(link).toHaveAttribute('href', '/classroom/1');
  },
});

/** An administrator edits and deletes classes; one that has ended can only be deleted. */
export const FilledForAdministrators = pageStory({
  path,
  as: people.admin,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: /^Thao tác với Kỹ năng bán hàng – Khóa 3/ }),
    );
    await expect(await screen.findByRole('menuitem', { name: /Chỉnh sửa/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Xóa' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Xóa lớp học “Kỹ năng bán hàng – Khóa 3”?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await expect(await screen.findByText('Đã xóa 1 lớp học.')).toBeInTheDocument();
  },
});

/** The classes of one project, as its page leads to them; course and teacher narrow them further. */
export const FilteredByProject = pageStory({
  path: `${path}?f.project_id=${project.id}`,
  as: people.admin,
  mocks: [...classMocks, ...courseMocks, ...projectMocks],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const conditions = within(await list.findByRole('group', { name: 'Bộ lọc đang dùng' }));
    await expect(await conditions.findByText(`Dự án: ${project.project_name}`)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Lọc/ }));
    await expect(await screen.findByRole('button', { name: /Khóa học/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Giảng viên/ })).toBeVisible();
  },
});

/** A class is created of a course: the list asks for it and opens its form. */
export const ChoosingACourse = pageStory({
  path,
  as: people.admin,
  mocks: [...classMocks, ...courseMocks],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tạo lớp học' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tạo lớp của khóa học nào?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await dialog.findByText('Trường này là bắt buộc!')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /Khóa học/ }), 'An toàn điện');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(course.course_name) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
    await seesHeading(canvasElement, 'Tạo lớp học');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
