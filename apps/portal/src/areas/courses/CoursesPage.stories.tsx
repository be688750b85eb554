import { courseRows } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Courses' } satisfies Meta;

const path = '/courses';
const as = people.admin;
const states = pageStates({ path, as, mocks: courseMocks, call: '/courses' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khóa học nào');

export const Filled = pageStory({
  path,
  as,
  mocks: courseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Khóa học');
    const [first, taught] = courseRows;
    const link = await within(canvasElement).findByRole('link', { name: first?.course_name ?? '' });
    await expect(link).toHaveAttribute('href', `/courses/${first?.id}`);
    // A course with classes is not deleted; the menu says why.
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: new RegExp(taught?.course_name ?? '-') }),
    );
    await expect(await screen.findByText(/đang có 2 lớp học/)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: courseMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(courseRows[0]?.course_name ?? '')).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToStudents = closedPage({ path, as: people.student });

export const Failed = states.failed;
