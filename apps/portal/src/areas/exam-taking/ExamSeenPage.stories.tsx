import type { AttemptSummary, Review } from '@sen/api/contract/model';
import { assignment } from '@sen/api/fixtures/classes';
import { attempt, review, runningAssignment } from '@sen/api/fixtures/attempts';
import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noteList } from '../../patterns/list/lastLists';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam result' } satisfies Meta;

const ofAny = `/surveys/1/classroom_id/${assignment.id}/users/${people.student.id}/see_exam`;
const path = `${ofAny}?attempt=1`;
const as = people.student;

const states = pageStates({ path, as, call: '/attempts/:id' });

export const Loading = states.loading;

/** Nothing was handed in yet. */
export const Empty = pageStory({
  path: ofAny,
  as,
  mocks: [
    http.get('/assignments/{id}/users/{user_id}/attempts', ({ response }) =>
      response(200).json({
        data: {
          assignment_id: review.assignment_id,
          survey_id: review.survey_id,
          student: review.student,
          attempts: [],
        },
      }),
    ),
    ...attemptMocks,
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chưa có bài làm nào'),
});

export const Filled = pageStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bạn đã nộp bài')).toBeVisible();
    await expect(within(canvasElement).getByText(/lần 2: 70 − 10% = 63/)).toBeVisible();
  },
});

/** The way back is the list that it was opened from, on the page where it was left. */
export const FilledFromMyExams = pageStory({
  path,
  as,
  mocks: attemptMocks,
  before: async () => {
    noteList({ href: '/surveys?page=2', label: 'Bài thi của tôi' });
    return Promise.resolve();
  },
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findByRole('link', { name: 'Bài thi của tôi' });
    await expect(back).toHaveAttribute('href', '/surveys?page=2');
  },
});

const handedIn: AttemptSummary = {
  id: '1',
  number: 0,
  state: 'submitted',
  started_at: '2026-11-21T02:00:00Z',
  deadline: '2026-11-21T02:45:00Z',
  submitted_at: review.result.submitted_at,
  score: 70,
  final_score: 70,
};
const firstAttempt: Review = {
  ...review,
  shown: 'answers',
  result: { ...review.result, number: 0, deduction_percent: 0, final_score: 70 },
  parts: review.parts.map((part) => ({
    ...part,
    questions: part.questions.map((one) => ({ ...one, key: null, score: null })),
  })),
};
const keyLater = [
  http.get('/attempts/{id}', ({ response }) => response(200).json({ data: firstAttempt })),
  http.get('/assignments/{id}', ({ response }) =>
    response(200).json({
      data: {
        assignment: {
          ...assignment,
          mine: {
            attempts: [handedIn],
            attempts_left: 1,
            best_score: 70,
            server_time: '2026-11-21T02:40:00Z',
          },
        },
        may_start: true,
        refusal: null,
        server_time: '2026-11-21T02:40:00Z',
      },
    }),
  ),
  ...attemptMocks,
];

/** An attempt is left and others still sit the exam: no key, no right and wrong, and the next attempt with its deduction. */
export const KeyLater = pageStory({
  path,
  as,
  mocks: keyLater,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await within(canvasElement).findByText('Bạn đã nộp bài')).toBeVisible();
    await expect(page.getByText('Điểm tạm tính')).toBeVisible();
    await expect(page.queryByText(/Trả lời (đúng|sai)/)).toBeNull();
    await expect(await page.findByRole('link', { name: 'Làm lại (lần 2)' })).toBeVisible();
    await expect(page.getByText(/Lần 2 bị trừ 10%/)).toBeVisible();
    await expect(
      page.getByText(/Đáp án và đúng\/sai từng câu hiện sau khi mọi người đã thi xong/),
    ).toBeVisible();
  },
});

export const KeyLaterOnAPhone = pageStory({
  path,
  as,
  mocks: keyLater,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, review.title),
});

/** The key is due, but another class sits an exam with the same questions. */
export const KeyHeld = pageStory({
  path,
  as,
  mocks: [
    http.get('/attempts/{id}', ({ response }) =>
      response(200).json({ data: { ...firstAttempt, key_held_until: '2026-12-20T03:00:00Z' } }),
    ),
    ...keyLater,
  ],
  play: async ({ canvasElement }) => {
    const note =
      /hiện sớm nhất lúc 10:00 20\/12\/2026 \(GMT\+\u20607\), vì một bài thi khác dùng cùng câu hỏi chưa kết thúc/;
    await expect(await within(canvasElement).findByText(note)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: attemptMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, review.title),
});

/** For some seconds after an automatic hand-in the server still accepts late answers. */
export const NotYet = pageStory({
  path,
  as,
  mocks: [
    refused('/attempts/:id', {
      status: 403,
      code: 'reviewNotYetAllowed',
      message: 'Chưa xem được đáp án.',
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Kết quả sẽ hiện sau ít giây/)).toBeVisible();
  },
});

/** A teacher has reset the attempt: its answers and score are no longer shown to the student. */
export const Reset = pageStory({
  path,
  as,
  mocks: [
    refused('/attempts/:id', {
      status: 409,
      code: 'attemptReset',
      message: 'Giảng viên hoặc quản trị viên đã đặt lại bài làm này nên bài không còn được tính.',
    }),
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài làm này đã được đặt lại');
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Về bài thi của tôi' })).toHaveAttribute('href', '/surveys');
  },
});

/** A teacher sees what the student named in the address handed in last. */
export const ForItsTeacher = pageStory({
  path: ofAny,
  as: people.teacher,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(new RegExp(people.student.name))).toBeVisible();
    await expect(page.queryByText('Bạn đã nộp bài')).toBeNull();
    await expect(page.queryAllByText(/Bạn chọn|của bạn/)).toEqual([]);
  },
});

/** An attempt of somebody else than the address names. */
export const OfSomebodyElse = pageStory({
  path: path.replace(`/users/${people.student.id}/`, `/users/${people.otherStudent.id}/`),
  as: people.teacher,
  mocks: attemptMocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

/** Reopened by a teacher: the way back to the exam. */
export const FilledReopened = pageStory({
  path,
  as,
  mocks: [
    refused('/attempts/:id', {
      status: 403,
      code: 'reviewNotYetAllowed',
      message: 'Bạn xem được sau khi nộp bài.',
    }),
    http.get('/assignments/{id}', ({ response }) =>
      response(200).json({
        data: {
          assignment: runningAssignment,
          may_start: true,
          refusal: null,
          server_time: attempt.server_time,
        },
      }),
    ),
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài này chưa nộp nên chưa có kết quả.');
    await expect(within(canvasElement).getByRole('link', { name: 'Làm tiếp' })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const OfAnotherExam = mismatchedPage({
  path: '/surveys/9/classroom_id/1/users/5/see_exam?attempt=1',
  as,
  mocks: attemptMocks,
});

export const OfAnotherPerson = mismatchedPage({
  path: '/surveys/1/classroom_id/1/users/6/see_exam?attempt=1',
  as,
  mocks: attemptMocks,
});
