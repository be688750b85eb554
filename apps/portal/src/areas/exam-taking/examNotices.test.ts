import { attempt } from '@sen/api/fixtures/attempts';
import { expect, test, vi } from 'vitest';
import { type ExamState, emptyExamState } from '../../journal/examState';
import { nextExamState } from '../../journal/nextExamState';
import { examNotices, type NoticeCircumstances } from './examNotices';

const questions = attempt.paper.parts.flatMap(({ questions: all }) => all);
const circumstances: NoticeCircumstances = {
  clockIsCertain: true,
  timeUp: false,
  leaving: null,
  closed: new Set(),
  close: () => undefined,
  seeResult: () => undefined,
  fileOffer: null,
};

/** The first questions are answered in another tab. */
function changedElsewhere(count: number): ExamState {
  return nextExamState(emptyExamState, {
    kind: 'acknowledged',
    journal_id: 'another',
    acknowledged_seq: 0,
    epoch: 'e',
    saved_at: '2026-11-21T02:00:00.000Z',
    deadline: 9,
    submitted: false,
    notices: 0,
    changes: questions.slice(0, count).map(({ id }) => ({
      question_id: id,
      answer: null,
      flagged: true,
      server_seq: 5,
      saved_at: '2026-11-21T02:00:00.000Z',
      own: false,
    })),
    at: 3,
  });
}

test('changes in another tab are one notice that leads to each question', () => {
  const ids = questions.slice(0, 3).map(({ id }) => id);
  const notices = examNotices(changedElsewhere(3), attempt.paper, circumstances);
  expect(notices).toMatchObject([{ id: 'elsewhere', questionIds: ids }]);
  expect(notices[0]?.text).toMatch(/^3 câu vừa được thay đổi/);
});

test('a single change says its number', () => {
  const [notice] = examNotices(changedElsewhere(1), attempt.paper, circumstances);
  expect(notice?.text).toMatch(/^Câu 1 vừa được thay đổi/);
});

test('closing it closes all of its changes, and a later one is told again', () => {
  const close = vi.fn<NoticeCircumstances['close']>();
  const before = changedElsewhere(2);
  examNotices(before, attempt.paper, { ...circumstances, close })[0]?.onClose?.();
  const closed = new Set(close.mock.calls[0]?.[0]);
  expect(closed.size).toBe(2);
  expect(examNotices(before, attempt.paper, { ...circumstances, closed })).toEqual([]);
  expect(examNotices(changedElsewhere(3), attempt.paper, { ...circumstances, closed })).toMatchObject([
    { questionIds: [questions[2]?.id] },
  ]);
});

test('a device that comes back after a reset is told so, and what it could not send', () => {
  const reason = { code: 'attemptReset', message: 'Bài làm đã được đặt lại.' };
  const over = { kind: 'link', link: 'over', reason, at: 5 } as const;
  const [question_id = ''] = questions.map(({ id }) => id);
  const changed = nextExamState(emptyExamState, { kind: 'changed', question_id, flagged: true, at: 4 });
  const textOf = (state: ExamState) => examNotices(state, attempt.paper, circumstances)[0]?.text;
  expect(textOf(nextExamState(emptyExamState, over))).toBe(reason.message);
  expect(textOf(nextExamState(changed, over))).toMatch(
    /^Bài làm đã được đặt lại\. 1 câu có thay đổi chưa kịp gửi/,
  );
});
