import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HeldExam, TickingExam } from './HeldExam';
import { sampleExam, sampleNow, sampleSave, sampleStates, sampleTitle } from './sampleExam';

const parts = sampleExam(22);
const minutes = (count: number) => sampleNow + count * 60_000;
const phone = { viewport: { value: 'phone' } };
const since = sampleNow - 17_000;

/** The page on which an exam is taken. */
const meta = {
  title: 'Composites/ExamPlayer',
  component: HeldExam,
  parameters: { layout: 'fullscreen' },
  args: {
    title: sampleTitle,
    parts,
    questionsPerPage: 5,
    states: sampleStates(parts, 9),
    save: sampleSave,
    deadline: minutes(42),
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

export const Online: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('42:00');
    await expect(canvas.getByText('Đã lưu tất cả trên máy chủ lúc 10:42:04')).toBeVisible();
    await userEvent.click(canvas.getByText('Mở hết cửa sổ để khói thoát ra ngoài.'));
    await expect(args.onAnswer).toHaveBeenCalledWith('q1', { type: 'one_choice', choice: 'c' });
    await expect(await canvas.findByText('Trên thiết bị này')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Trên thiết bị này')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu câu 2 để xem lại' }));
    await expect(args.onFlag).toHaveBeenCalledWith('q2', true);
    await expect(
      within(canvas.getByRole('navigation')).getByRole('button', { name: /^Câu 2,.*đã đánh dấu$/ }),
    ).toBeVisible();
  },
};

export const NothingAnswered: Story = {
  args: { states: {}, save: { ...sampleSave, savedAt: null } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = canvasElement.querySelector('[data-question="q1"]');
    const option = canvas.getByText('Mở hết cửa sổ để khói thoát ra ngoài.');
    // Until it is painted it has the height of a placeholder.
    await waitFor(() => expect(option.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    const heightBefore = first?.getBoundingClientRect().height;
    await userEvent.click(option);
    await expect(await canvas.findByText('Trên thiết bị này')).toBeVisible();
    await expect(first?.getBoundingClientRect().height).toBe(heightBefore);
    await expect(await canvas.findByText(/^Đã lưu trên máy chủ lúc/)).toBeVisible();
    await expect(first?.getBoundingClientRect().height).toBe(heightBefore);
  },
};

/** The line that says where an answer is saved has its room from the start. */
export const PhoneNothingAnswered: Story = { ...NothingAnswered, globals: phone };

export const Offline: Story = {
  args: { save: { ...sampleSave, connection: 'offline', since, unsaved: 3 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').some((region) => region.textContent?.includes('Mất kết nối mạng')),
      ).toBe(true),
    );
    await userEvent.click(canvas.getByText('Chờ đội chữa cháy', { exact: false }));
    await expect(await canvas.findByText('Trên thiết bị này')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const ServerUnreachable: Story = {
  args: { save: { ...sampleSave, connection: 'unreachable', since, unsaved: 1 } },
};

export const Saving: Story = { args: { save: { ...sampleSave, unsaved: 2 } } };

export const Refused: Story = {
  args: {
    save: {
      ...sampleSave,
      connection: 'refused',
      since,
      unsaved: 1,
      reason: 'Bài thi đã được nộp trên thiết bị khác.',
    },
    phase: 'over',
  },
};

export const NotKeptByDevice: Story = {
  args: {
    states: {
      ...sampleStates(parts, 3),
      q1: {
        answer: { type: 'one_choice', choice: 'b' },
        flagged: false,
        save: { place: 'page', since: sampleNow },
      },
    },
  },
};

export const TenMinutesLeft: Story = {
  args: { deadline: minutes(10) + 800 },
  render: (args) => <TickingExam {...args} />,
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(
          canvas.getAllByRole('status').filter((region) => region.textContent === 'Còn 10 phút làm bài.'),
        ).toHaveLength(1),
      { timeout: 4000 },
    );
  },
};

export const FiveMinutesLeft: Story = { args: { deadline: minutes(4.5) } };
export const OneMinuteLeft: Story = { args: { deadline: minutes(0.7) } };

export const TimeUp: Story = {
  args: { deadline: sampleNow },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onTimeUp).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('timer')).toHaveTextContent('Hết giờ');
    await expect(canvas.getAllByRole('radio')[0]).toBeDisabled();
  },
};

