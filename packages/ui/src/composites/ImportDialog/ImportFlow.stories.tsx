import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Select } from '../../components/Select/Select';
import { ImportFlow } from './ImportDialog';
import { mapped, outcome } from './sampleImport';
import { flowArgs, readingNotes } from './stories/flowArgs';

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
  args: flowArgs,
} satisfies Meta<typeof ImportFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

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
  args: { step: { ...mapped, headerRow: 3, notes: readingNotes } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Tiêu đề cột được lấy ở dòng 3/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Dòng tiêu đề/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dòng 2' }));
    await expect(args.onHeaderRowChange).toHaveBeenCalledWith(2);
  },
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

export const PhoneMapping: Story = {
  args: { step: { ...mapped, headerRow: 3, notes: readingNotes } },
  globals: phone,
};
export const PhoneRunning: Story = { ...Running, globals: phone };
export const PhoneEnded: Story = { args: { ...Ended.args }, globals: phone };
