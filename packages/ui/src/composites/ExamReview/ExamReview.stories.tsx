import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleTitle } from '../ExamPlayer/sampleExam';
import { sampleRubric } from '../QuestionView/rubric/sampleRubric';
import { ExamReview } from './ExamReview';
import { marked, markedResult, waiting, waitingResult } from './sampleAttempt';

const meta = {
  title: 'Composites/ExamReview',
  component: ExamReview,
  args: {
    title: sampleTitle,
    parts: marked,
    result: markedResult,
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

export const WaitingForMarks: Story = { args: { parts: waiting, result: waitingResult } };

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
    result: { ...markedResult, score: null, finalScore: null, waitingQuestions: 2 },
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' } };
export const InDark: Story = { globals: { theme: 'dark' } };
