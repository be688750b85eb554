import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HeldExam } from './HeldExam';
import { sampleExam, sampleNow, sampleSave, sampleStates, sampleTitle } from './sampleExam';

const parts = sampleExam(22);
const phone = { viewport: { value: 'phone' } };

/** What the page of an exam says above its questions: for those who sit it, without covering a question. */
const meta = {
  title: 'Composites/ExamPlayer/Notices',
  component: HeldExam,
  parameters: { layout: 'fullscreen' },
  args: {
    title: sampleTitle,
    parts,
    questionsPerPage: 5,
    states: sampleStates(parts, 9),
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

export const SignedOut: Story = {
  args: {
    save: { ...sampleSave, connection: 'signedOut', since: sampleNow - 17_000, unsaved: 2 },
    notices: [
      {
        id: 'signed-out',
        tone: 'danger',
        text: 'Tài khoản đã đăng nhập ở thiết bị khác. Hãy đăng nhập lại để gửi 2 câu còn ở trên thiết bị này.',
        actions: [{ id: 'sign-in', label: 'Đăng nhập lại', onPress: fn() }],
      },
    ],
  },
};

export const ChangedElsewhere: Story = {
  args: {
    states: {
      ...sampleStates(parts, 9),
      q2: {
        answer: { type: 'multiple_choice', choices: ['a'] },
        flagged: false,
        save: { place: 'server', since: sampleNow, elsewhere: true },
      },
    },
    notices: [
      {
        id: 'changed',
        tone: 'attention',
        text: 'Câu trả lời này vừa được đổi trên thiết bị khác lúc 10:42:07.',
        questionIds: ['q2'],
        actions: [{ id: 'mine', label: 'Dùng câu trả lời của tôi', onPress: fn() }],
        onClose: fn(),
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('radio');
    const scroller = canvasElement.querySelector('[data-scroller]');
    const region = canvas.getByRole('region', { name: 'Thông báo của bài thi' });
    if (!first || !scroller) throw new Error('The exam has no questions');
    // Above the questions: it covers none of them.
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      scroller.getBoundingClientRect().top,
    );
    // Closed by keyboard, it gives the focus back to where it came from.
    first.focus();
    within(region).getByRole('button', { name: 'Đóng' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
  },
};

export const PhoneManyChangedElsewhere: Story = {
  globals: phone,
  args: {
    notices: [
      {
        id: 'elsewhere',
        tone: 'info',
        text: '7 câu vừa được thay đổi ở tab hoặc thiết bị khác.',
        questionIds: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'],
        onClose: fn(),
      },
    ],
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Thông báo của bài thi' }));
    await expect(region.getByText('và 2 câu khác')).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Câu 6' })).toBeNull();
  },
};
