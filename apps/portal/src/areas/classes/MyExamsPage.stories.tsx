import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/My exams' } satisfies Meta;

const path = '/surveys/';
const as = people.student;

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

export const Refused = states.refused;

export const Failed = states.failed;
