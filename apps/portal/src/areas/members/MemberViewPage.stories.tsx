import { people } from '@sen/api/fixtures/people';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Member, view' } satisfies Meta;

const path = `/users/view/${people.student.id}`;
const as = people.admin;

const states = pageStates({ path, as, call: '/users/:id', refusal: 'notFound' });

export const Loading = states.loading;

export const Filled = pageStory({
  path,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, people.student.name);
    const page = within(canvasElement);
    await expect(page.getByText(people.student.email)).toBeVisible();
    for (const once of [people.student.name, 'Hoạt động', 'Học viên'])
      await expect(page.getAllByText(once)).toHaveLength(1);
    // Without a background there is no empty band above the person.
    const above = page.getByRole('link', { name: 'Chỉnh sửa' }).getBoundingClientRect().bottom;
    const [first] = page.getAllByRole('heading', { level: 2 });
    await expect((first?.getBoundingClientRect().top ?? Infinity) - above).toBeLessThan(160);
  },
});

/** A temporary password is shown once, after a confirmation. */
export const TemporaryPassword = pageStory({
  path,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cấp mật khẩu tạm' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /^Cấp mật khẩu tạm cho/ }));
    await userEvent.click(asked.getByRole('button', { name: 'Cấp mật khẩu tạm' }));
    const shown = within(await screen.findByRole('dialog', { name: /^Mật khẩu tạm của/ }));
    await expect(shown.getByRole('textbox', { name: 'Mật khẩu tạm' })).toHaveValue('tR7#kmWq9+xHbz');
    await expect(shown.getByText(/chỉ hiện một lần/)).toBeVisible();
  },
});

export const TwoFactor = pageStory({
  path,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('switch', { name: /^Yêu cầu mã khi đăng nhập/ }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Bật xác thực hai bước/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bật' }));
    await expect(await screen.findByText(/^Đã bật xác thực hai bước/)).toBeVisible();
  },
});

/** Section 4: a locked member must be unlocked before the password can be changed. */
export const Locked = pageStory({
  path: `/users/view/${people.otherStudent.id}`,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: /Cấp mật khẩu tạm/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(page.getByRole('button', { name: 'Mở khóa' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Mở khóa tài khoản \p{Lu}.+\?$/u }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mở khóa' }));
    await expect(await dialog.findByText('Đã mở khóa 1 tài khoản.')).toBeVisible();
  },
});

/** Not activated yet, never signed in. */
export const Empty = pageStory({
  path: `/users/view/${people.staff.id}`,
  as,
  mocks: memberMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    const [status] = await within(canvasElement).findAllByText('Chưa kích hoạt');
    await expect(status).toBeVisible();
    await expect(within(canvasElement).getByText('Chưa đăng nhập')).toBeVisible();
    await expect(within(canvasElement).getByText(/Email kích hoạt đã được gửi đến/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
