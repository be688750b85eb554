import { attempt } from '@sen/api/fixtures/attempts';
import { meeting, training } from '@sen/api/fixtures/trainings';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { http } from '@sen/api/mocks/http';
import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { seesHeading } from '../../testing/seen';
import { examStory, forgetJournal } from './examStory';

export default { title: 'Pages/Test of a training, ready' } satisfies Meta;

const path = `/survey/${meeting.survey_id}/meeting/${meeting.id}/user/${people.student.id}`;
const as = people.student;
const [, posttest] = training.tests;
if (!posttest) throw new Error('The fixtures have no posttest.');
const ready = http.get('/assignments/{id}', ({ response }) =>
  response(200).json({
    data: {
      assignment: {
        ...posttest,
        mine: { attempts: [], attempts_left: 1, best_score: null, server_time: attempt.server_time },
      },
      may_start: true,
      refusal: null,
      server_time: attempt.server_time,
    },
  }),
);
const mocks = [ready, ...trainingMocks, ...attemptMocks];
const states = pageStates({
  path,
  as,
  before: forgetJournal,
  mocks,
  call: '/meetings/:id',
  refusal: 'notFound',
});
const early = 'Chưa đến giờ làm bài. Bài thi mở lúc 16:00 22/11/2026 (GMT+7).';

export const Loading = states.loading;

/** Nothing has been begun. */
export const Empty = examStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Kiểm tra đầu ra: ${posttest.title}`);
    await expect(within(canvasElement).getByRole('button', { name: 'Bắt đầu làm bài' })).toBeEnabled();
  },
});

/** Started too early: the page stays and says when the test opens. */
export const Filled = examStory({
  path,
  as,
  mocks: [
    http.post('/meetings/on-time', ({ response }) =>
      response(200).json({ data: { result: false }, message: early }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bắt đầu làm bài' }));
    await expect(await page.findByText(early)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bắt đầu làm bài' })).toBeEnabled();
  },
});

export const EmptyOnAPhone = examStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Kiểm tra đầu ra: ${posttest.title}`),
});

export const Refused = states.refused;

/** The test of another person. */
export const RefusedOfAnotherPerson = mismatchedPage({
  path: `/survey/${meeting.survey_id}/meeting/${meeting.id}/user/99`,
  as,
  before: forgetJournal,
  mocks,
});

export const Failed = states.failed;
