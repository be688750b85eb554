import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import { memberImport } from '@sen/api/mocks/importMocks';
import { memberImportMocks } from '@sen/api/mocks/memberImportMocks';
import { memberImportReport } from '@sen/api/mocks/memberImportReport';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Members, import' } satisfies Meta;

const mocks = [...memberImportMocks, ...memberMocks, ...companyMocks];
const story = ({ as = people.admin, ...told }: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/import', as, mocks, ...told });

/** An import that was started earlier. */
const started = { path: `/import?import=${memberImport.id}`, as: people.admin };
const states = pageStates({ ...started, call: '/imports/:id' });
const withImport = (changes: Partial<typeof memberImport>) => [
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: { ...memberImport, ...changes } })),
  ...mocks,
];

/** Chooses a file; the mocks define its content. */
async function choose(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByText('Kéo thả tệp danh sách vào đây');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File(['a'], 'danh-sach-hoc-vien.xlsx'));
}

async function toRows(canvasElement: HTMLElement): Promise<void> {
  await choose(canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kiểm tra' }));
}

/** The progress of an import is being loaded. */
export const Loading = states.loading;
export const Failed = states.failed;

/** No file is chosen yet; earlier imports lead to their reports. */
export const Empty = story({
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
export const HeadingsBelow = story({
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

/** Checked: the accounts to create, and the refused rows with their reasons. */
export const Checked = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    const refusedRows = within(await page.findByRole('grid', { name: 'Dòng không hợp lệ' }));
    await expect(refusedRows.getAllByRole('row')).toHaveLength(4);
    // Once for a screen reader at the value, once in view.
    const [, reason] = refusedRows.getAllByText('Không thể tạo quản trị hệ thống bằng cách nhập tệp.');
    await expect(reason).toBeVisible();
  },
});

/** The dry run once more, with the fixes that were sent: a phone number that is given is right. */
const fixingMocks = [
  http.post('/import-block-user/check', async ({ request, response }) => {
    const fixes = (await request.formData()).get('fixes');
    const text = fixes instanceof Blob ? await fixes.text() : '';
    if (!text.includes('phone')) return response(200).json({ data: memberImportReport });
    const rows = memberImportReport.rows.map((row) => ({
      ...row,
      errors: row.errors.filter(({ column }) => column !== 'phone' && !text.includes(column)),
    }));
    const left = rows.filter(({ errors }) => errors.length > 0);
    const good = memberImportReport.good + rows.length - left.length;
    return response(200).json({
      data: { ...memberImportReport, good, refused: left.length, rows: left },
    });
  }),
  ...mocks,
];

/** Wrong cells are fixed in place by keyboard; each fix is checked again with its counts, and sent with the start. */
export const FixedInPlace = story({
  mocks: fixingMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    const wrong = within(await page.findByRole('grid', { name: 'Dòng không hợp lệ' }));
    page.getByRole('button', { name: 'Lỗi sau (F8)' }).focus();
    await userEvent.keyboard('{F8}{F8}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('data-row', '431-phone'),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.type(
      await page.findByRole('textbox', { name: 'Số điện thoại (D)' }),
      '0912345678{Enter}',
    );
    await expect(await wrong.findByText('Đã sửa')).toBeVisible();
    await userEvent.click(wrong.getByRole('button', { name: 'HV0012' }));
    const code = await page.findByRole('textbox', { name: 'Mã thành viên (F)' });
    await userEvent.clear(code);
    await userEvent.type(code, 'HV0431{Enter}');
    await expect((await page.findAllByText('1.246 mới, 2 thay đổi, 1 bị từ chối.'))[0]).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nhập 1.248 thành viên' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Tải cả tệp kèm cột lỗi' })).toBeVisible();
  },
});

export const FixedOnAPhone = story({
  phone: true,
  mocks: fixingMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'HV0012' }));
    await userEvent.type(await page.findByRole('textbox', { name: 'Mã thành viên (F)' }), '9{Enter}');
    await expect(await page.findByRole('button', { name: 'HV00129' })).toBeVisible();
  },
});

/** A fix that cannot be checked says so at its row. */
export const FixUnchecked = story({
  mocks: [
    http.post('/import-block-user/check', async ({ request, response }) =>
      (await request.formData()).has('fixes')
        ? response.untyped(HttpResponse.error())
        : response(200).json({ data: memberImportReport }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'HV0012' }));
    await userEvent.type(await page.findByRole('textbox', { name: 'Mã thành viên (F)' }), '9{Enter}');
    const wrong = within(page.getByRole('grid', { name: 'Dòng không hợp lệ' }));
    await expect(await wrong.findByText('Cả dòng')).toBeVisible();
  },
});

export const CheckedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await toRows(canvasElement);
    await expect(await within(canvasElement).findByText('Tài khoản sẽ được tạo')).toBeVisible();
    // A step begins at the head of the page, with the way back.
    const back = within(canvasElement).getByRole('link', { name: 'Thành viên' });
    await waitFor(() => expect(back.getBoundingClientRect().top).toBeGreaterThan(64));
  },
});

