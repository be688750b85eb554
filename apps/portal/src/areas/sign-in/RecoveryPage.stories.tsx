import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Password recovery' } satisfies Meta;

const path = '/recovery';
const as = null;
const message = 'Nếu địa chỉ này có tài khoản, chúng tôi vừa gửi đến đó một liên kết để đặt mật khẩu mới.';

async function ask(canvasElement: HTMLElement, email = 'hocvien@sen.vn') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(page.getByRole('button', { name: 'Gửi liên kết' }));
}

const states = formStates({ path, as, call: '/auth/recovery', submit: ask, button: 'Gửi liên kết' });

export const Loading = states.loading;

/** An empty field, then an invalid address, which is put right. */
export const Empty = pageStory({
  path,
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Quên mật khẩu');
    await userEvent.click(page.getByRole('button', { name: 'Gửi liên kết' }));
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await ask(canvasElement, 'hocvien@');
    await expect(email).toHaveAccessibleDescription(/không đúng định dạng/);
    await userEvent.type(email, 'sen.vn');
    await expect(email).toBeValid();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: [http.post('/auth/recovery', ({ response }) => response(200).json({ data: null, message }))],
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(await within(canvasElement).findByText(/vừa gửi đến đó một liên kết/)).toBeVisible();
  },
});

export const FilledOnAPhone = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/auth/recovery',
      {
        status: 429,
        code: 'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails',
        message: 'Hệ thống đã gửi quá nhiều email cho bạn. Vui lòng thử lại sau 42 phút.',
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('quá nhiều email');
    await expect(within(canvasElement).getByRole('textbox', { name: 'Email' })).toHaveValue('hocvien@sen.vn');
  },
});

export const Failed = states.failed;
