import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ClassIcon, CopyIcon, DeleteIcon, EditIcon, LockIcon } from '../../icons';
import { Icon } from '../Icon/Icon';
import { ActionRow, type RowAction } from './ActionRow';

const copied = fn();

const actions: RowAction[] = [
  { id: 'edit', label: 'Chỉnh sửa', icon: <Icon of={EditIcon} />, href: '/surveys/update/1' },
  { id: 'copy', label: 'Tạo bản sao', icon: <Icon of={CopyIcon} />, onAction: copied },
  { id: 'lock', label: 'Khóa', icon: <Icon of={LockIcon} />, disabledReason: 'Đề thi đang được dùng.' },
  { id: 'delete', label: 'Xóa', icon: <Icon of={DeleteIcon} />, danger: true, onAction: fn() },
  { id: 'assign', label: 'Giao cho lớp', icon: <Icon of={ClassIcon} />, variant: 'primary', onAction: fn() },
];

const meta = {
  title: 'Actions/ActionRow',
  component: ActionRow,
  args: { actions },
  parameters: {
    docs: {
      description: {
        component: `
Actions side by side on one line. Those that do not fit are behind a '⋯' button: first those that are not possible now, then
dangerous ones, then those at the end. The primary action is always in sight; one with \`inMenu\` never is.

**When to use.** The actions of one thing in its \`PageHeader\`, or of a selection.

**When not.** The actions of a row: \`Menu\`. The buttons of a form or a dialog, which must all be in sight.

| Keyboard | |
| --- | --- |
| \`Tab\` | To each button, then to '⋯' |
| \`Enter\` \`Space\` on '⋯' | Opens the menu of the others; \`Esc\` closes it and returns |`,
      },
    },
  },
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRoom: Story = {
  args: { actions: actions.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chỉnh sửa' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tạo bản sao' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thao tác khác' })).toBeNull();
  },
};

/** A page that one may not open: a button that says why. */
export const RefusedLink: Story = {
  args: {
    actions: [
      {
        id: 'edit',
        label: 'Chỉnh sửa',
        href: '/courses/1/edit',
        disabledReason: 'Chỉ người tạo được sửa.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Chỉnh sửa' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Chỉ người tạo được sửa.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** What is seldom wanted is behind '⋯', although there is room for it. */
export const InMenu: Story = {
  args: { actions: actions.map((action) => ({ ...action, inMenu: action.danger })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Giao cho lớp' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Khóa' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Xóa' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác khác' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Xóa' })).toBeVisible());
  },
};

export const WithoutRoom: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <ActionRow {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Giao cho lớp' })).toBeVisible();
    const more = await canvas.findByRole('button', { name: 'Thao tác khác' });
    await expect(canvas.queryByRole('button', { name: 'Xóa' })).toBeNull();
    await userEvent.click(more);
    const remove = await screen.findByRole('menuitem', { name: 'Xóa' });
    await waitFor(() => expect(remove).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /^Khóa/ })).toHaveTextContent('Đề thi đang được dùng.');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tạo bản sao' }));
    await expect(copied).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thao tác khác' })).toHaveFocus());
  },
};

/** An action that does not fit is behind '⋯' with its whole label, also the only one. */
export const NoRoomForOne: Story = {
  args: { actions: [{ id: 'send', label: 'Gửi lại email kích hoạt', onAction: fn() }] },
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <ActionRow {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
    const send = await screen.findByRole('menuitem', { name: 'Gửi lại email kích hoạt' });
    await waitFor(() => expect(send).toBeVisible());
  },
};

/** The label of a primary action that is longer than the whole row is cut; the row is never wider than its place. */
export const HardlyAnyRoom: Story = {
  args: {
    actions: [
      { id: 'edit', label: 'Chỉnh sửa' },
      {
        id: 'assign',
        label: 'Giao cho lớp và thông báo cho học viên',
        variant: 'primary',
        onAction: fn(),
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <ActionRow {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Giao cho lớp/ });
    const row = button.closest('div');
    await expect(row?.scrollWidth).toBeLessThanOrEqual(192);
  },
};

export const OnAPhone: Story = { args: { wideOnPhone: true }, globals: { viewport: { value: 'phone' } } };
