import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Nộp bài thi?',
    children: 'Bạn còn 3 câu chưa trả lời. Sau khi nộp, bạn không sửa được bài nữa.',
    confirmLabel: 'Nộp bài',
    cancelLabel: 'Làm tiếp',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 360 },
      description: {
        component: `
Asks once more before something that matters.

**When to use.** What cannot be undone, or is seen by many. Its button bears the verb.

**When not.** What can be undone: do it and offer to undo it in a \`Toast\`. A form: \`Dialog\`.

| Keyboard | |
| --- | --- |
| Tab | Round inside the dialog |
| Enter | The button that has the focus; with \`danger\` that is the one that cancels |
| Esc | Cancels; the focus goes back |`,
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Nộp bài thi?' });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Nộp bài' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    title: 'Xóa đề thi?',
    children: 'Đề thi “Kiểm tra giữa kỳ” và 24 câu hỏi riêng của nó sẽ bị xóa. Không khôi phục được.',
    confirmLabel: 'Xóa đề thi',
    cancelLabel: undefined,
    danger: true,
  },
  play: async () => {
    const cancel = await screen.findByRole('button', { name: /^(Hủy|Cancel)$/ });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

function Asked(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Xóa đề thi</Button>
      <ConfirmDialog {...props} open={open} onCancel={() => setOpen(false)} />
    </>
  );
}

export const AskedByAButton: Story = {
  args: { ...Danger.args },
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Xóa đề thi' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('alertdialog', { name: 'Xóa đề thi?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function AskedAfterBlur(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const ask = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setOpen(true);
  };
  return (
    <>
      <Button onPress={ask}>Xóa đề thi</Button>
      <ConfirmDialog {...props} open={open} onCancel={() => setOpen(false)} />
    </>
  );
}

/** What opened it has lost the focus by then, as a closing menu has: the focus goes back to the last element before. */
export const AskedWithoutFocus: Story = {
  ...AskedByAButton,
  render: (args) => <AskedAfterBlur {...args} />,
};

export const Pending: Story = { args: { pending: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
