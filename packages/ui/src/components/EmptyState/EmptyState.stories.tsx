import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AddIcon, MarkingIcon, RefusedIcon, WarningIcon } from '../../icons';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Chưa có đề thi nào' },
  parameters: {
    docs: {
      description: {
        component: `
Stands where things would be: an empty list, a page that is refused, one that failed.

**When to use.** A whole list or page has nothing to show; say why, and what to do.

**When not.** One empty field or cell: plain words. While it loads: \`Loading\` with \`Skeleton\`.

**Keyboard.** None of its own; its actions are reached with Tab. Where it replaces what had the focus (the last thing of a
list is done), \`takesFocus\` gives the focus to its title, which is read then.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    children: 'Tạo đề thi từ ngân hàng câu hỏi, rồi giao cho lớp.',
    actions: (
      <>
        <Button variant="primary" icon={<Icon of={AddIcon} />}>
          Tạo đề thi
        </Button>
        <Button>Nhập câu hỏi</Button>
      </>
    ),
  },
};
export const AllDone: Story = {
  args: { title: 'Đã chấm xong', icon: MarkingIcon, tone: 'accent', children: 'Không còn bài nào chờ chấm.' },
};

/** What had the focus is gone: the title has it, and Tab goes on to the action. */
export const AfterTheLast: Story = {
  args: { ...AllDone.args, actions: <Button>Về danh sách</Button>, takesFocus: true },
  render: function Last(args) {
    const [isDone, setDone] = useState(false);
    return isDone ? <EmptyState {...args} /> : <Button onPress={() => setDone(true)}>Chấm</Button>;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Chấm' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Đã chấm xong' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Về danh sách' })).toHaveFocus();
  },
};
export const Refused: Story = {
  args: {
    title: 'Bạn không có quyền xem trang này',
    icon: RefusedIcon,
    tone: 'waiting',
    children: 'Nếu cần, hãy nhờ quản trị viên của đơn vị cấp quyền.',
    actions: <Button>Về trang chủ</Button>,
  },
};
export const Failed: Story = {
  args: {
    title: 'Không tải được danh sách',
    icon: WarningIcon,
    tone: 'danger',
    children: 'Hãy kiểm tra kết nối mạng rồi thử lại.',
    actions: <Button variant="primary">Thử lại</Button>,
  },
};
