import type { Assignment } from '@sen/api/contract/model';
import { attempt, handedInAssignment, runningAssignment } from '@sen/api/fixtures/attempts';
import { attendedClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { enteredScore } from '@sen/api/fixtures/scores';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesResultLink } from '../../testing/resultLink';
import { seesHeading, seesWholeTimes } from '../../testing/seen';

export default { title: 'Pages/My exams' } satisfies Meta;

const path = '/surveys/';
const as = people.student;

const runningFirst = http.get('/assignments', ({ response }) =>
  response(200).json(page([runningAssignment, ...attendedClass.surveys.slice(1)])),
);

/** The running attempt with two seconds left, and, asked again, handed in. */
let asked = 0;
const runsOut = http.get('/assignments', ({ response }) => {
  asked += 1;
  const { mine } = runningAssignment;
  const deadline = new Date(Date.parse(attempt.server_time) + 2_000).toISOString();
  const handedIn = asked === 1 ? {} : ({ state: 'submitted', submitted_at: deadline } as const);
  const attempts = (mine?.attempts ?? []).map((own) => ({ ...own, deadline, ...handedIn }));
  return response(200).json(
    page([{ ...runningAssignment, ...(mine && { mine: { ...mine, attempts, attempts_left: 0 } }) }]),
  );
});

const states = pageStates({ path, as, call: '/assignments' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có bài thi nào');

export const Filled = pageStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài thi của tôi');
    await expect(await within(canvasElement).findByText('Có thể làm ngay')).toBeVisible();
    await expect(within(canvasElement).getByText('Chưa mở')).toBeVisible();
  },
});

/** A running attempt comes first, shows the time left by the clock of the server, and leads into the exam. */
export const Running = pageStory({
  path,
  as,
  mocks: [runningFirst, ...attemptMocks],
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article');
    if (!first) throw new Error('No exam is shown');
    await expect(within(first).getByRole('timer')).toHaveTextContent(/^44:5\d$/);
    await expect(within(first).getByRole('link', { name: 'Làm tiếp' })).toHaveAttribute(
      'href',
      '/classroom/1/survey/1/exam/1/class/false/1',
    );
  },
});

/** A score from a file is no exam that was handed in. */
export const ScoredFromAFile = pageStory({
  path,
  as,
  mocks: [
    http.get('/assignments', ({ response }) =>
      response(200).json(
        page([
          {
            ...runningAssignment,
            mine: {
              attempts: [],
              attempts_left: 1,
              server_time: attempt.server_time,
              best_score: enteredScore.score,
              entered: enteredScore,
            },
          },
        ]),
      ),
    ),
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Có điểm từ tệp')).toBeVisible();
    await expect(canvas.queryByText('Đã nộp')).toBeNull();
  },
});

/** When the time of the attempt is over it cannot be continued; the server is asked what became of it. */
export const TimeRunsOut = pageStory({
  path,
  as,
  before: async () => {
    asked = 0;
    return Promise.resolve();
  },
  mocks: [runsOut, ...attemptMocks],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Làm tiếp' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Đã nộp')).toBeVisible(), { timeout: 8_000 });
    await expect(canvas.queryByRole('link', { name: 'Làm tiếp' })).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

export const RunningOnAPhone = pageStory({
  path,
  as,
  mocks: [runningFirst, ...attemptMocks],
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('timer')).toBeVisible();
    await seesWholeTimes(canvasElement);
  },
});

const retakeLeft = [
  http.get('/assignments', ({ response }) =>
    response(200).json(page([handedInAssignment, ...attendedClass.surveys.slice(1)])),
  ),
  ...attemptMocks,
];

/** After handing in with a retake left, the result is one press away. */
export const RetakeLeft = pageStory({
  path,
  as,
  mocks: retakeLeft,
  play: async ({ canvasElement }) => seesResultLink(canvasElement),
});

export const RetakeLeftOnAPhone = pageStory({
  path,
  as,
  mocks: retakeLeft,
  phone: true,
  play: async ({ canvasElement }) => seesResultLink(canvasElement),
});

const over: Assignment = { ...handedInAssignment, timing: 'finished', end_time: '2026-11-20T05:00:00Z' };

/** An exam that is over leads to its result at once; its other attempts are on its own page. */
export const OverOnAPhone = pageStory({
  path,
  as,
  mocks: [http.get('/assignments', ({ response }) => response(200).json(page([over]))), ...attemptMocks],
  phone: true,
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('article'));
    const [result, attempts] = card.getAllByRole('link');
    await expect(result).toHaveAccessibleName('Xem kết quả');
    await expect(result).toHaveAttribute('href', expect.stringMatching(/see_exam\?attempt=8$/));
    await expect(attempts).toHaveAccessibleName('Các lần làm bài');
    await expect(attempts).toHaveAttribute('href', '/info_survey/1/survey/1/exam/1/class/false');
    const [first, ...terms] = card.getAllByRole('term').map((term) => term.clientHeight);
    for (const height of terms) await expect(height).toBe(first);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
