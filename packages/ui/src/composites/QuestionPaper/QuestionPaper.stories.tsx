import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Stack } from '../../layout/Stack/Stack';
import { sampleQuestions } from '../QuestionView/sampleQuestions';
import { QuestionPaper } from './QuestionPaper';

const { one_choice: chosen, multiple_choice: several, long_answer: written } = sampleQuestions;

const meta = {
  title: 'Composites/QuestionPaper',
  component: QuestionPaper,
  args: { question: chosen.question, answerKey: chosen.key, kind: 'Chọn một đáp án' },
  parameters: {
    docs: {
      description: {
        component: `
A question with its key, as a document: right answers bear a sign and the word 'Đáp án', blanks are filled in.

**When to use.** Whoever may know the key reads a question: in the bank, in an exam, before choosing it.

**When not.** A student answers or looks back at an attempt: \`QuestionView\`. Writing a question: \`QuestionEditor\`.

**Keyboard.** None of its own; links beside the heading are reached with Tab.`,
      },
    },
  },
} satisfies Meta<typeof QuestionPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChoice: Story = {
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('listitem');
    await expect(options).toHaveLength(4);
    const right = options.filter((option) => within(option).queryByText('Đáp án'));
    await expect(right).toHaveLength(1);
    await expect(right[0]).toHaveTextContent('ngắt cầu dao điện');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const SeveralChoices: Story = {
  args: { question: several.question, answerKey: several.key, kind: 'Chọn nhiều đáp án' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Đáp án')).toHaveLength(3);
  },
};

/** Each type with its key; none has a field. */
export const AllTypes: Story = {
  render: (args) => (
    <Stack>
      {Object.values(sampleQuestions).map(({ question, key }) => (
        <QuestionPaper {...args} key={question.id} question={question} answerKey={key} kind={key.type} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input, textarea, select, button')).toHaveLength(0);
    const blanks = within(canvasElement).getAllByText(/^Chỗ trống \d+:$/);
    await expect(blanks.length).toBeGreaterThan(5);
    // What fills its line ends where the heading's line ends.
    for (const heading of within(canvasElement).getAllByRole('heading')) {
      const edge = heading.closest('header')?.getBoundingClientRect().right;
      const card = within(heading.closest('section') ?? canvasElement);
      const boxes = [...card.queryAllByRole('list'), ...card.queryAllByText(/^(Bình bột|Tiếp nhận)/)];
      for (const box of boxes) await expect(box.getBoundingClientRect().right).toBe(edge);
    }
  },
};

export const AllTypesOnAPhone: Story = { ...AllTypes, globals: { viewport: { value: 'phone' } } };

/** In the bank: no number, no points. */
export const OutsideAnExam: Story = {
  args: { question: { ...chosen.question, number: undefined, score: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chọn một đáp án' })).toBeVisible();
    await expect(canvas.queryByText(/điểm/)).toBeNull();
  },
};

export const WithoutModelAnswer: Story = {
  args: { question: written.question, answerKey: { type: 'long_answer' }, kind: 'Trả lời dài' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có câu trả lời mẫu.')).toBeVisible();
  },
};

export const WithAnAction: Story = {
  args: {
    actions: (
      <ButtonLink href="/questions/view/1" variant="neutral" size="small">
        Mở câu hỏi
      </ButtonLink>
    ),
  },
};

/** A key of another type marks nothing. */
export const ForeignKey: Story = {
  args: { answerKey: { type: 'true_false', value: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Đáp án')).toBeNull();
  },
};
