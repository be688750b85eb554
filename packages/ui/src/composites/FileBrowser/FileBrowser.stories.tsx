import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FileBrowser } from './FileBrowser';
import { sampleArgs } from './sampleArgs';
import { SampleBrowser } from './SampleBrowser';
import { sampleFolder, samplePath } from './sampleFiles';

const gigabyte = 1024 ** 3;

const docs = `
Somebody's folders and files, one folder at a time: opened, uploaded, downloaded, renamed, moved, copied, shared, deleted; as a list or a grid.

**When to use**: personal documents, the files of a class. **When not**: records with many columns (DataTable); one upload in a form (FileUpload).

**Keyboard** (the entries are one stop of Tab; a list and a grid know the same keys)

| key | on an entry |
| --- | --- |
| ↑ ↓, in the grid → ← too, Home End, Page ↑ ↓ | goes to an entry; with Shift it selects on the way |
| letters | goes to the next name that begins with them, marks do not matter |
| Enter | opens |
| Backspace, Alt + ↑ | goes up; the focus comes out on the folder one was in |
| Space | selects; with Shift all from where one began |
| Ctrl/Cmd + A, Escape | selects all, nothing |
| F2 | renames in place; Enter keeps, Escape takes back |
| Delete | asks, then deletes the selection, or the entry if it is not selected |
| Shift + F10, in the list → | opens the menu, goes to its button; ← goes back |

**Pointer**: the name opens, a press beside it selects, twice opens; Ctrl, Shift and boxes select more; entries are dragged onto folders and steps of the path, files from outside onto folders or anywhere. **Touch**: a press opens, a long press or 'Chọn' selects.

**Announcements**: how many are selected; opened, moved, copied, renamed, deleted, created, uploaded, and what was refused with its reason.

**Limits**: measured with 1,000 entries, of which only those on screen are laid out; of a larger folder the first ones come, and more with \`onMore\`. The view, the order and the path are the caller's, so that they can stand in the address. The caller keeps uploads among \`entries\`. Nothing is undone: deleting asks first.
`;

const meta = {
  title: 'Composites/FileBrowser',
  component: FileBrowser,
  args: sampleArgs,
  parameters: { docs: { description: { component: docs } } },
  render: (args) => <SampleBrowser {...args} />,
} satisfies Meta<typeof FileBrowser>;
export default meta;
type Story = StoryObj<typeof FileBrowser>;

const row = (name: RegExp) => screen.getByRole('row', { name });
const at = () => document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];

export const List: Story = {
  args: { quota: { used: 8.2 * gigabyte, total: 10 * gigabyte } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Tài liệu cá nhân' });
    await expect(grid.querySelectorAll('[data-entry]')).toHaveLength(10);
    await expect(canvas.getByRole('meter')).toBeVisible();
    const [first] = within(grid).getAllByRole('rowheader');
    await expect(first).toHaveTextContent('An toàn điện');
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

export const Grid: Story = { args: { view: 'grid' } };

/** The folder opens once, by whichever of the presses, although its page may still be loading. */
export const PressedTwice: Story = {
  args: { onOpenFolder: fn() },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByTitle('An toàn điện'));
    await expect(args.onOpenFolder).toHaveBeenCalledTimes(1);
    const beside = within(row(/An toàn điện/))
      .getAllByRole('gridcell')
      .at(-2);
    await userEvent.dblClick(beside ?? document.body);
    await expect(args.onOpenFolder).toHaveBeenCalledTimes(2);
  },
};

/** Figures stand below each other, and below their heading. */
export const Sizes: Story = {
  play: async ({ canvas }) => {
    const edges = [
      within(canvas.getByRole('columnheader', { name: 'Dung lượng' })).getByRole('button'),
      ...canvas.getAllByText(/\d [kMG]B$/i),
    ].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().right);
    });
    await expect(edges.length).toBeGreaterThan(2);
    await expect(new Set(edges).size).toBe(1);
  },
};

const dropFiles = (target: HTMLElement, kinds: readonly string[]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a'], 'Bài thu hoạch.pdf'));
  for (const kind of kinds)
    target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
};

export const FilesOver: Story = {
  play: async ({ canvas }) => {
    dropFiles(canvas.getByRole('grid'), ['dragover']);
    await expect(await canvas.findByText('Thả tệp để tải lên Tài liệu cá nhân')).toBeVisible();
  },
};

export const FilesDropped: Story = {
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('grid'), ['dragover', 'drop']);
    await expect(args.onUpload).toHaveBeenLastCalledWith([expect.any(File)], null);
    dropFiles(row(/An toàn điện/), ['dragover', 'drop']);
    await expect(args.onUpload).toHaveBeenLastCalledWith([expect.any(File)], 'safety');
  },
};

