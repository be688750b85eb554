import { http } from '@sen/api/mocks/http';
import { memberImportReport } from '@sen/api/mocks/memberImportReport';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { importStory, mocks, toRows } from './testing/memberImportStories';

export default { title: 'Pages/Members, import, check' } satisfies Meta;

/** Checked: the accounts to create, and the refused rows with their reasons. */
export const Checked = importStory({
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
export const FixedInPlace = importStory({
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

export const FixedOnAPhone = importStory({
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
export const FixUnchecked = importStory({
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

export const CheckedOnAPhone = importStory({
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
export const Changed = importStory({
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

export const ChangedOnAPhone = importStory({
  phone: true,
  play: async ({ canvasElement }) => {
    await toRows(canvasElement);
    await expect(await within(canvasElement).findByRole('heading', { name: 'Dòng thay đổi' })).toBeVisible();
  },
});
