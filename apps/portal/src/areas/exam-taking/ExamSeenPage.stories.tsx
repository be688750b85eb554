import { assignment } from '@sen/api/fixtures/classes';
import { review } from '@sen/api/fixtures/attempts';
import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
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
  mocks: attemptMocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chưa có bài làm nào'),
});

export const Filled = pageStory({
  path,
  as,
  mocks: attemptMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, review.title);
    await expect(within(canvasElement).getByText(/lần 2: 70 − 10 % = 63/)).toBeVisible();
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

export const Refused = states.refused;

export const Failed = states.failed;
