import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Select } from '../../components/Select/Select';
import { ImportFlow } from './ImportDialog';
import { mapped, outcome, targets } from './sampleImport';

const meta = {
  title: 'Composites/ImportFlow',
  component: ImportFlow,
  parameters: {
    docs: {
      description: {
        component: `The steps of ImportDialog on a page of their own, for an import that a server finishes while people do
something else: the address of the page leads back to it.

**When to use.** Files of thousands of rows, whose import takes longer than people wait. **When not.** Some rows that are
saved at once: ImportDialog. Both take the same steps and words.

**Notes.** What a person should know about how the file was read (\`notes\`) is shown at the columns and at the rows.
\`headerRow\` offers another row for the headings, for sheets with a title above them.

**Announcements.** The step one has come to, the counts of a check, and the end of an import.`,
      },
    },
  },
  args: {
    step: { kind: 'choose' },
    targets,
    templates: [{ id: 'xlsx', label: 'Excel (.xlsx)' }],
    onFile: fn(),
    onSheetChange: fn(),
    onHeaderRowChange: fn(),
    onMappingChange: fn(),
    onMapped: fn(),
    onBack: fn(),
    onSave: fn(),
    onResume: fn(),
    onUndo: fn(),
    onApplyChanges: fn(),
    onDownloadRefused: fn(),
    onDownloadAll: fn(),
    messages: { subject: 'Họ và tên', start: (count) => `Nhập ${count} thành viên` },
  },
} satisfies Meta<typeof ImportFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const notes = [
  'Tiêu đề cột được lấy ở dòng 3; các dòng phía trên được bỏ qua.',
  'Trang tính có 12 dòng đang ẩn; các dòng này cũng được đọc.',
];

export const ChooseFile: Story = {};

/** Something else is needed to read the file: a file that is chosen before that waits. */
export const ChooseUnitToo: Story = {
  args: {
    first: (
      <Select
        label="Đơn vị"
        required
        options={[{ value: '1', label: 'Công ty Hoa Sen' }]}
        value={null}
        onChange={fn()}
      />
    ),
    missing: 'Hãy chọn đơn vị.',
  },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file');
    await userEvent.upload(input, new File(['a'], 'hoc-vien.csv', { type: 'text/csv' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Tiếp tục|Continue)$/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hãy chọn đơn vị.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

/** A title stands above the headings: another row can be chosen. */
export const HeadingsBelow: Story = {
  args: { step: { ...mapped, headerRow: 3, notes } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Tiêu đề cột được lấy ở dòng 3/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Dòng tiêu đề/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dòng 2' }));
    await expect(args.onHeaderRowChange).toHaveBeenCalledWith(2);
  },
};

export const Checked: Story = {
  args: { step: { kind: 'checked', good: 59_400, notes, ...outcome } },
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

/** What was pressed is gone: the focus is on the heading of the progress. */
export const Waiting: Story = {
  args: { step: { kind: 'running', fileName: outcome.fileName, read: 0 }, takesFocus: true },
  render: function Started(args) {
    const [started, setStarted] = useState(false);
    return started ? <ImportFlow {...args} /> : <Button onPress={() => setStarted(true)}>Nhập</Button>;
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Nhập' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(canvasElement).findByRole('heading', { name: `Đang nhập ${outcome.fileName}` }),
    ).toHaveFocus();
  },
};

export const Running: Story = {
  args: { step: { kind: 'running', fileName: outcome.fileName, read: 24_500, total: 60_000 } },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar', {
      name: 'Đã xử lý 24.500 / 60.000 dòng',
    });
    await expect(bar).toHaveAttribute('value');
  },
};

export const Ended: Story = {
  args: {
    step: {
      kind: 'ended',
      tone: 'success',
      title: 'Đã tạo 59.400 tài khoản',
      text: 'Hệ thống đang gửi email kích hoạt lần lượt đến từng người.',
      link: <Link href="#inactive">Xem người chưa kích hoạt</Link>,
      undoNote: 'Có thể hoàn tác cả lần nhập này đến 22/12/2026 09:00.',
      ...outcome,
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hoàn tác lần nhập' }));
    await expect(args.onUndo).toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Nhập tệp khác' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const Undoing: Story = {
  args: { step: { kind: 'running', fileName: outcome.fileName, read: 9_900, total: 59_400, undoes: true } },
  play: async ({ canvasElement }) => {
    const flow = within(canvasElement);
    await expect(
      flow.getByRole('heading', { name: `Đang hoàn tác lần nhập ${outcome.fileName}` }),
    ).toBeVisible();
    await expect(flow.getByRole('progressbar', { name: 'Đã xử lý 9.900 / 59.400 dòng' })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: {
    step: {
      kind: 'ended',
      tone: 'danger',
      title: 'Chưa nhập xong danh-sach-hoc-vien.xlsx',
      text: 'Máy chủ gặp lỗi và đã thử lại nhiều lần. Các dòng đã lưu được giữ nguyên.',
      canResume: true,
      ...outcome,
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tiếp tục nhập' }));
    await expect(args.onResume).toHaveBeenCalled();
  },
};

export const PhoneMapping: Story = { args: { step: { ...mapped, headerRow: 3, notes } }, globals: phone };
export const PhoneRunning: Story = { ...Running, globals: phone };
export const PhoneEnded: Story = { args: { ...Ended.args }, globals: phone };
