import { people, userOf } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beginSession } from '../../app/session/session';
import { formStates } from '../../testing/formStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Password reset' } satisfies Meta;

const path = '/reset?email=hocvien%40sen.vn&token=abc';
const as = null;
const message = 'Mật khẩu đã được đổi. Hãy đăng nhập bằng mật khẩu mới.';

async function fill(canvasElement: HTMLElement, password = 'Mới@2026!', repeated = password) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Mật khẩu mới'), password);
  await userEvent.type(page.getByLabelText('Nhập lại mật khẩu mới'), repeated);
  await userEvent.click(page.getByRole('button', { name: 'Đổi mật khẩu' }));
}

const states = formStates({ path, as, call: '/auth/reset', submit: fill, button: 'Đổi mật khẩu' });

export const Loading = states.loading;

/** Weak, then not repeated: each field shows its error; the email comes with the link. */
export const Empty = pageStory({
  path,
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Đặt mật khẩu mới');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('hocvien@sen.vn');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await fill(canvasElement, 'ngan');
    await expect(page.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(/ít nhất 8 ký tự/);
    await userEvent.clear(page.getByLabelText('Mật khẩu mới'));
    await fill(canvasElement, 'Mới@2026!', 'khác');
    await expect(page.getByLabelText('Nhập lại mật khẩu mới')).toHaveAccessibleDescription(/không khớp/);
  },
});

/** What was typed stays when it becomes known, later than the page, that somebody is signed in. */
export const SignedInMeanwhile = pageStory({
  path,
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('Mật khẩu mới');
    await userEvent.type(field, 'Mới@2026!');
    beginSession('story', userOf(people.student));
    await expect(within(canvasElement).findByRole('navigation', {}, { timeout: 1000 })).rejects.toThrow();
    await expect(within(canvasElement).getByLabelText('Mật khẩu mới')).toBe(field);
    await expect(field).toHaveValue('Mới@2026!');
  },
});

/** After success the page redirects to sign-in a second later. */
export const Filled = pageStory({
  path,
  as,
  mocks: [http.post('/auth/reset', ({ response }) => response(200).json({ data: null, message }))],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(await within(canvasElement).findByText('Đã đổi mật khẩu')).toBeVisible();
    await seesHeading(canvasElement, 'Đăng nhập');
  },
});

/** The URL ends in 'admin': the password that the administrator set is required too. */
export const FilledByAdmin = pageStory({
  path: '/reset/admin?email=hocvien%40sen.vn&token=abc',
  as,
  mocks: [pending('/auth/reset', 'post')],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement);
    await expect(page.getByLabelText('Mật khẩu cũ')).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await expect(page.getByLabelText('Mật khẩu cũ')).toHaveFocus();
  },
});

/** The URL is truncated. */
export const EmptyOfALink = pageStory({
  path: '/reset',
  as,
  mocks: [],
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Liên kết không đầy đủ')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Yêu cầu liên kết mới' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  },
});

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/auth/reset',
      {
        status: 409,
        code: 'resetLinkInvalid',
        message: 'Liên kết đặt lại mật khẩu không còn hiệu lực hoặc đã được dùng.',
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('không còn hiệu lực');
    await expect(within(canvasElement).getByRole('link', { name: 'Yêu cầu liên kết mới' })).toBeVisible();
  },
});

export const Failed = states.failed;
