import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { markingMocks } from '@sen/api/mocks/markingMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exams to mark' } satisfies Meta;

const path = '/surveys-teacher';
const as = people.teacher;
const states = pageStates({ path, as, call: '/marking/exams' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có bài thi nào');

/** What waits leads to the desk, what is marked to the submissions. */
export const Filled = pageStory({
  path,
  as,
  mocks: markingMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Bài chờ chấm');
    await expect(await page.findByRole('link', { name: exam.title })).toHaveAttribute(
      'href',
      '/markAnswer/1/queue?exam=1',
    );
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: markingMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Bài chờ chấm'),
});

export const Refused = states.refused;

export const Failed = states.failed;
