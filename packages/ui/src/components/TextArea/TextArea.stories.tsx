import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Câu trả lời', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Text of several lines.

**When to use.** Descriptions, answers, messages.

**When not.** One line: \`TextField\`.

| Keyboard | |
| --- | --- |
| Enter | A new line |
| Tab | Leaves the field |`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  args: { maxLength: 2000, description: 'Trình bày ngắn gọn, có dẫn chứng.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Câu trả lời' }), 'Đúng vậy.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Đúng vậy.');
    await expect(canvas.getByText(/^9\/2[.,]000/)).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: 'Bạn chưa nhập câu trả lời.', required: true, rows: 3 } };
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Quy trình gồm ba bước: nhận biết, xử lý, báo cáo.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Đã nộp bài.' } };
