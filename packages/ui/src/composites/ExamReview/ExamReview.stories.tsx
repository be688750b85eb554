import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { sampleNow, sampleTitle } from '../ExamPlayer/sampleExam';
import { sampleQuestions, sampleReview, type SampleQuestion } from '../QuestionView/sampleQuestions';
import { sampleRubric, sampleScore } from '../QuestionView/rubric/sampleRubric';
import { ExamReview, type ReviewedPart, type ReviewedQuestion } from './ExamReview';

const kinds = ['right', 'partial', 'wrong'] as const;

function reviewed(sample: SampleQuestion, index: number): ReviewedQuestion {
  const { value, review } = sampleReview(sample, kinds[index % 3] ?? 'right');
  return { question: sample.question, answer: value, review };
}

function withMarks(long: ReviewedQuestion['review']): ReviewedPart[] {
  const all = Object.values(sampleQuestions).map(reviewed);
  const done = all.map((one) =>
    one.question.content.type === 'long_answer'
      ? { ...one, answer: sampleQuestions.long_answer.right, review: { ...one.review, ...long } }
      : one,
  );
  return [
    { title: 'Phần 1. Kiến thức chung', score: 50, questions: done.slice(0, 6) },
    { title: 'Phần 2. Xử lý tình huống', score: 50, questions: done.slice(6) },
  ];
}

const marked = withMarks({
  score: 7.5,
  comment: 'Trình bày rõ các bước. Cần nói thêm thời hạn trả lời học viên.',
  markedBy: 'Nguyễn Thị Diễm Quỳnh',
});
const waiting = withMarks({ score: null });

const meta = {
  title: 'Composites/ExamReview',
  component: ExamReview,
  args: {
    title: sampleTitle,
    parts: marked,
    result: {
      number: 1,
      state: 'marked',
      submittedAt: sampleNow,
      submittedBy: 'student',
      score: 80,
      deductionPercent: 10,
      finalScore: 72,
      waitingQuestions: 0,
    },
  },
} satisfies Meta<typeof ExamReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('lần 2: 80 − 10% = 72')).toBeVisible();
    await expect(canvas.getByText('72 trên 100 điểm')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Câu 9,/ }));
    await expect(canvas.getByRole('heading', { name: /^Câu 9/ })).toHaveFocus();
    // The words at the end of an answer stand on its first line, and make it no higher.
    const answersTo = (title: RegExp) =>
      within(canvas.getByRole('list', { name: title })).getAllByRole('listitem');
    for (const answer of answersTo(/thư lừa đảo/)) {
      const texts = [...answer.querySelectorAll('span')].filter((span) => span.childElementCount === 0);
      const [first = NaN, ...others] = texts.map(baselineOf);
      for (const other of others) await expect(Math.abs(other - first)).toBeLessThan(0.6);
    }
    const [height, ...heights] = answersTo(/phòng máy chủ/).map((answer) => answer.clientHeight);
    for (const other of heights) await expect(other).toBe(height);
  },
};

/** Where its first line of text stands. */
function baselineOf(element: Element): number {
  const drawing = document.createElement('canvas').getContext('2d');
  if (!drawing) throw new Error('Text cannot be measured');
  drawing.font = getComputedStyle(element).font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = drawing.measureText('a');
  const range = document.createRange();
  range.selectNodeContents(element);
  const { top, height } = range.getClientRects()[0] ?? element.getBoundingClientRect();
  return top + (height * ascent) / (ascent + descent);
}

/** Where there is room, the questions are beside the document, and stay in view. */
export const QuestionsBeside: Story = {
  args: { back: { href: '#class', label: 'Lớp học' } },
  render: (args) => (
    <div style={{ inlineSize: '70rem' }}>
      <ExamReview {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const questions = canvas.getByRole('navigation').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 });
    const head = title.closest('header')?.getBoundingClientRect();
    await expect(questions.left).toBeGreaterThan(head?.right ?? Infinity);
    // The title, the way back and the parts have one left edge.
    const part = canvas.getByRole('heading', { level: 2, name: /^Phần 1/ });
    for (const below of [canvas.getByRole('link', { name: 'Lớp học' }), part])
      await expect(
        Math.abs(below.getBoundingClientRect().left - title.getBoundingClientRect().left),
      ).toBeLessThan(4);
  },
};

export const WaitingForMarks: Story = {
  args: {
    parts: waiting,
    result: {
      ...meta.args.result,
      number: 0,
      state: 'submitted',
      submittedBy: 'time',
      score: 62.5,
      deductionPercent: 0,
      finalScore: 62.5,
      waitingQuestions: 1,
    },
  },
};

