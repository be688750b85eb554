import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportDialog, type ImportDialogProps, type ImportRow, type ImportRowError } from './ImportDialog';

const targets = [
  { key: 'name', label: 'Họ và tên', required: true, width: 'wide' },
  { key: 'email', label: 'Thư điện tử', required: true, width: 'wide' },
  { key: 'phone', label: 'Số điện thoại' },
  { key: 'unit', label: 'Đơn vị', width: 'wide' },
] as const;

const names = ['Nguyễn Thị Diễm Quỳnh', 'Đỗ Hữu Ước', 'Trần Ánh Nguyệt', 'Ân Văn Đạt', 'Lê Thị Thủy'];
const units = ['Phòng Đào tạo', 'Khoa Hồi sức tích cực', 'Tổ Kỹ thuật điện'];

/** Validates a row as a server would. */
function check(cells: Readonly<Record<string, string>>): ImportRowError[] {
  const errors: ImportRowError[] = [];
  const { email = '', phone = '' } = cells;
  if (!email.includes('@'))
    errors.push({
      key: 'email',
      column: 'Email',
      value: email,
      reason: 'Không phải địa chỉ thư. Ví dụ: ten@donvi.vn',
    });
  if (!/^0\d{9}$/.test(phone))
    errors.push({ key: 'phone', column: 'SĐT', value: phone, reason: 'Cần đủ 10 chữ số, bắt đầu bằng 0.' });
  return errors;
}

function people(count: number, changed: number, wrong: readonly number[]): ImportRow[] {
  return Array.from({ length: count }, (_, place): ImportRow => {
    const cells = {
      name: names[place % names.length] ?? '',
      email: wrong.includes(place) ? `hocvien${place}.sen.vn` : `hocvien${place}@sen.vn`,
      phone: wrong.includes(place) && place % 2 === 0 ? '' : `09${String(10_000_000 + place)}`,
      unit: units[place % units.length] ?? '',
    };
    return {
      number: place + 2,
      kind: place % 14 === 1 && place / 14 < changed ? 'change' : 'new',
      cells,
      errors: check(cells),
    };
  });
}

const rows = people(449, 31, [3, 40, 41, 200, 317, 448]);

const meta = {
  title: 'Composites/ImportDialog/Check',
  component: ImportDialog,
  args: {
    open: true,
    title: 'Nhập học viên',
    step: { kind: 'preview', fileName: 'hoc-vien-khoa-12.xlsx', rows },
    targets,
    onFile: fn(),
    onMappingChange: fn(),
    onMapped: fn(),
    onBack: fn(),
    onFix: fn((number: number, changes: Readonly<Record<string, string>>) =>
      Promise.resolve(check({ ...rows.find((row) => row.number === number)?.cells, ...changes })),
    ),
    onSave: fn(),
    onDownloadRefused: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset['row'];

export const Counts: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập học viên' }));
    await expect(dialog.getByText('412 mới, 31 thay đổi, 6 bị từ chối.')).toBeInTheDocument();
    await expect(dialog.getByText('443')).toBeVisible();
    await userEvent.click(dialog.getByText('Xem và sửa tất cả 449 dòng'));
    await expect(await dialog.findByRole('checkbox', { name: 'Chọn Dòng 5' })).toBeDisabled();
    const all = within(dialog.getByRole('grid', { name: 'Các dòng trong tệp' }));
    for (const reason of all.getAllByText('Không phải địa chỉ thư. Ví dụ: ten@donvi.vn')) {
      await expect(reason.scrollWidth, 'the reason is cut').toBeLessThanOrEqual(reason.clientWidth);
      await expect(reason.scrollHeight, 'the reason is cut').toBeLessThanOrEqual(reason.clientHeight + 1);
    }
  },
};

/** Only what is wrong is listed, each reason in full. */
export const OnlyWrongCells: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập học viên' }));
    const grid = within(await dialog.findByRole('grid', { name: 'Dòng không hợp lệ' }));
    await expect(grid.getAllByRole('row')).toHaveLength(10);
    for (const reason of grid.getAllByText('Không phải địa chỉ thư. Ví dụ: ten@donvi.vn')) {
      const cell = reason.closest('[role="gridcell"]');
      await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
    }
    await expect(dialog.queryByRole('grid', { name: 'Các dòng trong tệp' })).toBeNull();
  },
};

