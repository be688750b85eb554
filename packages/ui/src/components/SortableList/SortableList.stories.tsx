import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ImageIcon } from '../../icons';
import { Icon } from '../Icon/Icon';
import { SortableList, type SortableItem, type SortableListProps } from './SortableList';

const items: SortableItem[] = [
  { id: '1', name: 'Khai giảng lớp An toàn lao động', description: 'Đang hiện' },
  { id: '2', name: 'Học bổng mùa xuân', description: 'Sắp hiện' },
  { id: '3', name: 'Hướng dẫn thi trên máy', description: 'Đã hết hạn' },
];

/** Keeps the order, as a page does. */
function KeptList({ items: first, onReorder, ...props }: SortableListProps) {
  const [order, setOrder] = useState(first);
  return (
    <SortableList
      {...props}
      items={order}
      onReorder={(ids) => {
        onReorder(ids);
        setOrder(ids.flatMap((id) => order.filter((item) => item.id === id)));
      }}
    />
  );
}

const meta = {
  title: 'Display/SortableList',
  component: SortableList,
  render: (args) => <KeptList {...args} />,
  args: { label: 'Thứ tự banner', items, onReorder: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Puts a few items in an order that the product keeps.

**When to use.** Up to some hundred things with one stored order, in a dialog or a form.

**When not.** Rows that are sorted by a column: \`DataTable\`. Chapters with what they contain: \`ChapterTree\`.

**Keyboard.** Tab reaches the handle and the two buttons of each item. On a handle, Space or Enter lifts, the arrows move, Space or Enter puts down, Escape cancels; leaving it puts down.

**Announcements.** Lifting, each move with the place, putting down and cancelling.

**Limits.** One column; items cannot be moved to another list.`,
      },
    },
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByButtons: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Thứ tự banner' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /(Đưa lên|Move up): Hướng dẫn thi trên máy/ }));
    await expect(args.onReorder).toHaveBeenLastCalledWith(['1', '3', '2']);
    const first = canvas.getByRole('button', { name: /(Đưa lên|Move up): Khai giảng/ });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: /(Di chuyển|Move): Khai giảng/ });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['2', '3', '1']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/vị trí 3 trên 3|place 3 of 3/);
    await expect(canvas.getByRole('button', { name: /(Di chuyển|Move): Khai giảng/ })).toHaveFocus();
  },
};

/** Escape puts the item back and tells nobody of a new order. */
export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /(Di chuyển|Move): Khai giảng/ }).focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Khai giảng');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const [handle] = canvas.getAllByRole('button', { name: /Di chuyển|Move:/ });
    const last = canvas.getAllByRole('listitem').at(-1);
    if (!handle || !last) throw new Error('The list has no items.');
    // A synthetic pointer cannot be captured.
    canvas.getByRole('list').setPointerCapture = () => undefined;
    const { left, bottom } = last.getBoundingClientRect();
    const at = { clientX: left + 8, clientY: bottom, pointerId: 1, isPrimary: true, button: 0 };
    await fireEvent.pointerDown(handle, { ...at, clientY: handle.getBoundingClientRect().top });
    await fireEvent.pointerMove(handle, at);
    await fireEvent.pointerMove(handle, at);
    await fireEvent.pointerUp(handle, at);
    await expect(args.onReorder).toHaveBeenLastCalledWith(['2', '3', '1']);
  },
};

export const WithPictures: Story = {
  args: { items: items.map((item) => ({ ...item, lead: <Icon of={ImageIcon} /> })) },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        name: 'Trung tâm Đào tạo miền Trung khai giảng lớp An toàn lao động K12 và lớp Sơ cấp cứu tại nơi làm việc',
      },
      ...items.slice(0, 1),
    ],
  },
};

export const OnAPhone: Story = { ...ByButtons, globals: { viewport: { value: 'phone' } } };
