import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HeldExam } from './HeldExam';
import { sampleExam, sampleNow, sampleSave, sampleTitle } from './sampleExam';

const meta = {
  title: 'Composites/ExamPlayer/Navigator',
  component: HeldExam,
  parameters: { layout: 'fullscreen' },
  args: {
    title: sampleTitle,
    parts: sampleExam(22),
    questionsPerPage: 8,
    states: {},
    save: sampleSave,
    deadline: sampleNow + 42 * 60_000,
    now: () => sampleNow,
    onAnswer: fn(),
    onFlag: fn(),
    onPageChange: fn(),
    onSubmit: fn(),
    onTimeUp: fn(),
  },
} satisfies Meta<typeof HeldExam>;
export default meta;
type Story = StoryObj<typeof meta>;

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** A question of another page is at the top, also once the questions above it have got their heights. */
export const TurnsThePage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const side = within(canvas.getByRole('navigation'));
    const scroller = canvasElement.querySelector('[data-scroller]');
    for (const number of [13, 6, 20, 15]) {
      await userEvent.click(await side.findByRole('button', { name: new RegExp(`^Câu ${number},`) }));
      await frames(40);
      const question = canvasElement.querySelector(`[data-question="q${number}"]`);
      const top = (question?.getBoundingClientRect().top ?? 0) - (scroller?.getBoundingClientRect().top ?? 0);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(top).toBeLessThan(120);
    }
  },
};

/** A question with an empty blank, or with a number that is none, is still open: in the navigator and before it is submitted. */
export const PartlyAnswered: Story = {
  args: {
    states: {
      q6: { answer: { type: 'fill_keyword', blanks: { 1: 'Hà Nội' } }, flagged: false },
      q7: { answer: { type: 'fill_number', blanks: { 1: '30', 2: 'abc' } }, flagged: false },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const side = within(canvas.getByRole('navigation'));
    await expect(await side.findByText('Đã trả lời 0/22 câu')).toBeVisible();
    await expect(side.getByRole('button', { name: 'Câu 6, chưa trả lời đủ' })).toBeVisible();
    const second = await waitFor(() => {
      const field = canvasElement.querySelector<HTMLInputElement>('[data-question="q7"] [data-blank="2"]');
      if (!field) throw new Error('The question is not built yet.');
      return field;
    });
    await userEvent.clear(second);
    await userEvent.type(second, 'một');
    await userEvent.tab();
    await waitFor(() => expect(second).toBeInvalid());
    await userEvent.clear(second);
    await userEvent.type(second, '0,75');
    await waitFor(() => expect(side.getByRole('button', { name: 'Câu 7, đã trả lời' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nộp bài?' }));
    await expect(dialog.getByRole('region', { name: '1 câu chưa trả lời đủ' })).toHaveTextContent('6');
    await expect(dialog.getByRole('region', { name: '20 câu chưa trả lời' })).toBeVisible();
  },
};
