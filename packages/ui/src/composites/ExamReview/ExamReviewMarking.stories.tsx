import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { sampleNow, sampleTitle } from '../ExamPlayer/sampleExam';
import { sampleRubric, sampleScore } from '../QuestionView/rubric/sampleRubric';
import { ExamReview } from './ExamReview';
import { marked, markedResult, waiting, waitingResult } from './sampleAttempt';

const meta = {
  title: 'Composites/ExamReview/Marking',
  component: ExamReview,
  args: { title: sampleTitle, parts: marked, result: markedResult },
} satisfies Meta<typeof ExamReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marking: Story = {
  args: {
    parts: waiting,
    result: waitingResult,
    student: 'Trần Thị Ngọc Ánh',
    marking: { onMark: fn(), saves: {} },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đến câu chờ chấm' }));
    const form = within(canvas.getByRole('form', { name: 'Chấm câu 5' }));
    const points = form.getByRole('textbox', { name: /Điểm/ });
    await expect(points).toHaveFocus();
    const answer = canvas.getByRole('heading', { name: /^Câu 5/ }).getBoundingClientRect();
    await expect(answer.top).toBeGreaterThanOrEqual(0);
    await expect(answer.top).toBeLessThan(window.innerHeight / 2);
    await expect(points.getBoundingClientRect().left).toBeGreaterThan(answer.right);
    const save = form.getByRole('button', { name: 'Lưu điểm' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('12{Enter}');
    await expect(points).toHaveAccessibleDescription(/từ 0 đến 10/);
    await expect(args.marking?.onMark).not.toHaveBeenCalled();
    await userEvent.clear(points);
    await userEvent.type(points, '7,5');
    await userEvent.type(form.getByRole('textbox', { name: 'Nhận xét cho học viên' }), 'Tốt.');
    await expect(form.getByText('Điểm chưa được lưu')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Lưu điểm' }));
    await expect(args.marking?.onMark).toHaveBeenCalledWith('q5', { score: 7.5, comment: 'Tốt.' });
  },
};

const byRubric = waiting.map((part) => ({
  ...part,
  questions: part.questions.map((one) =>
    one.question.id === 'q5'
      ? { ...one, review: { ...one.review, key: { type: 'long_answer' as const, rubric: sampleRubric } } }
      : one,
  ),
}));

/** The sum of the levels is the mark; a level is missing until it is chosen. */
export const MarkingByRubric: Story = {
  args: {
    ...Marking.args,
    parts: byRubric,
    marking: { onMark: fn(), saves: {}, rubricScore: sampleScore },
  },
  play: async ({ canvas, userEvent, args }) => {
    const form = within(canvas.getByRole('form', { name: 'Chấm câu 5' }));
    await userEvent.click(form.getByRole('radio', { name: /^Thiếu một bước/ }));
    await userEvent.click(form.getByRole('button', { name: 'Lưu điểm' }));
    const open = form.getByRole('radiogroup', { name: 'Trình bày' });
    await expect(open).toBeInvalid();
    await expect(open).toHaveAccessibleDescription('Hãy chọn mức cho tiêu chí này.');
    await expect(form.getAllByText(/^Hãy chọn mức/)).toHaveLength(1);
    await expect(within(open).getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(form.getByRole('radio', { name: /^Khó theo dõi/ }));
    await expect(form.getByText('Tổng: 5,5/10 điểm')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Lưu điểm' }));
    await expect(args.marking?.onMark).toHaveBeenCalledWith(
      'q5',
      expect.objectContaining({
        score: 5.5,
        rubric: [
          expect.objectContaining({ criterion_id: 'a', level_id: 'b' }),
          expect.objectContaining({ criterion_id: 'b', level_id: 'b' }),
        ],
      }),
    );
  },
};

/** The mark is saved while its field has the focus, which goes on to the next attempt. */
export const MarkedAll: Story = {
  args: { ...Marking.args, marking: { onMark: fn(), saves: {}, done: <a href="#next">Bài tiếp theo</a> } },
  render: function Saving(args) {
    const [saved, setSaved] = useState(false);
    return (
      <ExamReview
        {...args}
        parts={saved ? marked : waiting}
        marking={
          args.marking && {
            ...args.marking,
            saves: saved ? { q5: { state: 'saved', since: sampleNow } } : {},
            onMark: () => setSaved(true),
          }
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đến câu chờ chấm' }));
    const form = within(canvas.getByRole('form', { name: 'Chấm câu 5' }));
    await expect(canvas.queryByRole('link', { name: 'Bài tiếp theo' })).toBeNull();
    await userEvent.keyboard('7,5{Enter}');
    await expect(form.getByRole('link', { name: 'Bài tiếp theo' })).toHaveFocus();
  },
};

export const MarkSaved: Story = {
  args: {
    student: 'Trần Thị Ngọc Ánh',
    marking: {
      onMark: fn(),
      saves: { q4: { state: 'saving' }, q5: { state: 'saved', since: sampleNow } },
    },
  },
};

export const MarkNotSaved: Story = {
  args: {
    student: 'Trần Thị Ngọc Ánh',
    marking: {
      onMark: fn(),
      saves: { q5: { state: 'failed', reason: 'Mất kết nối mạng. Điểm vẫn ở trong ô, hãy lưu lại.' } },
    },
  },
};

export const MarkingOnPhone: Story = {
  ...MarkSaved,
  globals: { viewport: { value: 'phone' } },
};
