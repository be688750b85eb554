import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Account activation' } satisfies Meta;

const path = '/activate?email=moi%40sen.vn&token=abc';
const as = null;
const message = 'Tài khoản đã sẵn sàng. Hãy đăng nhập bằng mật khẩu mới.';

async function activate(canvasElement: HTMLElement, password = 'Mới@2026!') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Mật khẩu mới'), password);
  await userEvent.type(page.getByLabelText('Nhập lại mật khẩu mới'), password);
  await userEvent.click(page.getByRole('button', { name: 'Kích hoạt' }));
}

const states = formStates({ path, as, call: '/auth/activate', submit: activate, button: 'Kích hoạt' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Kích hoạt tài khoản');
    await activate(canvasElement, 'ngan');
    await expect(within(canvasElement).getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(
      /ít nhất 8 ký tự/,
    );
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: [http.post('/auth/activate', ({ response }) => response(200).json({ data: null, message }))],
  play: async ({ canvasElement }) => {
    await activate(canvasElement);
    await expect(await within(canvasElement).findByText('Tài khoản đã được kích hoạt')).toBeVisible();
    await seesHeading(canvasElement, 'Đăng nhập');
  },
});

/** Opened without the link of the mail: what happened, and the way on. */
export const EmptyOfALink = pageStory({
  path: '/activate',
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Liên kết không đầy đủ')).toBeVisible();
    await expect(page.getByText(/nhờ quản trị viên của đơn vị gửi lại/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Về trang đăng nhập' })).toHaveAttribute('href', '/');
    await expect(page.queryByLabelText('Mật khẩu mới')).toBeNull();
  },
});

export const EmptyOfALinkOnAPhone = pageStory({
  path: '/activate?email=moi%40sen.vn',
  as,
  mocks: [],
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Liên kết không đầy đủ')).toBeVisible();
  },
});

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/auth/activate',
      { status: 409, code: 'activationLinkInvalid', message: 'Liên kết kích hoạt không còn hiệu lực.' },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    await activate(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('không còn hiệu lực');
    await expect(within(canvasElement).getByRole('link', { name: 'Về trang đăng nhập' })).toBeVisible();
  },
});

export const Failed = states.failed;
