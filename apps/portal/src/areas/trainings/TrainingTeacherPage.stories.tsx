import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { comparison, training } from '@sen/api/fixtures/trainings';
import { http } from '@sen/api/mocks/http';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Training results' } satisfies Meta;

const path = `/trains-teacher/${training.id}`;
const as = people.teacher;
const mocks = trainingMocks;
const states = pageStates({ path, as, mocks, call: '/trains/:id/comparison', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/trains/{id}/comparison', ({ response }) =>
      response(200).json({ data: { ...comparison, students: [] } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa ai làm bài kiểm tra')).toBeVisible();
  },
});

/** Each student has before and after in one row; the group is compared by those with both. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Kết quả trước và sau tập huấn');
    const page = within(canvasElement);
    await expect(
      page.getByRole('row', { name: new RegExp(`${people.student.name}.*45.*85.*\\+40`) }),
    ).toBeVisible();
    await expect(page.getByText('70 (tạm tính)')).toBeVisible();
    await expect(page.getByText('Chưa làm')).toBeVisible();
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

export const RefusedToStudents = closedPage({ path, as: people.student });

export const Failed = states.failed;
