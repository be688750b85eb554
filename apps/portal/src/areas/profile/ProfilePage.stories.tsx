import { people } from '@sen/api/fixtures/people';
import { profileMocks } from '@sen/api/mocks/profileMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStory } from '../../testing/pageStory';
import { seesFailed, seesHeading, seesLoading, seesRefused } from '../../testing/seen';

export default { title: 'Pages/Profile' } satisfies Meta;

const as = people.teacher;

/** What another story has typed is no work of this one. */
const story = (told: Pick<Parameters<typeof pageStory>[0], 'mocks' | 'play' | 'phone'>) =>
  pageStory({ path: '/profile', as, before: () => removeDraft(`${as.id}:profile`), ...told });

export const Loading = story({
  mocks: [pending('/users/profile')],
  play: ({ canvasElement }) => seesLoading(canvasElement),
});

/** The name is taken away: the field says so and has the focus. */
export const Empty = story({
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Thông tin của tôi');
    const name = await page.findByRole('textbox', { name: /Họ và tên/ });
    await userEvent.clear(name);
    await userEvent.click(page.getByRole('button', { name: 'Lưu thông tin' }));
    await expect(name).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await expect(name).toHaveFocus();
  },
});

/** Changed and saved; then a new password. */
export const Filled = story({
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const phone = await page.findByRole('textbox', { name: 'Số điện thoại' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '0987 654 321');
    await userEvent.click(page.getByRole('button', { name: 'Lưu thông tin' }));
    await expect(await page.findByText('Đã lưu thông tin của bạn.')).toBeVisible();
    await userEvent.type(page.getByLabelText('Mật khẩu cũ'), 'Sen@2026!');
    await userEvent.type(page.getByLabelText('Mật khẩu mới'), 'Mới@2026!');
    await userEvent.type(page.getByLabelText('Nhập lại mật khẩu mới'), 'Mới@2026!');
    await userEvent.click(page.getByRole('button', { name: 'Đổi mật khẩu' }));
    await expect(await page.findByText(/Đã đổi mật khẩu/)).toBeVisible();
    await expect(page.getByLabelText('Mật khẩu cũ')).toHaveValue('');
  },
});

/** The second step is turned on with the password. */
export const TwoFactor = story({
  mocks: [
    refused(
      '/users/two-factor',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ.',
        errors: { password: ['Mật khẩu không đúng. Vui lòng kiểm tra rồi nhập lại.'] },
      },
      'put',
    ),
    ...profileMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('switch', { name: /^Hỏi mã khi đăng nhập/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bật xác thực hai bước?' }));
    await userEvent.type(dialog.getByLabelText('Mật khẩu'), 'Sai@2026!');
    await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận' }));
    await expect(await dialog.findByText(/Mật khẩu không đúng/)).toBeVisible();
  },
});

export const FilledOnAPhone = story({
  mocks: profileMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Thông tin của tôi'),
});

export const Refused = story({
  mocks: [refused('/users/profile', { status: 403, code: 'forbidden', message: 'Bạn không có quyền.' })],
  play: ({ canvasElement }) => seesRefused(canvasElement),
});

export const Failed = story({
  mocks: [failed('/users/profile')],
  play: ({ canvasElement }) => seesFailed(canvasElement),
});
