import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/One choice',
  component: HeldQuestion,
  args: { question: sampleQuestions.one_choice.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.one_choice);

export const Empty: Story = states.empty;
export const Filled: Story = states.filled;
export const ReadOnly: Story = states.readOnly;
export const Right: Story = states.right;
export const Wrong: Story = states.wrong;

export const NotAnswered: Story = states.notAnswered;
export const Phone: Story = { ...states.filled, globals: { viewport: { value: 'phone' } } };
export const PhoneInDark: Story = {
  ...states.empty,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const ByMouse: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Báo động cho mọi người và ngắt cầu dao điện.'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'one_choice', choice: 'b' });
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lựa chọn' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'one_choice', choice: null });
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Dùng nước/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'one_choice', choice: 'b' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'one_choice', choice: null });
    await expect(canvas.getByRole('radio', { name: /Dùng nước/ })).toHaveFocus();
  },
};

export const InEnglish: Story = { ...states.filled, globals: { language: 'en' } };