/** Rows of existing members change them, unless the person does not want that: the old beside the new. */
export const Changed = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await expect((await page.findAllByText('1.245 mới, 2 thay đổi, 2 bị từ chối.'))[0]).toBeVisible();
    const changes = within(page.getByRole('grid', { name: 'Dòng thay đổi' }));
    await expect(changes.getByText('0912 345 678').tagName).toBe('DEL');
    await expect(changes.getByText('0987 654 321').tagName).toBe('INS');
    const apply = page.getByRole('checkbox', { name: /Cập nhật 2 mục đã có/ });
    await expect(apply).toBeChecked();
    await userEvent.click(apply);
    await expect(page.getByRole('button', { name: 'Nhập 1.245 thành viên' })).toBeEnabled();
  },
});

export const ChangedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await toRows(canvasElement);
    await expect(await within(canvasElement).findByRole('heading', { name: 'Dòng thay đổi' })).toBeVisible();
  },
});

/** Imported: the created accounts, what happens next, and the rows to fix. */
export const Filled = story({
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

async function seesProgress(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await expect(await page.findByRole('progressbar', { name: 'Đã xử lý 24.500 / 60.000 dòng' })).toBeVisible();
  await expect(page.getByText(/Bạn có thể rời trang này/)).toBeVisible();
}

const running = { state: 'running', finished_at: null, read: 24_500, total: 60_000 } as const;

/** Coming back shows an import that is not finished. */
export const Running = story({
  mocks: [
    http.get('/imports', ({ response }) => response(200).json({ data: [{ ...memberImport, ...running }] })),
    ...withImport(running),
  ],
  play: ({ canvasElement }) => seesProgress(canvasElement),
});

export const RunningOnAPhone = story({
  ...started,
  phone: true,
  mocks: withImport(running),
  play: ({ canvasElement }) => seesProgress(canvasElement),
});

/** A failed import says why and what to do. */
export const Stopped = story({
  ...started,
  mocks: [
    http.post('/imports/{id}/retry', ({ response }) =>
      response(200).json({ data: { ...memberImport, ...running, rows: [] } }),
    ),
    ...withImport({
      state: 'failed',
      saved: 500,
      failure: {
        code: 'importStopped',
        message:
          'Máy chủ gặp lỗi và đã thử lại nhiều lần. Các dòng đã lưu được giữ nguyên. Hãy bấm “Tiếp tục nhập” sau ít phút; nếu vẫn lỗi, hãy báo quản trị hệ thống.',
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chưa nhập xong danh-sach-hoc-vien.xlsx')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục nhập' }));
    await expect(await page.findByRole('progressbar', { name: /^Đã xử lý/ })).toBeVisible();
  },
});

const undoing = [
  http.post('/imports/{id}/undo', ({ response }) =>
    response(200).json({
      data: { ...memberImport, state: 'undoing', finished_at: null, undone: 400, rows: [], undo_until: null },
    }),
  ),
  ...withImport({}),
];

async function asksToUndo(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await expect(await page.findByText(/Có thể hoàn tác cả lần nhập này đến/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác lần nhập' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tác' }));
  return dialog;
}

/** Undone by a job: its progress, as of the import itself. */
export const Undoing = story({
  ...started,
  mocks: undoing,
  play: async ({ canvasElement }) => {
    await asksToUndo(canvasElement);
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Đã xử lý 400 / 1.247 dòng' });
    await expect(bar).toBeVisible();
  },
});

/** Something depends on it: nothing is undone, and the question says what it is. */
export const UndoRefused = story({
  ...started,
  mocks: [
    refused(
      '/imports/:id/undo',
      {
        status: 409,
        code: 'importDependedOn',
        message:
          'Chưa hoàn tác gì, vì 1 dòng của lần nhập này đang được dùng hoặc đã được sửa: dòng 4 – Phạm Thu Hà (đã kích hoạt tài khoản).',
      },
      'post',
    ),
    ...withImport({}),
  ],
  play: async ({ canvasElement }) => {
    const dialog = await asksToUndo(canvasElement);
    await expect(await dialog.findByText(/dòng 4 – Phạm Thu Hà/)).toBeVisible();
  },
});

/** Undone, but for what came into use meanwhile. */
export const Undone = story({
  ...started,
  phone: true,
  mocks: withImport({
    state: 'undone',
    undone: 1_246,
    kept: 1,
    undo_until: null,
    rows: memberImport.rows.slice(0, 1).map((row) => ({ ...row, row: 4, name: 'Phạm Thu Hà' })),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Đã hoàn tác lần nhập danh-sach-hoc-vien.xlsx')).toBeVisible();
    await expect(
      page.getByText('Được giữ lại vì đã được dùng hoặc đổi sau đó: 1 dòng (dòng 4 – Phạm Thu Hà).'),
    ).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Hoàn tác lần nhập' })).toBeNull();
  },
});

/** A role above the units selects one, too: a file that is chosen before that waits. */
export const EmptyForSuperAdmin = story({
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
export const Unreadable = story({
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