/** From error to error, each fixed in place, by keyboard alone. */
export const FixedInPlace: Story = {
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập học viên' }));
    dialog.getByRole('button', { name: 'Lỗi sau (F8)' }).focus();
    await step('F8 goes to the first wrong cell', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(focused()).toBe('5-email'));
      await expect(document.activeElement).toHaveTextContent('Không phải địa chỉ thư');
    });
    await step('Enter makes it a field, Enter again has the row looked at', async () => {
      await userEvent.keyboard('{Enter}');
      const field = await dialog.findByRole('textbox', { name: 'Thư điện tử' });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.type(field, 'diemquynh@sen.vn{Enter}');
      await expect(args.onFix).toHaveBeenCalledWith(5, { email: 'diemquynh@sen.vn' });
      await waitFor(() =>
        expect(dialog.getByText('413 mới, 31 thay đổi, 5 bị từ chối.')).toBeInTheDocument(),
      );
      await expect(focused()).toBe('5-email');
      await expect(dialog.getByText('Đã sửa')).toBeVisible();
    });
    await step('Escape leaves a cell as it was', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Thư điện tử' }), 'x{Escape}');
      await expect(dialog.queryByRole('textbox')).toBeNull();
      await expect(focused()).toBe('5-email');
    });
    await step('F8 goes on to the next wrong cell, Shift+F8 back and round', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(focused()).toBe('42-email'));
      await userEvent.keyboard('{Shift>}{F8}{/Shift}');
      await waitFor(() => expect(focused()).toBe('450-phone'));
    });
    await step('nothing is saved before one says so; then the fixes go along', async () => {
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole('button', { name: 'Lưu 444 dòng' }));
      await expect(args.onSave).toHaveBeenCalledWith(expect.arrayContaining([2, 5]), [
        { number: 5, changes: { email: 'diemquynh@sen.vn' } },
      ]);
    });
  },
};

export const Correcting: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập học viên' }));
    await userEvent.click(dialog.getByRole('button', { name: 'hocvien3.sen.vn' }));
    await expect(await dialog.findByRole('textbox', { name: 'Thư điện tử' })).toHaveFocus();
  },
};

function LargeFile(args: ImportDialogProps) {
  const [everybody] = useState(() => people(100_000, 31, [3, 99_998]));
  return <ImportDialog {...args} step={{ kind: 'preview', fileName: 'toan-vien.csv', rows: everybody }} />;
}

export const HundredThousandRows: Story = {
  // Not as args: Storybook would serialize them, which takes longer than all else.
  render: (args) => <LargeFile {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập học viên' }));
    await userEvent.click(dialog.getByText('Xem và sửa tất cả 100.000 dòng'));
    await dialog.findByRole('grid', { name: 'Các dòng trong tệp' });
    await expect(dialog.getAllByRole('row').length).toBeLessThan(80);
    dialog.getByRole('button', { name: 'Lỗi trước (Shift+F8)' }).click();
    await waitFor(() => expect(focused()).toBe('100000-phone'));
  },
};

/** A short value, and the field that it becomes, are as wide as their cell and high enough for a finger. */
export const PhoneCheck: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập học viên' }));
    const [empty] = await dialog.findAllByRole('button', { name: '(trống)' });
    const size = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const cell = size(empty?.closest('[role="gridcell"]') ?? undefined);
    const value = size(empty);
    await expect(value.width).toBeGreaterThan(cell.width / 2);
    await expect(value.height).toBeGreaterThanOrEqual(44);
    await userEvent.click(empty ?? document.body);
    const field = size(await dialog.findByRole('textbox', { name: 'Số điện thoại' }));
    await expect(field.height).toBeGreaterThanOrEqual(44);
    await expect(field.width).toBeGreaterThan(cell.width / 2);
  },
};
