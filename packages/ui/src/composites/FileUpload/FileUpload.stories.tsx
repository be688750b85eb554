import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary';
import { Form } from '../../components/Form/Form';
import { TextField } from '../../components/TextField/TextField';
import { FileUpload, type FileUploadProps, type UploadItem } from './FileUpload';

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

const docs = `
Chooses files and shows how their upload goes. It uploads nothing itself: the states are props, what people want is told by \`on…\`.

**When to use**: files whose upload takes time and may fail: videos, lessons, documents. **When not**: a file that is read at once (DropZone, FileTrigger).

**Keyboard**

| key | |
| --- | --- |
| Tab | goes through the chooser and the buttons of each file |
| Enter, Space | chooses, pauses, resumes, tries again, takes away |

**Announcements**: done, failed with its reason, refused with its reason; not the progress, which is read on the bar.

**In a form**: its \`name\` brings the form's error under the chooser, and \`ErrorSummary\` names and focuses it. While a file is not uploaded, or has
failed, the field counts as unfinished: the form is not submitted and says why.

**Limits**: \`accept\` and \`maxBytes\` judge name, kind and size; the server has to judge the content. The time left is the caller's estimate.
`;

const item = (
  id: string,
  name: string,
  state: UploadItem['state'],
  more?: Partial<UploadItem>,
): UploadItem => ({
  id,
  name,
  state,
  size: 812 * megabyte,
  ...more,
});

const everyState: UploadItem[] = [
  item('1', 'Bài 1 – Dòng điện qua cơ thể người.mp4', 'uploading', {
    sent: 340 * megabyte,
    secondsLeft: 140,
  }),
  item('2', 'Bài 2 – Nối đất và thiết bị chống giật.mp4', 'paused', { sent: 512 * megabyte }),
  item('3', 'Tài liệu đọc thêm.pdf', 'queued', { size: 4.5 * megabyte }),
  item('4', 'Sổ tay an toàn điện.pdf', 'done', { size: 12 * megabyte }),
  item(
    '5',
    'Ghi hình buổi thực hành sơ cứu người bị điện giật tại xưởng cơ khí, bản đầy đủ đã chỉnh sửa lần thứ ba.mp4',
    'failed',
    { reason: 'Mất kết nối mạng. Hãy thử lại.' },
  ),
  item('6', 'bai-giang.exe', 'refused', { reason: 'Máy chủ không nhận loại tệp này.' }),
];

