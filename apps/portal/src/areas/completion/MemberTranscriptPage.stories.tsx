import { transcript } from '@sen/api/fixtures/completion';
import { people } from '@sen/api/fixtures/people';
import { completionMocks } from '@sen/api/mocks/completionMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Transcript of a member' } satisfies Meta;

const path = `/users/transcript/${people.student.id}`;
const as = people.teacher;
const mocks = completionMocks;
const states = pageStates({ path, as, mocks, call: '/users/:id/transcript', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/users/{id}/transcript', ({ response }) =>
      response(200).json({ data: { ...transcript, courses: [], completed_count: 0, average_score: null } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có khóa học nào')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bảng điểm học tập');
    await expect(within(canvasElement).getAllByText(people.student.name)[0]).toBeVisible();
    await expect(within(canvasElement).getByText('Khá')).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToStudents = closedPage({ path, as: people.student });

export const Failed = states.failed;
