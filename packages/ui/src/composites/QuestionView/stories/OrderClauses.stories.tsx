import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/Order clauses',
  component: HeldQuestion,
  args: { question: sampleQuestions.order_clauses.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.order_clauses);

export const Empty: Story = states.empty;
export const Filled: Story = states.filled;
export const ReadOnly: Story = states.readOnly;
export const Right: Story = states.right;
export const Wrong: Story = states.wrong;
export const PartlyRight: Story = states.partial;
export const NotAnswered: Story = states.notAnswered;
export const Phone: Story = { ...states.filled, globals: { viewport: { value: 'phone' } } };
export const PhoneInDark: Story = {
  ...states.empty,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const ByButtons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Đưa lên: Đưa nạn nhân ra khỏi/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'order_clauses',
      order: ['c1', 'c3', 'c4', 'c2'],
    });
    await expect(canvas.getByRole('button', { name: /^Đưa lên: Đưa nạn nhân ra khỏi/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa câu trả lời' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'order_clauses', order: [] });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Di chuyển: Che vết bỏng/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('vị trí 1 trên 4');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'order_clauses',
      order: ['c1', 'c4', 'c3', 'c2'],
    });
    await expect(canvas.getByRole('button', { name: /^Di chuyển: Che vết bỏng/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã hủy');
  },
};

export const KeptAsItIs: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ thứ tự này' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'order_clauses',
      order: ['c3', 'c1', 'c4', 'c2'],
    });
  },
};
