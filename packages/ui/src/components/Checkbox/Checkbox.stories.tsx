import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Ghi nhớ đăng nhập', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Yes or no, or chosen among many, when a form is sent.

**When to use.** Agreeing, or several of a list.

**When not.** It works at once: \`Switch\`. One of several: \`RadioGroup\`.

| Keyboard | |
| --- | --- |
| Tab | To the box |
| Space | Turns it |`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' });
    await userEvent.click(canvas.getByText('Ghi nhớ đăng nhập'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Checkbox label="Trộn câu hỏi" defaultChecked description="Mỗi học viên thấy một thứ tự khác nhau." />
      <Checkbox label="Chọn tất cả câu hỏi" mixed />
      <Checkbox label="Cho xem đáp án sau khi nộp" />
      <Checkbox label="Đã khóa" disabled />
      <Checkbox label="Đã khóa, đang bật" disabled defaultChecked />
      <Checkbox label="Tôi đồng ý với quy chế thi" required error="Bạn cần đồng ý để tiếp tục." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Chọn tất cả câu hỏi' })).toBePartiallyChecked();
  },
};

export const Bare: Story = { render: () => <Checkbox aria-label="Chọn câu 1" /> };
