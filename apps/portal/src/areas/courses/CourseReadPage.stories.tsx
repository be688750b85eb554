import { course } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course, read' } satisfies Meta;

const { company_id, project_id, id } = course;
const path = `/companies/${company_id}/projects/${project_id}/false/courses/edit/${id}`;
const as = people.admin;
const states = pageStates({ path, as, call: '/courses/:id/allInfo', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/allInfo', ({ response }) =>
      response(200).json({ data: { ...course, chapters: [] } }),
    ),
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, course.course_name),
});

/** Nothing can be changed, whoever reads. */
export const Filled = pageStory({
  path,
  as,
  mocks: courseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, course.course_name);
    const page = within(canvasElement);
    await expect(await page.findByRole('treegrid')).toHaveAttribute('aria-readonly', 'true');
    await expect(page.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(page.queryByRole('link', { name: /Chỉnh sửa/ })).not.toBeInTheDocument();
  },
});

/** A course of another project than the address names. */
export const RefusedElsewhere = pageStory({
  path: `/companies/${company_id}/projects/99/false/courses/edit/${id}`,
  as,
  mocks: courseMocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Refused = states.refused;

export const Failed = states.failed;
