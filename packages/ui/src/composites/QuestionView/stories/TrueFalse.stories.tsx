import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/True or false',
  component: HeldQuestion,
  args: { question: sampleQuestions.true_false.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.true_false);

export const Empty: Story = states.empty;
export const Filled: Story = states.filled;
export const ReadOnly: Story = states.readOnly;
export const Right: Story = states.right;
export const Wrong: Story = states.wrong;

/** The choice 'Sai' is right: its mark must not read as the choice 'Đúng'. */
export const FalseIsRight: Story = {
  args: {
    question: sampleQuestions.true_false.question,
    value: { type: 'true_false', value: false },
    review: { key: { type: 'true_false', value: false }, score: 5 },
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(['Đúng', 'SaiBạn chọnKhớp đáp án']);
    await expect(canvas.getByText('Trả lời đúng')).toBeVisible();
  },
};

export const NotAnswered: Story = states.notAnswered;
export const Phone: Story = { ...states.filled, globals: { viewport: { value: 'phone' } } };
export const PhoneInDark: Story = {
  ...states.empty,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'true_false', value: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'true_false', value: false });
  },
};
