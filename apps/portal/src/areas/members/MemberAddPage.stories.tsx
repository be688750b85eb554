import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { emptyMember } from './memberForm';

export default { title: 'Pages/Member, add' } satisfies Meta;

const as = people.admin;
const path = '/users/add?role=student';
const mocks = [...memberMocks, ...companyMocks];
const story = ({ as: who = as, ...told }: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({
    path,
    as: who,
    before: () => removeDraft(`${who?.id}:member:new`),
    mocks,
    ...told,
  });

const name = 'Ngô Bảo Khánh';

async function fill(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Họ và tên/ }), name);
  await userEvent.type(page.getByRole('textbox', { name: /Số điện thoại/ }), '0987654321');
  const born = page.getByRole('group', { name: /Ngày sinh/ });
  for (const [place, part] of ['28', '02', '2001'].entries()) {
    const field = within(born).getAllByRole('spinbutton')[place];
    if (field) await userEvent.type(field, part);
  }
  await userEvent.type(page.getByRole('textbox', { name: /Mã thành viên/ }), 'SV0199');
  await userEvent.type(page.getByRole('textbox', { name: /Email/ }), 'khanh@sen.vn');
}

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Thêm thành viên' }));

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await save(canvasElement);
}

const states = formStates({
  path,
  as,
  before: () => removeDraft(`${as.id}:member:new`),
  mocks,
  call: '/addusers',
  submit: fillAndSave,
  button: 'Thêm thành viên',
  notSaved: 'Chưa lưu được thành viên',
  kept: { field: /Họ và tên/, value: name },
});

export const Loading = states.loading;

/** Empty form: each required field shows an error, the first has the focus; the bar names them and shrinks as they are put right. */
export const Empty = story({
  path: '/users/add',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Thêm thành viên');
    const first = await page.findByRole('textbox', { name: /Họ và tên/ });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await save(canvasElement);
    await expect(await page.findByText('Còn 6 chỗ cần sửa')).toBeVisible();
    await expect(first).toHaveFocus();
    const label = page.getByText('Họ và tên', { selector: 'label' });
    await expect(label.getBoundingClientRect().top, 'the label is under the header').toBeGreaterThanOrEqual(
      page.getByRole('banner').getBoundingClientRect().bottom,
    );
    await expect(page.getByRole('textbox', { name: /Email/ })).toBeInvalid();
    await userEvent.click(page.getByRole('button', { name: 'Số điện thoại' }));
    await expect(page.getByRole('textbox', { name: /Số điện thoại/ })).toHaveFocus();
    await userEvent.keyboard('0912345678');
    await expect(await page.findByText('Còn 5 chỗ cần sửa')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Số điện thoại' })).toBeNull();
  },
});

/** Leaving an unsaved form says that the input is kept. */
export const Left = story({
  path: '/users/add',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Họ và tên/ }), 'An');
    await userEvent.click(page.getByRole('link', { name: 'Hủy' }));
    const kept = await screen.findByText(/vẫn được giữ trên thiết bị này/);
    await waitFor(() => expect(kept).toBeVisible());
  },
});

/** A date of birth without its day is named and not sent; leaving the page would lose it, so that is asked about. */
export const LeftWithAHalfTypedDate = story({
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const page = within(canvasElement);
    const day = within(page.getByRole('group', { name: /Ngày sinh/ })).getAllByRole('spinbutton')[0];
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(day).toHaveTextContent('ngày'));
    await save(canvasElement);
    await expect(await page.findByText('Hãy nhập đủ ngày, tháng, năm.')).toBeVisible();
    await expect(page.getByText('Còn 1 chỗ cần sửa')).toBeVisible();
    const leave = () => userEvent.click(page.getByRole('link', { name: 'Hủy' }));
    await leave();
    const asked = within(await screen.findByRole('alertdialog', { name: 'Rời trang này?' }));
    await expect(asked.getByText('Ngày giờ đang nhập dở sẽ không được giữ lại.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Nhập tiếp' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(page.getByRole('textbox', { name: /Họ và tên/ })).toHaveValue(name);
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Vẫn rời trang' }));
    await seesHeading(canvasElement, 'Học viên');
    const kept = await screen.findByText(/vẫn được giữ trên thiết bị này/);
    await waitFor(() => expect(kept).toBeVisible());
    await expect(screen.queryByText(/Ngày giờ nhập dở/)).toBeNull();
  },
});

/** A date that is finished after the question is kept with the rest, so nothing is asked any more. */
export const FinishedAfterTheQuestion = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const born = await page.findByRole('group', { name: /Ngày sinh/ });
    const parts = within(born).getAllByRole('spinbutton');
    await userEvent.type(parts[0] ?? born, '28');
    await userEvent.click(page.getByRole('link', { name: 'Hủy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Nhập tiếp' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.type(parts[1] ?? born, '02');
    await userEvent.type(parts[2] ?? born, '2001');
    await userEvent.click(page.getByRole('link', { name: 'Hủy' }));
    await seesHeading(canvasElement, 'Học viên');
  },
});

/** The role comes from the list; the member's page shows what happens next. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Học viên' })).toHaveAttribute('href', '/students');
    await fill(canvasElement);
    await save(canvasElement);
    await seesHeading(canvasElement, 'Hoàng Văn Thắng');
    await expect(page.getByText('Đang chờ thành viên kích hoạt')).toBeVisible();
  },
});

/** A role above the units selects one, and may create others of its kind. */
export const FilledBySuperAdmin = story({
  as: people.superAdmin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: /Đơn vị/ }), 'an');
    await userEvent.click(await screen.findByRole('option', { name: /An Phát/ }));
    await expect(page.getByRole('combobox', { name: /Đơn vị/ })).toHaveValue('Công ty TNHH Cơ khí An Phát');
    await userEvent.click(page.getByRole('button', { name: /Vai trò/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Quản trị hệ thống' }));
    await expect(page.queryByRole('combobox', { name: /Đơn vị/ })).toBeNull();
  },
});

export const EmptyOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Thêm thành viên'),
});

/** A draft is restored and can be discarded. */
export const Restored = story({
  before: () =>
    writeDraft(`${as.id}:member:new`, {
      savedAt: '2026-11-21T02:00:00Z',
      base: null,
      value: { ...emptyMember({ company_id: '1', company_name: 'Sen' }, 'student'), name },
    }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Họ và tên/ })).toHaveValue(name);
    await userEvent.click(page.getByRole('button', { name: 'Bỏ và làm lại từ đầu' }));
    await expect(await page.findByRole('textbox', { name: /Họ và tên/ })).toHaveValue('');
  },
});

/** The email is taken: the field shows the error and the input is kept. */
export const RefusedField = story({
  mocks: [
    refused(
      '/addusers',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
        errors: { email: ['Email này đã có tài khoản khác dùng.'] },
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await save(canvasElement);
    const email = within(canvasElement).getByRole('textbox', { name: /Email/ });
    await expect(
      await within(canvasElement).findByText('Email này đã có tài khoản khác dùng.'),
    ).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('khanh@sen.vn');
  },
});

export const Refused = closedPage({ path, as: people.teacher });

export const Failed = states.failed;