/** Keeps the states as a caller would. */
function Stateful(props: FileUploadProps) {
  const [items, setItems] = useState(props.items);
  const set = (id: string, state: UploadItem['state']) =>
    setItems(items.map((one) => (one.id === id ? { ...one, state } : one)));
  return (
    <FileUpload
      {...props}
      items={items}
      onAdd={(files) => {
        props.onAdd(files);
        const added = files.map((file, place) =>
          item(`new ${place}`, file.name, 'uploading', { size: file.size }),
        );
        setItems(props.multiple ? [...items, ...added] : added);
      }}
      onPause={(id) => set(id, 'paused')}
      onResume={(id) => set(id, 'uploading')}
      onRetry={(id) => set(id, 'done')}
      onRemove={(id) => {
        props.onRemove(id);
        setItems(items.filter((one) => one.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Video và tài liệu bài giảng',
    accept: ['.mp4', '.pdf'],
    maxBytes: 3 * gigabyte,
    multiple: true,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: { docs: { description: { component: docs } } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF'], 'Sổ tay.pdf', { type: 'application/pdf' });
const exe = new File(['MZ'], 'cai-dat.exe');
const empty = new File([], 'rỗng.pdf', { type: 'application/pdf' });
const large = new File(['x'], 'dài.mp4', { type: 'video/mp4' });
Object.defineProperty(large, 'size', { value: 3 * gigabyte + 1 });

async function choose(root: HTMLElement, files: File[]) {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no chooser');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nhận tệp .mp4 hoặc .pdf. Dung lượng tối đa 3 GB.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const EveryState: Story = {
  args: { items: everyState },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('340 MB / 812 MB, còn khoảng 3 phút')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuetext', '42%');
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, [exe, large, empty, pdf]);
    await expect(args.onAdd).toHaveBeenCalledWith([pdf]);
    await expect(canvas.getByText('Định dạng không được phép. Hãy chọn tệp .mp4 hoặc .pdf.')).toBeVisible();
    await expect(canvas.getByText('Tệp vượt quá 3 GB. Hãy chọn tệp nhỏ hơn.')).toBeVisible();
    await expect(canvas.getByText('Tệp không có nội dung.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('cai-dat.exe: Định dạng không được phép.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn thông báo về rỗng.pdf' }));
    await expect(canvas.queryByText('Tệp không có nội dung.')).not.toBeInTheDocument();
  },
};

/** The chooser names all kinds; the message does not name them a second time. */
export const RefusedAmongManyKinds: Story = {
  args: { accept: ['.mp4', '.webm', '.mov', '.docx', '.pptx', '.pdf'] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [exe]);
    await expect(canvas.getByText(/^Định dạng không được phép\. Hãy chọn tệp thuộc/)).toBeVisible();
    await expect(canvas.getAllByText(/\.pptx/)).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  args: { items: everyState },
  play: async ({ canvas, args, step }) => {
    await step('pause and resume keep the focus', async () => {
      canvas.getByRole('button', { name: /^Tạm dừng tải Bài 1/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: /^Tiếp tục tải Bài 1/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: /^Tạm dừng tải Bài 1/ })).toHaveFocus();
    });
    await step('what is done is announced; its button hands the focus on', async () => {
      canvas.getByRole('button', { name: /^Tải lên lại Ghi hình/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Đã tải lên Ghi hình/);
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Bỏ Ghi hình/ })).toHaveFocus());
    });
    await step('a line that goes hands the focus to the next', async () => {
      canvas.getByRole('button', { name: /^Hủy tải Bài 2/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith('2');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Hủy tải Tài liệu/ })).toHaveFocus());
    });
  },
};

export const OneFile: Story = {
  args: { multiple: false, label: 'Tệp chính của bài giảng' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Chỉ một tệp chính\./)).toBeVisible();
    await choose(canvasElement, [pdf]);
    await expect(await canvas.findByText('Sổ tay.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thay tệp' })).toBeVisible();
    await choose(canvasElement, [exe]);
    await expect(canvas.getByText('Sổ tay.pdf')).toBeVisible();
    await expect(canvas.getByText(/^Định dạng không được phép/)).toBeVisible();
  },
};

const missing = 'Hãy tải lên tệp chính của bài giảng.';

/** A field of a form: the error is at the chooser, the summary names the field and focuses it. */
export const InAForm: Story = {
  args: { multiple: false, label: 'Tệp chính của bài giảng', name: 'file', required: true },
  render: function Lesson(args) {
    const [errors, setErrors] = useState({});
    return (
      <Form aria-label="Bài giảng" errors={errors} onSubmit={() => setErrors({ file: missing })}>
        <ErrorSummary />
        <TextField name="title" label="Tên bài giảng" value="Bài 1" onChange={() => undefined} />
        <Stateful {...args} />
        <Button type="submit">Lưu</Button>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const field = within(canvas.getByRole('group', { name: /^Tệp chính của bài giảng/ }));
    const chooser = field.getByRole('button', { name: 'Chọn tệp' });
    await expect(chooser).toHaveAccessibleDescription(/^Nhận tệp .mp4/);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(chooser).toHaveAccessibleDescription(new RegExp(`^${missing} Nhận tệp`));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^Tệp chính của bài giảng/ }));
    await expect(chooser).toHaveFocus();
  },
};

/** What was said of the missing file is not said while one is on its way; it is when that was taken back. */
export const MissingUntilChosen: Story = {
  ...InAForm,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText(missing)).toBeVisible();
    await choose(canvasElement, [pdf]);
    await expect(await canvas.findByText('Sổ tay.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(missing)).toBeNull());
    await expect(canvas.queryByText(/chỗ cần sửa/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy tải Sổ tay.pdf' }));
    await expect(await canvas.findByText(missing)).toBeVisible();
  },
};

/** A form is not saved without a file that is still on its way. */
export const UnfinishedInAForm: Story = {
  args: { name: 'files', items: everyState.slice(0, 1) },
  render: function Lesson(args) {
    const [saved, setSaved] = useState(false);
    return (
      <Form aria-label="Bài giảng" onSubmit={() => setSaved(true)}>
        <Stateful {...args} />
        <Button type="submit">Lưu</Button>
        {saved && <output>Đã lưu</output>}
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText(/^Tệp chưa tải lên xong/)).toBeVisible();
    await expect(canvas.queryByText('Đã lưu')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Hủy tải Bài 1/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('Đã lưu')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Phone: Story = {
  args: { items: everyState },
  globals: { viewport: { value: 'phone' } },
};
