import { people } from '@sen/api/fixtures/people';
import { picturedProfile, teacherProfile } from '@sen/api/fixtures/profiles';
import { http } from '@sen/api/mocks/http';
import { profileMocks } from '@sen/api/mocks/profileMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { readDraft, removeDraft } from '../../app/drafts/draftStore';
import { pageStory } from '../../testing/pageStory';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Profile' } satisfies Meta;

const as = people.teacher;
const draftKey = `${as.id}:profile`;

/** Removes the drafts of other stories. */
const base = { path: '/profile', as, before: () => removeDraft(draftKey), mocks: [] };
const story = (told: Pick<Parameters<typeof pageStory>[0], 'mocks' | 'play' | 'phone'>) =>
  pageStory({ ...base, ...told });

const states = pageStates({ ...base, call: '/users/profile' });

export const Loading = states.loading;

/** Emptied name: the field shows the error and has the focus. */
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

async function saveOtherPhone(page: ReturnType<typeof within>): Promise<HTMLElement> {
  const phone = await page.findByRole('textbox', { name: 'Số điện thoại' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '0987 654 321');
  await userEvent.click(page.getByRole('button', { name: 'Lưu thông tin' }));
  return phone;
}

/** Whoever waits for a unit has the profile too, without the pages that open with the unit, and a short account menu. */
export const FilledWhileWaiting = pageStory({
  ...base,
  as: people.student,
  user: { company_id: null, company_name: null, admission: 'pending' },
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Thông tin của tôi');
    await expect(await page.findByRole('textbox', { name: /Họ và tên/ })).toBeVisible();
    await expect(page.queryByText('Cần hỗ trợ?')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /Tài khoản/ }));
    const menu = within(await page.findByRole('navigation', { name: 'Menu tài khoản' }));
    const links = menu.getAllByRole('link').map((item) => item.textContent);
    await expect(links).toEqual(['Thông tin của tôi']);
    await expect(menu.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  },
});

/** Saves a change, then a new password. */
export const Filled = story({
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await saveOtherPhone(page);
    await expect(await page.findByText('Đã lưu thông tin của bạn.')).toBeVisible();
    await userEvent.type(page.getByLabelText('Mật khẩu cũ'), 'Sen@2026!');
    await userEvent.type(page.getByLabelText('Mật khẩu mới'), 'Mới@2026!');
    await userEvent.type(page.getByLabelText('Nhập lại mật khẩu mới'), 'Mới@2026!');
    await userEvent.click(page.getByRole('button', { name: 'Đổi mật khẩu' }));
    await expect(await page.findByText(/Đã đổi mật khẩu/)).toBeVisible();
    await expect(page.getByLabelText('Mật khẩu cũ')).toHaveValue('');
  },
});

/** The server removes spaces from a number and responds late: input made meanwhile stays and becomes a draft. */
const savedSlowly = [
  http.post('/users/profile', async ({ response }) => {
    await delay(300);
    return response(200).json({ data: { ...teacherProfile, phone: '0987654321' } });
  }),
  ...profileMocks,
];

export const SavedAsTheServerKeepsIt = story({
  mocks: savedSlowly,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const phone = await saveOtherPhone(page);
    await waitFor(() => expect(phone).toHaveValue('0987654321'));
    // Longer than the debounce of a draft.
    await delay(500);
    await expect(await readDraft(draftKey)).toBeUndefined();
  },
});

export const TypedWhileItIsSaved = story({
  mocks: savedSlowly,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Họ và tên/ }), ' Minh');
    await userEvent.click(page.getByRole('button', { name: 'Lưu thông tin' }));
    const address = page.getByRole('textbox', { name: 'Địa chỉ' });
    await userEvent.clear(address);
    await userEvent.type(address, 'Huế');
    await expect(await page.findByText('Đã lưu thông tin của bạn.')).toBeVisible();
    await expect(address).toHaveValue('Huế');
    await waitFor(async () => expect(await readDraft(draftKey)).toMatchObject({ value: { address: 'Huế' } }));
    await removeDraft(draftKey);
  },
});

const pictured = [
  http.get('/users/profile', ({ response }) => response(200).json({ data: picturedProfile })),
  ...profileMocks,
];

/** A picture is chosen, moved by keyboard and saved; the bars show it too. */
export const PictureChanged = story({
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choosePicture(
      await page.findByRole('button', { name: 'Đổi ảnh đại diện' }),
      await drawnPicture('toi.png'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh đại diện' }));
    const across = await dialog.findByRole('slider', { name: 'Vị trí ngang của ảnh' });
    await waitFor(() => expect(across).toBeEnabled());
    across.focus();
    await userEvent.keyboard('{ArrowRight}+');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu ảnh' }));
    await expect(await page.findByRole('button', { name: 'Gỡ ảnh đại diện' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('img[src^="data:"]')).toHaveLength(2));
  },
});

/** Existing pictures can be removed. */
export const Pictured = story({
  mocks: pictured,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Gỡ ảnh bìa' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Gỡ ảnh đại diện' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Gỡ ảnh đại diện?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gỡ ảnh đại diện' }));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Gỡ ảnh đại diện' })).toBeNull());
    await waitFor(() => expect(page.getByRole('button', { name: 'Đổi ảnh đại diện' })).toHaveFocus());
  },
});

export const PicturedOnAPhone = story({
  mocks: pictured,
  phone: true,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Gỡ ảnh bìa' });
  },
});

/** A file that is no picture, or not of its declared type, is refused before anything is sent. */
export const PictureRefused = story({
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Đổi ảnh bìa' });
    await choosePicture(button, new File(['<svg onload="alert(1)"/>'], 'bia.png'));
    await expect(await page.findByText(/Tệp có đuôi .png nhưng nội dung là SVG/)).toBeVisible();
    await choosePicture(button, new File(['x'], 'bia.heic'));
    await expect(await page.findByText(/Hãy chọn tệp .png, .jpg, .jpeg, .gif/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Two-step sign-in is turned on with the password. */
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
    await userEvent.click(await page.findByRole('switch', { name: /^Yêu cầu mã khi đăng nhập/ }));
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

export const Refused = states.refused;

export const Failed = states.failed;
