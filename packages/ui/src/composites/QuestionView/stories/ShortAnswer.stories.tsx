import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/Short answer',
  component: HeldQuestion,
  args: { question: sampleQuestions.short_answer.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.short_answer);

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
    await userEvent.keyboard('Bình bột');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'short_answer', text: 'Bình bột' });
    const counter = canvas.getByText('8/160 ký tự');
    await expect(counter).toBeVisible();
    // The field ends where the line below it does.
    const { right } = counter.getBoundingClientRect();
    await expect(canvas.getByRole('textbox').getBoundingClientRect().right).toBe(right);
  },
};

/** While an IME composes "viêt" the same answer arrives from outside: the letters stay unchanged. */
export const WhileComposing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'tiếng viêt' }, isComposing: true });
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'short_answer', text: 'tiếng viêt' });
    await expect(field).toHaveValue('tiếng viêt');
    await fireEvent.input(field, { target: { value: 'tiếng việt' }, isComposing: true });
    await fireEvent.compositionEnd(field);
    await expect(field).toHaveValue('tiếng việt');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'short_answer', text: 'tiếng việt' });
  },
};

export const AtTheLimit: Story = {
  args: { value: { type: 'short_answer', text: 'ễ'.repeat(158) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{End}abc');
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã đến giới hạn 160 ký tự.');
    await expect(canvas.getByText('160/160 ký tự')).toBeVisible();
  },
};
