import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/To mark' } satisfies Meta;

const path = '/markAnswer';
const as = people.teacher;
const states = pageStates({ path, as, call: '/submissions/waiting' });

export const Loading = states.loading;

export const Empty = states.empty('Không có bài nào chờ chấm');

export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài chờ chấm');
    const link = await within(canvasElement).findByRole('link', { name: /Đỗ Minh Châu/ });
    await expect(link).toHaveAttribute('href', '/surveys/1/classroom_id/1/user/5/answered/1/3?at=waiting');
    const entry = await within(canvasElement).findByRole('link', { name: 'Bài chờ chấm, 7 mục đang chờ' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: classMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Bài chờ chấm'),
});

export const Refused = states.refused;

export const Failed = states.failed;
