import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import { memberImportMocks } from '@sen/api/mocks/memberImportMocks';
import { memberImportReport } from '@sen/api/mocks/memberImportReport';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading, seesLoading, seesRefused } from '../../testing/seen';

export default { title: 'Pages/Members, import' } satisfies Meta;

const story = ({ as = people.admin, ...told }: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/import', as, mocks: [...memberImportMocks, ...memberMocks, ...companyMocks], ...told });

/** Chooses a file; the mocks define its content. */
async function choose(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByText('Kéo thả tệp danh sách vào đây');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File(['a'], 'danh-sach-hoc-vien.xlsx'));
}

/** The file is being checked. */
export const Loading = story({
  mocks: [pending('/import-block-user/check', 'post')],
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await seesLoading(canvasElement);
  },
});

/** No file is chosen yet. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Nhập thành viên từ tệp');
    await expect(page.getByRole('button', { name: 'Excel (.xlsx)' })).toBeEnabled();
    await expect(page.getAllByRole('link', { name: 'Thành viên' }).at(-1)).toHaveAttribute('href', '/users');
  },
});

/** Checked: the accounts to create, and the refused rows with their reasons. */
export const Checked = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement);
    await expect(await page.findByText('Kết quả kiểm tra danh-sach-hoc-vien.xlsx')).toBeVisible();
    const refusedRows = within(await page.findByRole('grid', { name: 'Các dòng không hợp lệ' }));
    await expect(refusedRows.getAllByRole('row')).toHaveLength(4);
    await expect(page.getByText('Không thể tạo quản trị hệ thống bằng cách nhập tệp.')).toBeVisible();
  },
});

export const CheckedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByText(/^Kết quả kiểm tra/)).toBeVisible();
  },
});

/** Imported: the created accounts, what happens next, and the rows to fix. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Nhập 1.247 thành viên' }));
    await expect(await page.findByText('Đã tạo 1.247 tài khoản')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Xem người chưa kích hoạt' })).toHaveAttribute(
      'href',
      '/users/inactive',
    );
    await expect(page.getByRole('button', { name: 'Tải các dòng lỗi' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Nhập tệp đã sửa' })).toBeEnabled();
  },
});

/** A role above the units selects one before the file. */
export const EmptyForSuperAdmin = story({
  as: people.superAdmin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Hãy chọn đơn vị trước/)).toBeVisible();
    await userEvent.type(await page.findByRole('combobox', { name: /Đơn vị/ }), 'an');
    await userEvent.click(await screen.findByRole('option', { name: /An Phát/ }));
    await choose(canvasElement);
    await expect(await page.findByText(/^Kết quả kiểm tra/)).toBeVisible();
  },
});

/** Unrecognised columns must be mapped. */
export const ColumnsMissing = story({
  mocks: [
    http.post('/import-block-user/check', ({ response }) =>
      response(200).json({
        data: {
          ...memberImportReport,
          headers: ['Họ và tên', 'Thư', 'Nhóm', 'Số điện thoại', 'Ngày sinh', 'Mã thành viên'],
          mapping: { name: 0, phone: 3, dateOfBirth: 4, membership_code: 5 },
          good: 0,
          repeated: 0,
          refused: 0,
          rows: [],
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement);
    await expect(await page.findByText(/Thiếu: E-mail, Vai trò\./)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /E-mail/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Thư' }));
    await expect(page.getByRole('button', { name: 'Đọc lại với các cột này' })).toBeEnabled();
    await expect(page.queryByRole('button', { name: /^Nhập \d/ })).toBeNull();
  },
});

export const Refused = story({
  as: people.teacher,
  mocks: [],
  play: ({ canvasElement }) => seesRefused(canvasElement),
});

/** The file is unusable: the reason, and another one can be chosen. */
export const Failed = story({
  mocks: [
    refused(
      '/import-block-user/check',
      {
        status: 422,
        code: 'fileEncrypted',
        message: 'Tệp được bảo vệ bằng mật khẩu. Hãy bỏ mật khẩu rồi chọn lại.',
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement);
    await expect(await page.findByText('Không dùng được tệp danh-sach-hoc-vien.xlsx')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Chọn tệp khác' }));
    await expect(await page.findByText('Kéo thả tệp danh sách vào đây')).toBeVisible();
  },
});
