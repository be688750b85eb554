import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { http } from '@sen/api/mocks/http';
import { expect, waitFor, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Test review' } satisfies Meta;

const path = `/survey/1/meeting/92/user/${people.student.id}/review`;
const as = people.student;
const mocks = [...trainingMocks, ...attemptMocks];
const states = pageStates({ path, as, mocks, call: '/meetings/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Waits for the page that it leads to: the headings before it are replaced. */
const expectHeading = (canvas: HTMLElement) =>
  waitFor(() => expect(within(canvas).getByRole('heading', { level: 1, name: /\S/ })).toBeVisible());

/** Nothing has been handed in. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/assignments/{id}/users/{user_id}/attempts', ({ response }) =>
      response(200).json({
        data: {
          assignment_id: '82',
          survey_id: '1',
          student: { id: people.student.id, name: people.student.name, avatar: null },
          attempts: [],
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expectHeading(canvasElement);
  },
});

/** Leads to the review of the attempt. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await expectHeading(canvasElement);
  },
});

export const Refused = states.refused;

export const RefusedOfAnotherExam = mismatchedPage({
  path: `/survey/9/meeting/92/user/${people.student.id}/review`,
  as,
  mocks,
});

export const Failed = states.failed;
