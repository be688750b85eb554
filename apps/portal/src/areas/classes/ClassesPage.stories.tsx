import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Classes' } satisfies Meta;

const path = '/course-all';
const as = people.student;

const states = pageStates({ path, as, call: '/classrooms' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có lớp học nào');

export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Lớp học');
    const link = await within(canvasElement).findByRole('link', { name: 'An toàn lao động – Khóa 12' });
    await expect(link).toHaveAttribute('href', '/classroom/1');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