/** A file as it comes of a folder that was chosen. */
function chosen(path: string): File {
  const file = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

export const FolderUploaded: Story = {
  play: async ({ canvasElement, args }) => {
    const [, folders] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    await expect(folders?.webkitdirectory).toBe(true);
    if (!folders) return;
    const file = chosen('Giáo án/Tuần 1/Bài 1.pdf');
    await userEvent.upload(folders, file);
    await expect(args.onUploadFolder).toHaveBeenLastCalledWith(
      [{ file, folders: ['Giáo án', 'Tuần 1'] }],
      null,
    );
  },
};

const shares = sampleFolder(null).map((entry) => ({ ...entry, shared: entry.id === 'safety' }));

export const Shared: Story = {
  args: { entries: shares },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ args }) => {
    await expect(row(/An toàn điện Đã chia sẻ/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Thao tác với An toàn điện' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chia sẻ…' }));
    await expect(args.onShare).toHaveBeenLastCalledWith('safety');
  },
};
export const SharedGrid: Story = {
  ...Shared,
  args: { entries: shares, view: 'grid' },
  play: () => undefined,
};

export const MoreThanShown: Story = {
  args: { total: 50_000, onMore: fn() },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Đang hiện 10 trong số 50.000 mục')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện thêm' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const FolderCreated: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thư mục mới' }));
    const dialog = await screen.findByRole('dialog', { name: 'Thư mục mới' });
    const field = within(dialog).getByRole('textbox', { name: /Tên thư mục/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('Đề cương ôn tập.docx');
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByText('Tên này đã có trong thư mục.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('Hình vẽ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateFolder).toHaveBeenLastCalledWith('Hình vẽ');
    await waitFor(() => expect(row(/Hình vẽ/)).toHaveFocus());
  },
};

const uploads = [
  ...sampleFolder(null).slice(0, 4),
  {
    kind: 'file' as const,
    id: 'up',
    name: 'Ghi hình buổi thực hành.mp4',
    size: gigabyte / 3,
    uploading: 0.42,
  },
  {
    kind: 'file' as const,
    id: 'lost',
    name: 'Sổ tay an toàn.pdf',
    size: gigabyte / 90,
    failed: 'Mất kết nối mạng. Hãy tải lại.',
  },
];

export const Uploading: Story = {
  args: { entries: uploads },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: /Ghi hình/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác với Sổ tay an toàn.pdf' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tải lên lại' }));
    await expect(args.onRetryUpload).toHaveBeenLastCalledWith('lost');
  },
};

export const UploadingGrid: Story = {
  args: { entries: uploads, view: 'grid' },
  render: (args) => <FileBrowser {...args} />,
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByTitle('Ghi chép buổi 3.pdf'));
    await expect(args.onOpenFile).toHaveBeenLastCalledWith('notes');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Ghi chép buổi 3.pdf' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Đề cương ôn tập.docx' }));
    await expect(canvas.getByText('Đã chọn 2 mục', { selector: 'span' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tải xuống' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(['outline', 'notes']);
  },
};

export const Empty: Story = {
  args: { entries: [], path: samplePath('exams') },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvas }) => expect(canvas.getByText('Thư mục trống')).toBeVisible(),
};

export const Loading: Story = {
  args: { entries: [], loading: true },
  render: (args) => <FileBrowser {...args} />,
};
export const LoadingGrid: Story = { ...Loading, args: { entries: [], loading: true, view: 'grid' } };

export const Failed: Story = {
  args: { entries: [], failed: 'Mất kết nối mạng. Hãy kiểm tra rồi thử lại.', onRetry: fn() },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  args: {
    onRename: undefined,
    onMove: undefined,
    onCopy: undefined,
    loadFolders: undefined,
    onShare: undefined,
    onUploadFolder: undefined,
    onDelete: undefined,
    onCreateFolder: undefined,
    onUpload: undefined,
  },
  render: (args) => <FileBrowser {...args} />,
};

export const DeepOnAPhone: Story = {
  render: (args) => <SampleBrowser {...args} at="chapter" />,
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = {
  args: { quota: { used: 9.6 * gigabyte, total: 10 * gigabyte } },
  globals: { viewport: { value: 'phone' } },
};

export const SelectingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const choose = canvas.queryByRole('button', { name: 'Chọn' });
    if (!choose) return;
    await userEvent.click(choose);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn An toàn điện' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Ghi chép buổi 3.pdf' }));
    await expect(canvas.getByText('Đã chọn 2 mục', { selector: 'span' })).toBeVisible();
  },
};

export const GridOnAPhone: Story = { args: { view: 'grid' }, globals: { viewport: { value: 'phone' } } };

export const Thousand: Story = {
  args: {
    entries: Array.from({ length: 1000 }, (_, place) => ({
      kind: 'file' as const,
      id: `f${place}`,
      name: `Bài tập ${place + 1}.pdf`,
      size: 30_000 + place * 977,
      updatedAt: '2026-11-20T03:00:00Z',
    })),
  },
  // The rules were checked against the same rows above; for a thousand rows they take minutes.
  parameters: { a11y: { test: 'off' } },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-entry="f0"]')?.focus();
    await userEvent.keyboard('{End}');
    await expect(at()).toBe('f999');
  },
};
