import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { memberImport } from '@sen/api/mocks/importMocks';
import { memberImportReport } from '@sen/api/mocks/memberImportReport';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { seesHeading } from '../../testing/seen';
import { choose, importStory, mocks, started, toRows } from './testing/memberImportStories';

export default { title: 'Pages/Members, import' } satisfies Meta;

const states = pageStates({ ...started, call: '/imports/:id' });

/** The progress of an import is being loaded. */
export const Loading = states.loading;
export const Failed = states.failed;

/** No file is chosen yet; earlier imports lead to their reports. */
export const Empty = importStory({
  mocks: [
    http.get('/imports', ({ response }) =>
      response(200).json({
        data: [
          {
            ...memberImport,
            id: '1f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10',
            state: 'failed',
            failure: { code: 'importStopped', message: '…' },
            saved: 500,
          },
          memberImport,
        ],
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Nhập thành viên từ tệp');
    await expect(page.getByRole('button', { name: 'Excel (.xlsx)' })).toBeEnabled();
    await expect(page.getAllByRole('link', { name: 'Thành viên' }).at(-1)).toHaveAttribute('href', '/users');
    const recent = within(await page.findByRole('grid', { name: 'Các lần nhập gần đây' }));
    await expect(recent.getAllByRole('link')[1]).toHaveAttribute('href', started.path);
    await expect(recent.getByText('Chưa nhập xong')).toBeVisible();
  },
});

/** The heading row is found below a title; another one can be chosen. */
export const HeadingsBelow = importStory({
  mocks: [
    http.post('/import-block-user/check', ({ response }) =>
      response(200).json({
        data: {
          ...memberImportReport,
          header_row: 3,
          notes: [
            {
              code: 'headingsBelow',
              message: 'Tiêu đề cột được lấy ở dòng 3; các dòng phía trên được bỏ qua.',
            },
          ],
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement);
    await expect(await page.findByText(/được lấy ở dòng 3/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Dòng tiêu đề/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dòng 2' }));
    await expect(await page.findByRole('button', { name: 'Kiểm tra' })).toBeEnabled();
  },
});

/** Imported: the created accounts, what happens next, and the rows to fix. */
export const Filled = importStory({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Nhập 1.247 thành viên' }));
    await expect(await page.findByText('Đã tạo 1.245 tài khoản')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Xem người chưa kích hoạt' })).toHaveAttribute(
      'href',
      '/users/inactive',
    );
    await userEvent.click(page.getByRole('button', { name: 'Nhập tệp khác' }));
    await expect(await page.findByText('Kéo thả tệp danh sách vào đây')).toBeVisible();
  },
});

/** A role above the units selects one, too: a file that is chosen before that waits. */
export const EmptyForSuperAdmin = importStory({
  as: people.superAdmin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const unit = await page.findByRole('combobox', { name: /Đơn vị/ });
    await choose(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tiếp tục' }));
    await expect(page.getByRole('alert')).toHaveTextContent('Hãy chọn đơn vị.');
    await userEvent.type(unit, 'an');
    await userEvent.click(await screen.findByRole('option', { name: /An Phát/ }));
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục' }));
    await userEvent.click(await page.findByRole('button', { name: 'Kiểm tra' }));
    await expect(await page.findByText('Tài khoản sẽ được tạo')).toBeVisible();
  },
});

/** Unrecognised columns must be mapped. */
export const ColumnsMissing = importStory({
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
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await expect(page.getAllByText('Cần chọn một cột cho thông tin này.')).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: /Email/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Thư/ }));
    await expect(page.getAllByText('Cần chọn một cột cho thông tin này.')).toHaveLength(1);
    await expect(page.queryByRole('button', { name: /^Nhập \d/ })).toBeNull();
  },
});

export const Refused = closedPage({ path: '/import', as: people.teacher });

/** The file is unusable: the reason, and another one can be chosen. */
export const Unreadable = importStory({
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
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement);
    await expect(await page.findByText('Không dùng được tệp danh-sach-hoc-vien.xlsx')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Chọn tệp khác' }));
    await expect(await page.findByText('Kéo thả tệp danh sách vào đây')).toBeVisible();
  },
});
