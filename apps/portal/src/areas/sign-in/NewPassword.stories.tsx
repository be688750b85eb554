import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { profileMocks } from '@sen/api/mocks/profileMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/New password' } satisfies Meta;

const base = {
  path: '/classroom',
  as: people.teacher,
  user: { must_change_password: true },
  mocks: [...profileMocks, ...classMocks],
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

async function set(canvasElement: HTMLElement, password = 'Mới@2026!') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Mật khẩu mới'), password);
  await userEvent.type(page.getByLabelText('Nhập lại mật khẩu mới'), password);
  await userEvent.click(page.getByRole('button', { name: 'Đặt mật khẩu và tiếp tục' }));
}

const states = formStates({
  ...base,
  call: '/users/password',
  submit: set,
  button: 'Đặt mật khẩu và tiếp tục',
});

export const Loading = states.loading;

/** No page is accessible before a password is set. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Đặt mật khẩu mới');
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
    await set(canvasElement, 'ngan');
    await expect(within(canvasElement).getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(
      /ít nhất 8 ký tự/,
    );
  },
});

/** The requested page opens at once. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    await set(canvasElement);
    await seesHeading(canvasElement, 'Lớp học');
  },
});

export const EmptyOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Đặt mật khẩu mới'),
});

/** The temporary password is refused as the new one. */
export const Refused = story({
  mocks: [
    refused(
      '/users/password',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ.',
        errors: { password: ['Mật khẩu mới phải khác mật khẩu cũ.'] },
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    await set(canvasElement);
    await expect(await within(canvasElement).findByText('Mật khẩu mới phải khác mật khẩu cũ.')).toBeVisible();
  },
});

export const Failed = states.failed;
