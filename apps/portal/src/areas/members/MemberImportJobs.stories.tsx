import { http } from '@sen/api/mocks/http';
import { memberImport } from '@sen/api/mocks/importMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { importStory, started, withImport } from './testing/memberImportStories';

export default { title: 'Pages/Members, import, jobs' } satisfies Meta;

async function seesProgress(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await expect(await page.findByRole('progressbar', { name: 'Đã xử lý 24.500 / 60.000 dòng' })).toBeVisible();
  await expect(page.getByText(/Bạn có thể rời trang này/)).toBeVisible();
}

const running = { state: 'running', finished_at: null, read: 24_500, total: 60_000 } as const;

/** Coming back shows an import that is not finished. */
export const Running = importStory({
  mocks: [
    http.get('/imports', ({ response }) => response(200).json({ data: [{ ...memberImport, ...running }] })),
    ...withImport(running),
  ],
  play: ({ canvasElement }) => seesProgress(canvasElement),
});

export const RunningOnAPhone = importStory({
  ...started,
  phone: true,
  mocks: withImport(running),
  play: ({ canvasElement }) => seesProgress(canvasElement),
});

/** A failed import says why and what to do. */
export const Stopped = importStory({
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
export const Undoing = importStory({
  ...started,
  mocks: undoing,
  play: async ({ canvasElement }) => {
    await asksToUndo(canvasElement);
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Đã xử lý 400 / 1.247 dòng' });
    await expect(bar).toBeVisible();
  },
});

/** Something depends on it: nothing is undone, and the question says what it is. */
export const UndoRefused = importStory({
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
export const Undone = importStory({
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