/** Before the key is shown nothing says right or wrong, except a teacher’s mark. */
export const WithoutKey: Story = {
  args: {
    parts: marked.map((part) => ({
      ...part,
      questions: part.questions.map((one) =>
        one.question.content.type === 'long_answer' ? one : { ...one, review: {} },
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bạn đã nộp bài')).toBeVisible();
    await expect(canvas.queryByText(/Trả lời (đúng|sai)|(Khớp|Khác) đáp án/)).toBeNull();
    await expect(canvas.getAllByText('Đã trả lời').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/^tối đa \d/).length).toBeGreaterThan(0);
    const chosen = canvas.getAllByText('Bạn chọn').map((note) => note.closest('li'));
    for (const line of chosen) await expect(line).toHaveAttribute('data-mark', 'chosen');
  },
};

/** The assignment shows nothing yet. */
export const OnlyHandedIn: Story = {
  args: {
    parts: [],
    result: { ...meta.args.result, score: null, finalScore: null, waitingQuestions: 2 },
    notes: 'Điểm hiện khi bài thi kết thúc.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chưa công bố điểm')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    // As wide as a review with questions.
    const [page, review] = [canvasElement, canvas.getByRole('heading', { level: 1 }).closest('header')].map(
      (element) => element?.getBoundingClientRect().width ?? 0,
    );
    await expect(review).toBeGreaterThan(Math.min(page ?? 0, 896) - 64);
  },
};

export const Marking: Story = {
  args: {
    ...WaitingForMarks.args,
    student: 'Trần Thị Ngọc Ánh',
    marking: { onMark: fn(), saves: {} },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đến câu chờ chấm' }));
    const form = within(canvas.getByRole('form', { name: 'Chấm câu 5' }));
    const points = form.getByRole('textbox', { name: /Điểm/ });
    await expect(points).toHaveFocus();
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
    await expect(form.getByRole('alert')).toBeVisible();
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

const judged = marked.map((part) => ({
  ...part,
  questions: part.questions.map((one) =>
    one.question.id === 'q5'
      ? {
          ...one,
          review: {
            ...one.review,
            criteria: [
              {
                criterion_id: 'a',
                level_id: 'b',
                title: 'Các bước',
                level: 'Thiếu một bước',
                points: 4,
                max: 6,
                comment: 'Thiếu bước che phủ.',
              },
              { criterion_id: 'b', level_id: 'a', title: 'Trình bày', level: 'Rõ ràng', points: 3.5, max: 4 },
            ],
          },
        }
      : one.question.id === 'q1'
        ? { ...one, review: { ...one.review, corrected: 'key' as const } }
        : one,
  ),
}));

/** With the key the chosen levels stand in the rubric itself, once. */
export const MarkedByRubricWithKey: Story = {
  args: {
    parts: judged.map((part) => ({
      ...part,
      questions: part.questions.map((one) =>
        one.question.id === 'q5'
          ? {
              ...one,
              review: { ...one.review, key: { type: 'long_answer' as const, rubric: sampleRubric } },
            }
          : one,
      ),
    })),
  },
  play: async ({ canvas }) => {
    const criteria = within(canvas.getByRole('list', { name: 'Thang chấm' }));
    await expect(criteria.getAllByRole('img', { name: 'Mức đạt được' })).toHaveLength(2);
    await expect(criteria.getByText('4/6 điểm')).toBeVisible();
    await expect(criteria.getByText('Thiếu bước che phủ.')).toBeVisible();
    await expect(criteria.getByText('Thiếu nhiều bước')).toBeVisible();
  },
};

/** How each criterion was marked, and that a key was corrected after the exam. */
export const MarkedByRubric: Story = {
  args: { parts: judged },
  play: async ({ canvas }) => {
    const criteria = within(canvas.getByRole('list', { name: 'Thang chấm' }));
    await expect(criteria.getByText('Thiếu một bước')).toBeVisible();
    await expect(criteria.getByText('4/6 điểm')).toBeVisible();
    await expect(canvas.getByText(/Đáp án của câu này đã được sửa sau khi thi/)).toBeVisible();
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const MarkingOnPhone: Story = {
  ...MarkSaved,
  globals: { viewport: { value: 'phone' } },
};
export const InEnglish: Story = { globals: { language: 'en' } };
export const InDark: Story = { globals: { theme: 'dark' } };
