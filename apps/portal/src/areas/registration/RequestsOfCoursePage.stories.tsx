import { course } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { freeCourseRequest } from '@sen/api/fixtures/registration';
import { http } from '@sen/api/mocks/http';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Requests of a course' } satisfies Meta;

const path = '/requestFreeCourse/21';
const as = people.admin;
const { chapters: _chapters, ...facts } = course;
const courseOf = (kind: 'free' | 'business') =>
  http.get('/courses/{id}', ({ response }) =>
    response(200).json({ data: { ...facts, id: '21', kind, course_name: 'Giao tiếp nơi công sở' } }),
  );

const states = pageStates({ path, as, call: '/requests', mocks: [courseOf('free')] });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có yêu cầu nào');

export const Filled = pageStory({
  path,
  as,
  mocks: [courseOf('free'), ...registrationMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Yêu cầu học: Giao tiếp nơi công sở');
    await expect(await within(canvasElement).findByText(freeCourseRequest.name)).toBeVisible();
  },
});

/** A business course takes no requests. */
export const OfABusinessCourse = mismatchedPage({
  path,
  as,
  mocks: [courseOf('business'), ...registrationMocks],
});

export const Refused = states.refused;

export const Failed = states.failed;
