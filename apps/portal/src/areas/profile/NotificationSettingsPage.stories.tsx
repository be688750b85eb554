import { people } from '@sen/api/fixtures/people';
import { profileMocks } from '@sen/api/mocks/profileMocks';
import { failed, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Notification settings' } satisfies Meta;

const story = (told: Pick<Parameters<typeof pageStory>[0], 'as' | 'mocks' | 'play' | 'phone'>) =>
  pageStory({ path: '/setting/notification', ...told });

const reminder = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('switch', { name: /^Nhắc chấm bài/ });

/** A role without choices reads what always comes. */
export const Empty = story({
  as: people.staff,
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Cài đặt thông báo');
    await expect(within(canvasElement).getByText(/Email bảo mật tài khoản/)).toBeVisible();
  },
});

/** A switch takes effect at once. */
export const Filled = story({
  as: people.teacher,
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const choice = await reminder(canvasElement);
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
    await expect(await screen.findByText('Đã lưu lựa chọn của bạn.')).toBeVisible();
  },
});

export const FilledOnAPhone = story({
  as: people.admin,
  mocks: profileMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Cài đặt thông báo'),
});

/** A failed change is reverted and reported. */
export const Refused = story({
  as: people.teacher,
  mocks: [refused('/users/metas', { status: 403, code: 'forbidden', message: 'Bạn không có quyền.' }, 'put')],
  play: async ({ canvasElement }) => {
    const choice = await reminder(canvasElement);
    await userEvent.click(choice);
    await expect(await screen.findByText('Bạn không có quyền.')).toBeVisible();
    await expect(choice).toBeChecked();
  },
});

export const Failed = story({
  as: people.teacher,
  mocks: [failed('/users/metas', 'put')],
  play: async ({ canvasElement }) => {
    const choice = await reminder(canvasElement);
    await userEvent.click(choice);
    await expect(await screen.findByText(/Máy chủ đang bận/)).toBeVisible();
    await expect(choice).toBeChecked();
  },
});
