import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Overview of a student' } satisfies Meta;

const path = '/overview/student';
const as = people.student;
const mocks = [...attemptMocks, ...classMocks];

const states = pageStates({ path, as, call: '/assignments', mocks });

export const Loading = states.loading;
export const Empty = pageStory({
  path,
  as,
  mocks: [emptyList('/assignments'), emptyList('/classrooms')],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có bài thi nào')).toBeVisible();
  },
});
export const Refused = states.refused;
export const Failed = states.failed;

const seesExam = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(await within(canvasElement).findByText('Có thể làm ngay')).toBeVisible();
};

export const Filled = pageStory({ path, as, mocks, play: seesExam });
export const FilledOnAPhone = pageStory({ path, as, mocks, phone: true, play: seesExam });
export const Closed = closedPage({ path, as: people.teacher });
