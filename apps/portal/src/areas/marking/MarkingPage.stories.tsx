import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Marking' } satisfies Meta;

const path = '/markAnswer/1';
const as = people.teacher;

const states = pageStates({
  path,
  as,
  mocks: classMocks,
  call: '/classrooms/:id/submissions',
  refusal: 'notFound',
});

export const Loading = states.loading;

export const Empty = states.empty('Chưa có bài nộp nào');

export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chấm bài');
    await expect(await within(canvasElement).findByText('tạm tính')).toBeVisible();
    const link = await within(canvasElement).findByRole('link', { name: /Đỗ Minh Châu/ });
    await expect(link).toHaveAttribute('href', '/surveys/1/classroom_id/1/user/5/answered/1/3');
  },
});

/** From a submission to all attempts of its student at that exam, to reset one. */
export const LeadingToTheStudent = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', {
      name: /^Thao tác với Đỗ Minh Châu/,
    });
    if (!menu) throw new Error('A submission has no actions.');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xem hoặc đặt lại các lần làm bài' }));
    await seesHeading(canvasElement, 'Đỗ Minh Châu');
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: classMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chấm bài'),
});

export const Refused = states.refused;

export const Failed = states.failed;
