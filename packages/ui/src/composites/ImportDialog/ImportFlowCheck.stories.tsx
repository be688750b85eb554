import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ImportFlow } from './ImportDialog';
import { mapped, outcome, targets } from './sampleImport';
import { flowArgs, readingNotes } from './stories/flowArgs';

const meta = {
  title: 'Composites/ImportFlow/Check',
  component: ImportFlow,
  args: flowArgs,
} satisfies Meta<typeof ImportFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Checked: Story = {
  args: { step: { kind: 'checked', good: 59_400, notes: readingNotes, ...outcome } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const grid = await page.findByRole('grid', { name: 'Dòng không hợp lệ' });
    await expect(within(grid).getAllByText('Phạm Thu Hà').length).toBeGreaterThan(0);
    await expect(page.getByText('Bảng này hiện 1 dòng đầu. Tệp tải về có đủ 600 dòng.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Tải các dòng lỗi' }));
    await expect(args.onDownloadRefused).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Nhập 59.400 thành viên' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

/** Wrong cells of a check by a server are fixed in place; the rows of the next step have what it found. */
export const FixedInPlace: Story = {
  args: {
    step: {
      kind: 'checked',
      ...outcome,
      good: 59_400,
      rows: outcome.rows.map((row) => ({
        ...row,
        cells: Object.fromEntries(row.errors.map((_, place) => [targets[place]?.key ?? '', `sai ${place}`])),
        errors: row.errors.map((error, place) => ({ ...error, key: targets[place]?.key })),
      })),
    },
  },
  render: function Fixing(args) {
    const [step, setStep] = useState(args.step);
    const onFix: NonNullable<typeof args.onFix> = async () => {
      if (step.kind !== 'checked') return;
      const rows = step.rows.map((row) => ({ ...row, before: row.errors, errors: [] }));
      setStep({ ...step, good: 59_401, refused: 599, rows });
    };
    return <ImportFlow {...args} step={step} onFix={onFix} />;
  },
  play: async ({ args, canvasElement }) => {
    const flow = within(canvasElement);
    await userEvent.click(flow.getByRole('button', { name: 'Tải cả tệp kèm cột lỗi' }));
    await expect(args.onDownloadAll).toHaveBeenCalled();
    await userEvent.keyboard('{F8}{Enter}');
    await userEvent.keyboard('đúng{Enter}');
    const grid = within(flow.getByRole('grid', { name: 'Dòng không hợp lệ' }));
    await expect((await grid.findAllByText('Đã sửa'))[0]).toBeVisible();
    await userEvent.click(flow.getByRole('button', { name: 'Nhập 59.401 thành viên' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      [],
      [expect.objectContaining({ number: outcome.rows[0]?.number })],
    );
  },
};

/** The keys of the check work from its first moment: what was pressed before is gone. */
export const FixedFromTheBeginning: Story = {
  args: { ...FixedInPlace.args },
  render: function Checking(args) {
    const [step, setStep] = useState<typeof args.step>(mapped);
    return (
      <ImportFlow
        {...args}
        step={step}
        onFix={async () => undefined}
        onMapped={() => setStep(args.step)}
        onBack={() => setStep({ kind: 'choose' })}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const flow = within(canvasElement);
    flow.getByRole('button', { name: 'Kiểm tra' }).focus();
    await userEvent.keyboard('{Enter}');
    await flow.findByRole('grid', { name: 'Dòng không hợp lệ' });
    await userEvent.keyboard('{F8}{Enter}');
    await expect(await flow.findByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    flow.getByRole('button', { name: 'Quay lại' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(flow.getByRole('button', { name: /Chọn tệp/ })).toHaveFocus();
  },
};

/** A fix is being checked: the counts are not those of it yet. */
export const CheckingAgain: Story = {
  args: { step: { kind: 'checked', good: 59_400, checking: true, ...outcome } },
  play: async ({ canvasElement }) => {
    const flow = within(canvasElement);
    await expect(flow.getByText('Đang kiểm tra lại…')).toBeVisible();
    await expect(flow.getByRole('button', { name: 'Nhập 59.400 thành viên' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NothingGood: Story = {
  args: { step: { kind: 'checked', good: 0, ...outcome } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Nhập 0 thành viên' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const changes = {
  count: 31,
  applied: true,
  rows: [
    {
      number: 7,
      name: 'Đỗ Minh Châu',
      cells: [
        { column: 'Số điện thoại', before: '0912 345 678', after: '0987 654 321' },
        { column: 'Chức danh', before: '', after: 'Trưởng nhóm chăm sóc khách hàng' },
      ],
    },
  ],
};

/** Rows that change what exists show the old beside the new, and the person says whether they are saved. */
export const Changes: Story = {
  args: { step: { kind: 'checked', good: 59_431, fresh: 59_400, changes, ...outcome } },
  play: async ({ args, canvasElement }) => {
    const flow = within(canvasElement);
    await expect(flow.getAllByText('59.400 mới, 31 thay đổi, 600 bị từ chối.')[0]).toBeVisible();
    const table = within(flow.getByRole('grid', { name: 'Dòng thay đổi' }));
    await expect(table.getByText('0912 345 678').tagName).toBe('DEL');
    await userEvent.click(flow.getByRole('checkbox', { name: /Cập nhật 31 mục/ }));
    await expect(args.onApplyChanges).toHaveBeenCalledWith(false);
  },
};
export const PhoneChanges: Story = { args: { ...Changes.args }, globals: phone };

export const StartFailed: Story = {
  args: { step: { kind: 'checked', good: 59_400, error: 'Mất kết nối mạng. Hãy thử lại.', ...outcome } },
};
