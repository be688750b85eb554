import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/Long answer',
  component: HeldQuestion,
  args: { question: sampleQuestions.long_answer.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.long_answer);

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
    await expect(canvas.getByText('0/3.000 ký tự')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('Bước 1{Enter}Bước 2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'long_answer', text: 'Bước 1\nBước 2' });
  },
};

export const WaitingForAMark: Story = {
  args: {
    value: sampleQuestions.long_answer.right,
    review: { key: sampleQuestions.long_answer.key, score: null },
  },
};

export const MarkedWithComment: Story = {
  args: {
    value: sampleQuestions.long_answer.right,
    review: {
      key: sampleQuestions.long_answer.key,
      score: 7.5,
      comment: 'Trình bày rõ các bước. Cần nói thêm thời hạn trả lời học viên.',
      markedBy: 'Nguyễn Thị Diễm Quỳnh',
    },
  },
};
