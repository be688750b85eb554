import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/Fill in numbers',
  component: HeldQuestion,
  args: { question: sampleQuestions.fill_number.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.fill_number);

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

/** Input that is not a number is kept as typed, with a hint after the field loses focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ba mươi');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nhập số bằng chữ số');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chỗ trống 1 cần một số');
    await userEvent.keyboard('0,75');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'fill_number',
      blanks: { 1: 'ba mươi', 2: '0,75' },
    });
  },
};
