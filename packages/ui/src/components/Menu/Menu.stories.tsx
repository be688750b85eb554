import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CopyIcon, DeleteIcon, EditIcon, LockIcon, MoreIcon } from '../../icons';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

const edit = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Thao tác với đề thi',
    placement: 'bottom start',
    trigger: <IconButton name="Thêm thao tác" icon={<Icon of={MoreIcon} />} />,
    groups: [
      [
        { id: 'edit', label: 'Sửa', icon: <Icon of={EditIcon} />, onAction: edit },
        { id: 'copy', label: 'Nhân bản', icon: <Icon of={CopyIcon} /> },
        {
          id: 'lock',
          label: 'Khóa',
          icon: <Icon of={LockIcon} />,
          disabledReason: 'Đề thi đang có người làm.',
        },
      ],
      [{ id: 'delete', label: 'Xóa', icon: <Icon of={DeleteIcon} />, danger: true }],
    ],
  },
  argTypes: { trigger: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
What can be done with a thing, behind a button. Actions are data: the same list can be drawn as a menu or as a toolbar.

**When to use.** Three or more actions of one thing, in a row or a head.

**When not.** One or two actions: \`Button\`. Choosing a value: \`Select\`. Other content: \`Popover\`.

| Keyboard | |
| --- | --- |
| Enter, Space, ↓ | On the button: opens, with the focus on the first line |
| ↑ ↓ Home End | From line to line |
| a–z | To the line that begins so |
| Enter | Does it and closes |
| Esc, Tab | Closes; the focus goes back to the button |`,
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    const button = canvas.getByRole('button', { name: 'Thêm thao tác' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Thêm thao tác' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Xóa' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(edit).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: /^Khóa/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
