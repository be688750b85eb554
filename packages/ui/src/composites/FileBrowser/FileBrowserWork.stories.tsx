import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FileBrowser } from './FileBrowser';
import { sampleArgs } from './sampleArgs';
import { sampleFolder, samplePath } from './sampleFiles';
import { SampleBrowser } from './SampleBrowser';

/** Work with files: navigate by keyboard, rename, delete and move. */
const meta = {
  title: 'Composites/FileBrowser/Work',
  component: FileBrowser,
  args: sampleArgs,
  render: (args) => <SampleBrowser {...args} />,
} satisfies Meta<typeof FileBrowser>;
export default meta;
type Story = StoryObj<typeof FileBrowser>;

const row = (name: RegExp) => screen.getByRole('row', { name });
const at = () => document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
const onto = (id: string) => waitFor(() => expect(at()).toBe(id));

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    row(/An toàn điện/).focus();
    await step('arrows, Home, End, letters without marks', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(at()).toBe('photos');
      await userEvent.keyboard('{End}');
      await expect(at()).toBe('video');
      await userEvent.keyboard('{Home}bang d');
      await expect(at()).toBe('scores');
    });
    await step('selects one, some, all, none', async () => {
      await userEvent.keyboard('{Home} ');
      await expect(row(/An toàn điện/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(canvas.getByText('Đã chọn 3 mục', { selector: 'span' })).toBeVisible();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByText('Đã chọn 10 mục', { selector: 'span' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(row(/An toàn điện/)).toHaveAttribute('aria-selected', 'false');
    });
    await step('opens a folder, and comes out where one went in', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}{Enter}');
      await expect(args.onOpenFolder).toHaveBeenLastCalledWith('safety');
      await onto('chapter');
      await userEvent.keyboard('{Enter}');
      await onto('intro');
      await userEvent.keyboard('{Backspace}');
      await onto('chapter');
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await onto('safety');
    });
    await step('opens a file; the menu is reached and left', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onOpenFile).toHaveBeenLastCalledWith('video');
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleName(/^Thao tác với Sơ cứu/);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(row(/Sơ cứu/)).toHaveFocus();
    });
  },
};

export const GridByKeyboard: Story = {
  args: { view: 'grid' },
  play: async () => {
    row(/An toàn điện/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(at()).toBe('photos');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}');
    await expect(at()).toBe('safety');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/An toàn điện/).offsetTop).toBeLessThan(
      (document.activeElement as HTMLElement).offsetTop,
    );
  },
};

export const Renamed: Story = {
  play: async ({ canvas, args, step }) => {
    row(/Ghi chép buổi 3/).focus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: /Tên mới của Ghi chép/ });
    await waitFor(() => expect(field).toHaveFocus());
    await step('the ending is not among what is selected', async () => {
      await waitFor(() => expect(field.selectionEnd).toBe('Ghi chép buổi 3'.length));
      await userEvent.keyboard('Ghi chép buổi 4');
      await expect(field).toHaveValue('Ghi chép buổi 4.pdf');
    });
    await step('Enter keeps it, and the focus is on the entry again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRename).toHaveBeenLastCalledWith('notes', 'Ghi chép buổi 4.pdf');
      await onto('notes');
      await waitFor(() => expect(row(/Ghi chép buổi 4/)).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent('Đã đổi tên thành Ghi chép buổi 4.pdf.');
    });
  },
};

export const NameRefused: Story = {
  args: { onRename: async () => ({ refusal: 'Tệp đang được mở ở nơi khác. Hãy thử lại sau.' }) },
  play: async ({ canvas, step }) => {
    row(/Ghi chép buổi 3/).focus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: /Tên mới/ });
    await waitFor(() => expect(field).toHaveFocus());
    for (const [typed, problem] of [
      ['a/b.pdf', /không được chứa/],
      ['ĐỀ cương ôn tập.docx', /đã có trong thư mục/],
      ['Ghi chép.pdf', /đang được mở ở nơi khác/],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, `${typed}{Enter}`);
        await expect(await canvas.findByRole('alert')).toHaveTextContent(problem);
        await expect(field).toHaveValue(typed);
      });
    }
  },
};

