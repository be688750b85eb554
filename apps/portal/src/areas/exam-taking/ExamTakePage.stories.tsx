import type { AnswerBatch, Attempt } from '@sen/api/contract/model';
import { attempt } from '@sen/api/fixtures/attempts';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { examRoomMocks } from '@sen/api/mocks/examRoomMocks';
import { http } from '@sen/api/mocks/http';
import { refused, unreachable } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { seesHeading } from '../../testing/seen';
import { examStory, forgetJournal } from './examStory';

export default { title: 'Pages/Exam' } satisfies Meta;

const path = '/classroom/1/survey/1/exam/1/class/false/1';
const as = people.student;
const patience = { timeout: 8000 };
const title = attempt.title;

/** The page also asks how an attempt stands by a batch without entries. */
const hasEntries = (batch: unknown) => (batch as AnswerBatch).entries.length > 0;

const attemptMock = (data: Attempt) =>
  http.get('/surveys/{id}/attempt', ({ response }) => response(200).json({ data }));

const answered: Attempt = {
  ...attempt,
  answers: attempt.paper.parts
    .flatMap(({ questions }) => questions)
    .map(({ id, content }, index) => ({
      question_id: id,
      answer: questionSamples[content.type].right,
      flagged: index === 1,
      server_seq: 0,
      saved_at: '2026-11-21T02:10:00Z',
      own: true,
    })),
};

const states = pageStates({
  path,
  as,
  before: forgetJournal,
  call: '/surveys/:id/attempt',
  refusal: 'notFound',
});

export const Loading = states.loading;

/** Nothing is answered yet. */
export const Empty = examStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    await expect(within(canvasElement).getAllByRole('radio')[0]).not.toBeChecked();
  },
});

export const Filled = examStory({
  path,
  as,
  mocks: [attemptMock(answered), ...attemptMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    const chosen = within(canvasElement).getAllByRole('radio', { checked: true });
    await expect(chosen.length).toBeGreaterThan(0);
    await expect(within(canvasElement).getByRole('button', { name: 'Thoát' })).toBeVisible();
  },
});

export const FilledOnAPhone = examStory({
  path,
  as,
  mocks: [attemptMock(answered), ...attemptMocks],
  phone: true,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    // What leaves the exam is not beside what hands it in.
    const strip = page.getByRole('heading', { level: 1 }).closest('header');
    const pager = canvasElement.querySelector('footer');
    if (!strip || !pager) throw new Error('The exam has no bars');
    const buttons = within(strip).getAllByRole('button');
    const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await expect(names).toEqual(['Thoát', 'Chuyển sang tiếng Anh (English)', 'Nộp bài']);
    await expect(strip.offsetHeight + pager.offsetHeight).toBeLessThanOrEqual(0.2 * 740);
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
});

/** A choice is stored on the device at once and on the server a moment later; both are shown. */
export const Saved = examStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getAllByText(/máy chủ/i).length).toBeGreaterThan(0), patience);
  },
});

/** The server is unreachable: the exam stays usable, and the number of unsent changes is shown. */
export const Offline = examStory({
  path,
  as,
  mocks: [unreachable('/surveys/:id/answer', 'post'), ...attemptMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await waitFor(
      () => expect(page.getAllByText(/trên (thiết bị|máy) này/i).length).toBeGreaterThan(0),
      patience,
    );
    await expect(first).toBeChecked();
  },
});

/** A refused answer is named; the others are still sent. */
export const AnswerRefused = examStory({
  path,
  as,
  mocks: [
    refused(
      '/surveys/:id/answer',
      {
        status: 422,
        code: 'answerWrongShape',
        message: 'Câu trả lời không đúng dạng của câu hỏi. Vui lòng trả lời lại câu này.',
        seq: 1,
      },
      'post',
      hasEntries,
    ),
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(await page.findByText(/chưa được máy chủ nhận/, undefined, patience)).toBeVisible();
  },
});

/** Handed in elsewhere: the page says so and links to the result. */
export const Over = examStory({
  path,
  as,
  mocks: [
    refused(
      '/surveys/:id/answer',
      {
        status: 409,
        code: 'attemptOver',
        message: 'Bài làm đã được nộp nên không nhận thêm câu trả lời.',
      },
      'post',
    ),
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Xem kết quả' }, patience)).toBeVisible();
  },
});

/** Reset while a device was away: it is told so, and that the answers which it still has do not count. */
export const ResetMeanwhile = examStory({
  path,
  as,
  mocks: [
    refused(
      '/surveys/:id/answer',
      {
        status: 409,
        code: 'attemptReset',
        message: 'Giảng viên hoặc quản trị viên đã đặt lại bài làm này nên bài không còn được tính.',
      },
      'post',
      hasEntries,
    ),
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    const told = await page.findByText(
      /đã đặt lại bài làm này.*1 câu có thay đổi chưa kịp gửi/,
      undefined,
      patience,
    );
    await expect(told).toBeVisible();
    await expect(first).toBeChecked();
    await expect(page.getByRole('button', { name: 'Xem kết quả' })).toBeVisible();
  },
});

/** Another student's attempt is not found. */
/** What the exam room tells covers no question and takes no focus. */
export const FilledWithNoticesOfTheRoom = examStory({
  path,
  as,
  mocks: [attemptMock({ ...attempt, notices: 2 }), ...examRoomMocks, ...attemptMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const time = await page.findByText(/Bạn được thêm 10 phút .*Máy 12 khởi động lại/);
    await expect(time).toBeVisible();
    await expect(page.getByText(/Lê Thị Hồng Ngọc nhắn lúc 09:11: Câu 3/)).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
    const [close] = page.getAllByRole('button', { name: 'Đóng' });
    if (!close) throw new Error('A notice has no button that closes it.');
    await userEvent.click(close);
    await expect(page.queryByText(/nhắn lúc/)).toBeNull();
    await expect(time).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const OfAnotherClass = mismatchedPage({
  path: '/classroom/9/survey/1/exam/1/class/false/1',
  as,
  before: forgetJournal,
  mocks: attemptMocks,
});

export const OfAnotherAssignment = mismatchedPage({
  path: '/classroom/1/survey/1/exam/9/class/false/1',
  as,
  before: forgetJournal,
  mocks: attemptMocks,
});
