import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary';
import { Form } from '../../components/Form/Form';
import { ExamBuilder, type BuilderPart, type ExamBuilderProps } from './ExamBuilder';

const entry = (id: string, title: string, kind: string, score: number | null) => ({
  question: { id, title, kind },
  score,
});

const parts: BuilderPart[] = [
  {
    key: 'one',
    title: 'Phần 1. Trắc nghiệm',
    score: 40,
    questions: [
      entry('1', 'Khi phát hiện đám cháy, việc đầu tiên cần làm là gì?', 'Chọn một đáp án', 20),
      entry(
        '2',
        'Những phương tiện bảo vệ cá nhân nào là bắt buộc khi làm việc trên cao?',
        'Chọn nhiều đáp án',
        20,
      ),
    ],
  },
  {
    key: 'two',
    title: 'Phần 2. Tự luận',
    score: 60,
    questions: [
      entry('3', 'Trình bày các bước sơ cứu một người bị bỏng nhiệt tại nơi làm việc.', 'Tự luận', 60),
    ],
  },
];

/** Keeps the value, as a form would. */
function Held({ value, onChange, ...props }: ExamBuilderProps) {
  const [held, hold] = useState(value);
  return (
    <ExamBuilder
      {...props}
      value={held}
      onChange={(next) => {
        hold(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Composites/ExamBuilder',
  component: ExamBuilder,
  args: { value: parts, onChange: fn(), onAddQuestions: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ExamBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Tổng điểm các phần: 100/100 (đã đủ)')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm phần' }));
    await expect(await canvas.findByRole('textbox', { name: /Tên phần/ })).toHaveValue('Phần 1');
    await expect(canvas.getByRole('button', { name: 'Thêm câu hỏi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddQuestions).toHaveBeenCalled();
  },
};

/** Questions that are drawn at random: into a part, and in the place of one. */
export const Drawn: Story = {
  args: { onDrawQuestions: fn(), onReplaceQuestion: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Chọn ngẫu nhiên' })[1] ?? canvasElement);
    await expect(args.onDrawQuestions).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn câu khác thay câu 2' }));
    await expect(args.onReplaceQuestion).toHaveBeenCalledWith('2');
  },
};

/** Missing points are stated in words, for the part and for the whole. */
export const Unfinished: Story = {
  args: { value: parts.map((part) => (part.key === 'two' ? { ...part, score: 50, questions: [] } : part)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/còn thiếu 10/)).toBeVisible();
  },
};

export const SplitEvenly: Story = {
  args: {
    value: [
      {
        key: 'one',
        title: 'Phần 1',
        score: 100,
        questions: parts.flatMap(({ questions }) => questions),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Chia đều điểm' }));
    await expect(await canvas.findByRole('textbox', { name: /Điểm của câu 1/ })).toHaveValue('33,34');
    await expect(canvas.getByText('Tổng điểm các câu: 100/100 (đã đủ)')).toBeVisible();
  },
};

/** The focus stays on a moved question, and goes to the neighbour of a removed one. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Đưa câu 1 xuống' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Đưa câu 2 xuống' })).toHaveFocus();
    await expect(canvas.getByText('Đã chuyển đến vị trí 2 trên 2.')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Bỏ câu 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bỏ câu 1' })).toHaveFocus();
  },
};

/** At the edge of its part a question moves into the adjacent one; a removal can be undone. */
export const AcrossParts: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const second = () => canvas.getByRole('list', { name: 'Các câu hỏi của Phần 2. Tự luận' });
    await step('down into the next part', async () => {
      canvas.getByRole('button', { name: 'Đưa câu 2 xuống' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(within(second()).getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByText('Đã chuyển sang Phần 2. Tự luận.')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Đưa câu 2 xuống' })).toHaveFocus();
    });
    await step('a removed part comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Phần 2. Tự luận' }));
      await expect(canvas.queryByText('Câu 2')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
      await expect(within(second()).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

/** The sums update while typing, with a comma or a point. */
export const TypingPoints: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const score = canvas.getByRole('textbox', { name: /Điểm của câu 1/ });
    await userEvent.clear(score);
    await userEvent.type(score, '12.5');
    await expect(canvas.getByText('Tổng điểm các câu: 32,5/40 (còn thiếu 7,5)')).toBeVisible();
    await userEvent.tab();
    await expect(score).toHaveValue('12,5');
    await userEvent.clear(score);
    await userEvent.type(score, 'mười');
    await expect(canvas.getByText(/Nhập số từ 0 trở lên/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        expect.objectContaining({
          questions: expect.arrayContaining([expect.objectContaining({ score: null })]),
        }),
      ]),
    );
  },
};

export const HundredQuestions: Story = {
  args: {
    value: [
      {
        key: 'one',
        title: 'Phần 1',
        score: 100,
        questions: Array.from({ length: 100 }, (_, place) =>
          entry(
            String(place),
            `Ghép mỗi loại bình chữa cháy với đám cháy mà nó dập được (${place + 1})`,
            'Ghép cặp',
            1,
          ),
        ),
      },
    ],
  },
};

/** Errors of the form around it, each named with its part. */
export const WithErrors: Story = {
  args: { value: [...parts, { key: 'three', title: 'Phần 3. Thực hành', score: 10, questions: [] }] },
  render: (args) => (
    <Form
      aria-label="Tạo đề thi"
      onSubmit={fn()}
      errors={{
        parts: 'Tổng điểm các phần là 90, phải là 100.',
        'parts.0.title': 'Trường này là bắt buộc!',
        'parts.1.questions.0.question_id': 'Câu hỏi này đã có trong đề.',
        'parts.2.questions': 'Phần này chưa có câu hỏi.',
      }}
    >
      <Held {...args} />
      <ErrorSummary />
    </Form>
  ),
  play: async ({ canvas }) => {
    const names = within(await canvas.findByRole('list', { name: 'Còn 4 chỗ cần sửa' }));
    await userEvent.click(names.getByRole('button', { name: 'Phần 1: Tên phần' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Tên phần/ })[0]).toHaveFocus();
    await userEvent.click(names.getByRole('button', { name: 'Phần 2: Câu 3' }));
    await expect(document.activeElement).toHaveTextContent('Câu hỏi này đã có trong đề.');
    await userEvent.click(names.getByRole('button', { name: 'Các câu hỏi của Phần 3. Thực hành' }));
    await expect(canvas.getAllByRole('button', { name: 'Thêm câu hỏi' })[2]).toHaveFocus();
    await userEvent.click(names.getByRole('button', { name: 'Các phần của đề thi' }));
    await expect(canvas.getByRole('button', { name: 'Thêm phần' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { language: 'en' } };

/** The parts of a survey form: no points, and each question is edited in place. */
export const WithoutPoints: Story = {
  args: {
    scored: false,
    onEditQuestion: fn(),
    value: parts.map((part) => ({
      ...part,
      questions: part.questions.map(({ question }, place) => ({
        score: null,
        question: place === 1 ? { ...question, note: 'Chỉ hỏi khi câu 1 là “Không”' } : question,
      })),
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/Tổng điểm/)).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /Điểm/ })).toBeNull();
    await expect(canvas.getByText('Chỉ hỏi khi câu 1 là “Không”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa câu 2' }));
    await expect(args.onEditQuestion).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ câu 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByRole('button', { name: 'Bỏ câu 2' })).toBeVisible();
  },
};
