import { people } from '@sen/api/fixtures/people';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Error 403' } satisfies Meta;

export const Filled = pageStory({
  path: '/error/403',
  as: people.teacher,
  mocks: [],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Bạn không có quyền mở trang này'),
});

export const FilledForVisitor = pageStory({
  path: '/error/403',
  as: null,
  mocks: [],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bạn không có quyền mở trang này');
    const link = within(canvasElement).getByRole('link', { name: 'Đến trang đăng nhập' });
    await expect(link).toHaveAttribute('href', '/');
  },
});

/** A page of another role says which roles may open it. */
export const FilledForAnotherRole = pageStory({
  path: '/users/add',
  as: people.teacher,
  mocks: [],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bạn không có quyền mở trang này');
    const who = /quản trị hệ thống và quản trị đơn vị. Vai trò của bạn là Giảng viên/;
    await expect(within(canvasElement).getByText(who)).toBeVisible();
  },
});

/** An administrator of a unit is sent to the system administrators, not to themselves. */
export const FilledForAnAdministrator = pageStory({
  path: '/companies/view/2',
  as: people.admin,
  mocks: [],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bạn không có quyền mở trang này');
    await expect(within(canvasElement).getByText(/hãy liên hệ quản trị hệ thống/)).toBeVisible();
  },
});
