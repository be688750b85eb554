import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { training, trainingResult } from '@sen/api/fixtures/trainings';
import { http } from '@sen/api/mocks/http';
import { expect, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Training result' } satisfies Meta;

const path = `/survey/1/train/${training.id}/user/${people.student.id}/review`;
const as = people.student;
const mocks = trainingMocks;
const states = pageStates({ path, as, mocks, call: '/trains/:id/users/:user_id', refusal: 'notFound' });

export const Loading = states.loading;

/** Neither test has been begun. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/trains/{id}/users/{user_id}', ({ response }) => {
      const result = { attempt_id: null, state: 'none', score: null } as const;
      const tests = trainingResult.tests.map((test) => ({ ...test, result }));
      return response(200).json({ data: { ...trainingResult, tests, change: null } });
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Thay đổi hiện khi/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Xem bài làm' })).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Kết quả trước và sau tập huấn');
    await expect(within(canvasElement).getByText('Tăng 40 điểm so với trước tập huấn.')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link', { name: 'Xem bài làm' })).toHaveLength(2);
  },
});

export const FilledForATeacher = pageStory({
  path,
  as: people.teacher,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, people.student.name);
    await expect(within(canvasElement).getByRole('link', { name: 'Các lần làm bài' })).toHaveAttribute(
      'href',
      `/classroom/${training.id}/myUser/${people.student.id}`,
    );
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Kết quả trước và sau tập huấn'),
});

export const Refused = states.refused;

export const RefusedOfAnotherPerson = mismatchedPage({
  path: `/survey/1/train/${training.id}/user/99/review`,
  as,
  mocks,
});

export const Failed = states.failed;
