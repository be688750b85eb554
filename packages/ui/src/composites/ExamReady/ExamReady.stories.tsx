import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExamReady, type PastAttempt } from './ExamReady';

const now = Date.UTC(2026, 10, 21, 3, 42);
const hour = 3_600_000;

const attempts: PastAttempt[] = [
  { id: 'a1', number: 0, state: 'marked', submittedAt: now - 48 * hour, score: 64.5, finalScore: 64.5 },
  { id: 'a2', number: 1, state: 'marked', submittedAt: now - 24 * hour, score: 80, finalScore: 72 },
  { id: 'a3', number: 2, state: 'submitted', submittedAt: now - hour, score: null, finalScore: null },
];

const meta = {
  title: 'Composites/ExamReady',
  component: ExamReady,
  args: {
    title: 'An toàn lao động và xử lý tình huống khẩn cấp: bài thi cuối khóa',
    context: 'Lớp ATLĐ-2026-03',
    questionCount: 40,
    durationMinutes: 60,
    questionsPerPage: 10,
    startTime: now - hour,
    endTime: now + 26 * hour,
    now,
    deductionPercent: 10,
    attempts: [],
    attemptsLeft: 3,
    entry: { kind: 'start' },
    onStart: fn(),
    reviewHref: (id) => `#${id}`,
  },
} satisfies Meta<typeof ExamReady>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstAttempt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('12:42 22/11/2026 (GMT+\u20607)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu làm bài' }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
};

/** Where there is room, the facts are beside the rules. */
export const FactsBeside: Story = {
  args: { context: undefined, back: { href: '#class', label: 'Lớp ATLĐ-2026-03' } },
  render: (args) => (
    <div style={{ inlineSize: '70rem' }}>
      <ExamReady {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('article').getBoundingClientRect();
    const start = canvas.getByRole('button', { name: 'Bắt đầu làm bài' }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(facts.left).toBeGreaterThan(title.right);
    await expect(Math.abs(start.left - title.left)).toBeLessThan(4);
    await expect(canvas.getByRole('link', { name: 'Lớp ATLĐ-2026-03' })).toHaveAttribute('href', '#class');
  },
};

export const Retake: Story = {
  args: { attempts: attempts.slice(0, 2), attemptsLeft: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('lần 3: 80 − 20% = 64')).toBeVisible();
    await expect(canvas.getByText('lần 2: 80 − 10% = 72')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bắt đầu lần 3' })).toBeVisible();
  },
};

export const Continue: Story = {
  args: {
    entry: { kind: 'continue', deadline: now + 0.6 * hour },
    attempts: [
      { id: 'a1', number: 0, state: 'in_progress', submittedAt: null, score: null, finalScore: null },
    ],
    attemptsLeft: 2,
  },
};

export const EndsSoon: Story = { args: { endTime: now + 0.4 * hour } };

export const NotOpenYet: Story = {
  args: {
    startTime: now + hour,
    entry: { kind: 'refused', reason: 'Chưa đến giờ làm bài. Bài thi mở lúc 11:42, 21/11/2026 (GMT+7).' },
  },
};

export const NoAttemptLeft: Story = {
  args: {
    attempts,
    attemptsLeft: 0,
    entry: { kind: 'refused', reason: 'Bạn đã dùng hết số lần làm bài.' },
  },
};

/** Attempts that were not used are no longer left. */
export const Ended: Story = {
  args: {
    endTime: now - hour,
    attempts: attempts.slice(0, 1),
    attemptsLeft: 1,
    entry: { kind: 'refused', reason: 'Bài thi đã đóng lúc 09:42 21/11/2026 (GMT+7).' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã đóng lúc')).toBeVisible();
    await expect(canvas.queryByText('Số lần còn lại')).toBeNull();
  },
};

/** There is no retake, and nothing is said about one. */
export const OneAttempt: Story = {
  args: { attempts: [], attemptsLeft: 1, deductionPercent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đồng hồ không dừng lại khi bạn rời trang.')).toBeVisible();
    await expect(canvas.queryByText(/Làm lại|cao nhất/)).toBeNull();
  },
};

export const Starting: Story = { args: { starting: true } };
export const StartFailed: Story = {
  args: { startRefusal: 'Chưa mở được bài thi vì mất kết nối. Hãy thử lại.' },
};
export const Phone: Story = {
  args: { attempts, attemptsLeft: 1 },
  globals: { viewport: { value: 'phone' } },
};
export const InEnglish: Story = {
  args: { attempts, attemptsLeft: 1 },
  globals: { language: 'en' },
};
export const InDark: Story = { args: { attempts, attemptsLeft: 1 }, globals: { theme: 'dark' } };
