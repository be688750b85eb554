import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EmojiPicker } from './EmojiPicker';

const meta = {
  title: 'Composites/EmojiPicker',
  component: EmojiPicker,
  args: { onPick: fn() },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 460 },
      description: {
        component: `
A button that opens a choice of emoji.

**When to use** beside a text box in which people talk: chat, forum.

**When not**: for icons of the product use \`Icon\`; for a verdict of some fixed signs use \`RadioGroup\`.

| Key | Does |
| --- | --- |
| Down (in the search box) | goes into the grid |
| Arrows, Home, End, Page Up, Page Down | move in the grid, which is one stop of Tab |
| Left, Right (on a group) | choose the group |
| Enter, Space | pick and close |
| Escape | clears the search, then closes |

**Announcements**: the group or the number of results when it changes.

**Limits**: signs up to Emoji 14, without skin tones; the device's own font draws them. The names (57 kB compressed) are loaded when it is first opened.`,
      },
    },
  },
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened(
  canvas: { getByRole: typeof screen.getByRole },
  click: (button: HTMLElement) => Promise<void>,
) {
  await click(canvas.getByRole('button', { name: 'Chèn biểu tượng cảm xúc' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Biểu tượng cảm xúc' }));
  await dialog.findByRole('grid');
  return dialog;
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click);
    await expect(dialog.getByRole('grid', { name: 'Mặt cười và cảm xúc' })).toBeVisible();
    await expect(dialog.queryByRole('tab', { name: 'Đã dùng gần đây' })).toBeNull();
  },
};

export const SearchedWithoutMarks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await opened(canvas, userEvent.click);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Tìm biểu tượng' }), 'TRAI TIM DO');
    await userEvent.click(await dialog.findByRole('button', { name: 'trái tim màu đỏ' }));
    await expect(args.onPick).toHaveBeenCalledWith('❤️');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const dialog = await opened(canvas, userEvent.click);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const cells = () => within(dialog.getByRole('grid')).getAllByRole('button');
    await step('the grid is one stop of Tab', async () => {
      await expect(cells().filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    });
    await step('Down leads from the search into the grid, arrows move', async () => {
      await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(cells()[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(cells()[8]).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(cells()[13]).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(cells()[0]).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(cells()[35]).toHaveFocus();
    });
    await step('arrows choose a group', async () => {
      await userEvent.tab({ shift: true });
      await expect(focused()).toBe('Mặt cười và cảm xúc');
      await userEvent.keyboard('{ArrowRight}');
      await expect(await dialog.findByRole('grid', { name: 'Người và cử chỉ' })).toBeVisible();
      await expect(focused()).toBe('Người và cử chỉ');
    });
    await step('Enter picks and the focus comes back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPick).toHaveBeenCalledWith('👋');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Chèn biểu tượng cảm xúc' })).toHaveFocus(),
      );
    });
  },
};

export const RecentlyUsed: Story = {
  args: { recent: ['👍', '❤️', '🎉', '🪷', '😂'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click);
    const recent = within(dialog.getByRole('grid', { name: 'Đã dùng gần đây' }));
    await expect(recent.getAllByRole('button')).toHaveLength(5);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click);
    await userEvent.type(dialog.getByRole('searchbox'), 'xyzt');
    await expect(await dialog.findByText('Không có dữ liệu.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click);
    await expect(dialog.getByRole('grid')).toBeVisible();
  },
};