export const Deleted: Story = {
  play: async ({ canvas, args, step }) => {
    row(/An toàn điện/).focus();
    await userEvent.keyboard(' {ArrowDown} {Delete}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Xóa 2 mục?' });
    await step('it names what goes, and how much', async () => {
      await expect(dialog).toHaveTextContent('Ảnh buổi thực hành');
      await expect(dialog).toHaveTextContent('Cùng với 29 mục');
    });
    await step('the neighbour takes the focus', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Xóa' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(['safety', 'photos']);
      await onto('exams');
      await waitFor(() => expect(row(/Đề thi/)).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent('Đã xóa 2 mục.');
    });
  },
};

export const DeleteRefused: Story = {
  args: { onDelete: async () => ({ refusal: 'Tệp này đang được dùng trong một lớp học.' }) },
  play: async () => {
    row(/Sơ cứu/).focus();
    await userEvent.keyboard('{Delete}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Xóa “Sơ cứu người bị điện giật.mp4”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xóa' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('đang được dùng');
  },
};

export const MovedByDialog: Story = {
  play: async ({ canvas, args }) => {
    row(/Ghi chép buổi 3/).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chuyển đến…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Chuyển “Ghi chép buổi 3.pdf”' });
    const move = within(dialog).getByRole('button', { name: 'Chuyển đến đây' });
    await expect(move).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'An toàn điện' }));
    await expect(await within(dialog).findByRole('button', { name: 'Chương 1. Khái niệm' })).toBeVisible();
    await userEvent.click(move);
    await expect(args.onMove).toHaveBeenLastCalledWith(['notes'], 'safety');
    await onto('slides');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Đã chuyển “Ghi chép buổi 3.pdf” đến An toàn điện.',
    );
  },
};

export const CopiedByDialog: Story = {
  play: async ({ canvas, args }) => {
    row(/Ghi chép buổi 3/).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sao chép đến…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sao chép “Ghi chép buổi 3.pdf”' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sao chép vào đây' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(['notes'], null);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Đã sao chép “Ghi chép buổi 3.pdf” vào Tài liệu cá nhân.',
    );
  },
};

/** Out of folders that can only be read: into those of another place, from its root on. */
export const CopiedElsewhere: Story = {
  args: {
    label: 'Được chia sẻ với tôi',
    path: samplePath('safety'),
    entries: sampleFolder('safety'),
    onMove: undefined,
    onRename: undefined,
    onDelete: undefined,
    onShare: undefined,
    copyRoot: 'Tài liệu cá nhân',
    loadFolders: async (parent) => (parent === null ? [{ id: 'mine', name: 'Giáo án của tôi' }] : []),
  },
  render: (args) => <FileBrowser {...args} />,
  play: async ({ canvas, args }) => {
    row(/Quy chuẩn/).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(screen.queryByRole('menuitem', { name: 'Chuyển đến…' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sao chép đến…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sao chép “Quy chuẩn QCVN 01-2020.pdf”' });
    await expect(within(dialog).getByText('Tài liệu cá nhân')).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Giáo án của tôi' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sao chép vào đây' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(['rules'], 'mine');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Đã sao chép “Quy chuẩn QCVN 01-2020.pdf” vào Giáo án của tôi.',
    );
  },
};

export const MoveDialogOpen: Story = {
  play: async () => {
    row(/Ảnh buổi/).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Chuyển đến…' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('button', { name: 'Ảnh buổi thực hành' })).toBeDisabled();
  },
};

export const Dragged: Story = {
  args: { path: samplePath('safety') },
  render: (args) => <SampleBrowser {...args} at="safety" />,
  play: async ({ canvas, args, step }) => {
    const drag = (from: HTMLElement, to: HTMLElement) => {
      const dataTransfer = new DataTransfer();
      const send = (kind: string, target: HTMLElement) =>
        target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      send('dragstart', from);
      return { over: () => send('dragover', to), drop: () => send('drop', to) };
    };
    await step('onto a folder', async () => {
      const hand = drag(row(/Quy chuẩn/), row(/Chương 1/));
      await waitFor(() => {
        hand.over();
        return expect(row(/Chương 1/)).toHaveAttribute('data-drop');
      });
      hand.drop();
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(['rules'], 'chapter'));
    });
    await step('onto a step of the path', async () => {
      const crumb = canvas.getByRole('link', { name: 'Tài liệu cá nhân' });
      const hand = drag(row(/Áp phích/), crumb);
      await waitFor(() => {
        hand.over();
        return expect(crumb).toHaveAttribute('data-drop');
      });
      hand.drop();
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(['poster'], null));
    });
  },
};
