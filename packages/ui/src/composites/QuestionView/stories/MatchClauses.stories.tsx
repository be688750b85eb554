import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/Match clauses',
  component: HeldQuestion,
  args: { question: sampleQuestions.match_clauses.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.match_clauses);

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

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('combobox', { name: /Khách hàng/ });
    await expect(first).toHaveFocus();
    // The native list opens outside the page; this simulates a choice in it.
    await userEvent.selectOptions(first, 'r2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'match_clauses', pairs: { l1: 'r2' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lựa chọn' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'match_clauses', pairs: {} });
  },
};
