import type { Answer } from '@sen/api/contract/model';
import { attempt } from '@sen/api/fixtures/attempts';
import { assignment } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { enteredScore } from '@sen/api/fixtures/scores';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { http } from '@sen/api/mocks/http';
import { showToast } from '@sen/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { seesHeading } from '../../testing/seen';
import { examStory, forgetJournal } from './examStory';

export default { title: 'Pages/Exam ready' } satisfies Meta;

const path = '/info_survey/1/survey/1/exam/1/class/false';
const as = people.student;

type Ready = Answer<'getAssignment'>['data'];
type Attempts = NonNullable<Ready['assignment']['mine']>['attempts'];

const mine = (attempts: Attempts, attempts_left: number, ready: Partial<Ready> = {}) =>
  http.get('/assignments/{id}', ({ response }) =>
    response(200).json({
      data: {
        assignment: {
          ...assignment,
          mine: { attempts, attempts_left, best_score: null, server_time: attempt.server_time },
        },
        may_start: true,
        refusal: null,
        server_time: attempt.server_time,
        ...ready,
      },
    }),
  );

const { id, number, started_at, deadline } = attempt;
const running = { id, number, started_at, deadline, state: 'in_progress', submitted_at: null } as const;
const handedIn = { ...running, state: 'submitted', submitted_at: '2026-11-20T02:31:07Z' } as const;

const states = pageStates({
  path,
  as,
  before: forgetJournal,
  call: '/assignments/:id',
  refusal: 'notFound',
});

export const Loading = states.loading;

/** No attempt yet. */
export const Empty = examStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, assignment.title);
    await expect(within(canvasElement).getByRole('button', { name: 'Bắt đầu làm bài' })).toBeEnabled();
  },
});

/** After one attempt: the cost of the next one, and a link to the result. */
export const Filled = examStory({
  path,
  as,
  mocks: [mine([{ ...handedIn, score: 62.5, final_score: 62.5 }], 1), ...attemptMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, assignment.title);
    await expect(within(canvasElement).getByRole('link', { name: /Xem bài làm/ })).toHaveAttribute(
      'href',
      '/surveys/1/classroom_id/1/users/5/see_exam?attempt=1',
    );
  },
});

/** A score from a file counts in place of the attempts. */
export const Scored = examStory({
  path,
  as,
  mocks: [
    http.get('/assignments/{id}', ({ response }) =>
      response(200).json({
        data: {
          assignment: {
            ...assignment,
            mine: {
              attempts: [{ ...handedIn, score: 62.5, final_score: 62.5 }],
              attempts_left: 1,
              best_score: enteredScore.score,
              entered: enteredScore,
              server_time: attempt.server_time,
            },
          },
          may_start: true,
          refusal: null,
          server_time: attempt.server_time,
        },
      }),
    ),
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Điểm 85,5, nhập từ tệp bởi/)).toBeVisible();
    await expect(page.getByText('Điểm này được tính thay cho các lần làm bài.')).toBeVisible();
  },
});

/** A toast, such as that of the sign-in, does not cover the actions of the page. */
export const WithToast = examStory({
  path,
  as,
  mocks: [mine([{ ...handedIn, score: 62.5, final_score: 62.5 }], 1), ...attemptMocks],
  play: async ({ canvasElement }) => {
    const start = await within(canvasElement).findByRole('button', { name: /^Bắt đầu/ });
    showToast({ tone: 'success', text: 'Đăng nhập thành công.' });
    const toast = await screen.findByText('Đăng nhập thành công.');
    const [shown, below] = [toast, start].map((element) => element.getBoundingClientRect());
    if (!shown || !below) throw new Error('There is no toast');
    await expect(shown.bottom <= below.top || shown.top >= below.bottom, 'the toast covers the button').toBe(
      true,
    );
  },
});

export const FilledOnAPhone = examStory({
  path,
  as,
  mocks: [mine([{ ...handedIn, score: 62.5, final_score: 62.5 }], 1), ...attemptMocks],
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, assignment.title),
});

export const Running = examStory({
  path,
  as,
  mocks: [mine([{ ...running, score: null, final_score: null }], 1), ...attemptMocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Làm tiếp' })).toBeEnabled();
  },
});

/** Pressing twice starts one attempt and opens the exam. */
export const Starting = examStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    const start = await within(canvasElement).findByRole('button', { name: 'Bắt đầu làm bài' });
    await userEvent.dblClick(start);
    await expect(await within(canvasElement).findAllByRole('radio', {}, { timeout: 8000 })).not.toHaveLength(
      0,
    );
  },
});

/** The rules refuse a start: the page stays and shows the reason. */
export const NotOpen = examStory({
  path,
  as,
  mocks: [
    mine([], 2, {
      may_start: false,
      refusal: {
        code: 'assignmentNotOpen',
        message: 'Chưa đến giờ làm bài. Bài mở lúc 08:00 18/12/2026 (GMT+7).',
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Chưa đến giờ làm bài/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const OfAnotherClass = mismatchedPage({
  path: '/info_survey/9/survey/1/exam/1/class/false',
  as,
  before: forgetJournal,
  mocks: attemptMocks,
});

export const OfAnotherExam = mismatchedPage({
  path: '/info_survey/1/survey/9/exam/1/class/false',
  as,
  before: forgetJournal,
  mocks: attemptMocks,
});
