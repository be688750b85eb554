import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesFailed, seesHeading, seesLoading, seesRefused } from '../../testing/seen';

export default { title: 'Pages/My exams' } satisfies Meta;

const path = '/surveys/';
const as = people.student;

export const Loading = pageStory({
  path,
  as,
  mocks: [pending('/assignments')],
  play: ({ canvasElement }) => seesLoading(canvasElement),
});

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/assignments', ({ response }) => response(200).json(page([])))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có bài thi nào')).toBeVisible();
  },
});

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

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused('/assignments', {
      status: 403,
      code: 'forbidden',
      message: 'Bạn không có quyền thực hiện thao tác này.',
    }),
  ],
  play: ({ canvasElement }) => seesRefused(canvasElement),
});

export const Failed = pageStory({
  path,
  as,
  mocks: [failed('/assignments')],
  play: ({ canvasElement }) => seesFailed(canvasElement),
});