export const TurningPages: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trang sau' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('heading', { name: /^Câu 6/ })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: /^Câu 22,/ }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('heading', { name: /^Câu 22/ })).toHaveFocus();
  },
};

export const Submitting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nộp bài?' }));
    await expect(dialog.getByRole('heading', { name: '13 câu chưa trả lời' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '3 câu đã đánh dấu' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Nộp bài' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const SubmittingOffline: Story = {
  args: { save: { ...sampleSave, connection: 'offline', since, unsaved: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nộp bài?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nộp bài' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(dialog.getByText('3 câu còn ở trên thiết bị này')).toBeVisible();
  },
};

export const AllAnswered: Story = {
  args: { states: sampleStates(parts, 22), initialPage: 5 },
};

export const ByKeyboard: Story = {
  args: { states: {}, questionsPerPage: 1 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('heading', { name: /^Câu 1/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFlag).toHaveBeenCalledWith('q1', true);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAnswer).toHaveBeenCalledWith('q1', { type: 'one_choice', choice: 'b' });
    canvas.getByRole('button', { name: 'Trang sau' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: /^Câu 2/ })).toHaveFocus();
  },
};

/** The bars above and below the questions take at most a fifth of a phone of 360 × 740. */
async function barsAreLow(canvasElement: HTMLElement) {
  const heights = [...canvasElement.querySelectorAll('header:has(h1), footer')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  await expect(heights).toHaveLength(2);
  await expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(0.2 * 740);
}

/** No line of the save state is cut off, or shown outside of its box. */
async function saveStateIsWhole(canvasElement: HTMLElement) {
  const text = canvasElement.querySelector('p[data-connection] > span');
  if (!text?.parentElement) throw new Error('No save state is shown');
  await expect(text.scrollHeight).toBe(text.clientHeight);
  await expect(text.clientHeight).toBeLessThanOrEqual(text.parentElement.clientHeight);
}

export const Phone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await barsAreLow(canvasElement);
    await saveStateIsWhole(canvasElement);
  },
};
/** What happened to the answers takes the place of the title, which keeps its place for screen readers. */
export const PhoneOffline: Story = {
  args: { save: { ...sampleSave, connection: 'offline', since, unsaved: 12 } },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await barsAreLow(canvasElement);
    await saveStateIsWhole(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^An toàn lao động/);
  },
};
export const PhoneUnreachable: Story = {
  ...PhoneOffline,
  args: { save: { ...sampleSave, connection: 'unreachable', since, unsaved: 12 } },
};
export const PhoneOfflineInEnglish: Story = {
  ...PhoneOffline,
  globals: { ...phone, language: 'en' },
};

const longTitle =
  'Kiểm tra kiến thức an toàn lao động, vệ sinh lao động và phòng cháy chữa cháy năm 2026: bài thi cuối khóa';

/** Beside the save state of an exam that is online the title has all the room there is. */
export const LongTitle: Story = {
  args: { title: longTitle },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await document.fonts.ready;
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    const save = canvasElement.querySelector('p[data-connection]');
    await expect(save?.getBoundingClientRect().width).toBeLessThanOrEqual(18.5 * 16);
  },
};
export const PhoneInDark: Story = { globals: { ...phone, theme: 'dark' } };

export const PhoneNavigator: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh sách câu, đã làm 9/22' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Danh sách câu hỏi' }));
    await expect(sheet.getByRole('button', { name: /^Câu 4,.*đã trả lời, đã đánh dấu$/ })).toBeVisible();
  },
};

export const PhoneSubmit: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
    await expect(await canvas.findByRole('dialog', { name: 'Nộp bài?' })).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { language: 'en' } };
export const InEnglishOffline: Story = { ...Offline, play: async () => {}, globals: { language: 'en' } };
export const InDark: Story = { globals: { theme: 'dark' } };
export const InHighContrast: Story = { globals: { theme: 'contrast' } };
const hundred = { parts: sampleExam(100), states: {}, questionsPerPage: 0 };

/** The last question can be opened before the browser has had time to build it. */
export const HundredOnOnePage: Story = {
  args: hundred,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const questions = within(canvas.getByRole('navigation'));
    await userEvent.click(await questions.findByRole('button', { name: /^Câu 100,/ }));
    await expect(canvas.getByRole('heading', { name: /^Câu 100/ })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-question]:empty')).toHaveLength(0);
  },
};

export const HundredPrinted: Story = {
  args: hundred,
  play: async ({ canvas }) => {
    globalThis.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(100);
  },
};
