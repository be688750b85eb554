import { review } from '@sen/api/fixtures/attempts';
import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/A student’s attempt' } satisfies Meta;

const path = '/surveys/1/course_survey_classroom_id/1/users/5/answered';
const as = people.teacher;
const mocks = [...attemptMocks, ...classMocks];
const states = pageStates({
  path,
  as,
  call: '/assignments/:id/users/:user_id/attempts',
  refusal: 'notFound',
});

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/assignments/{id}/users/{user_id}/attempts', ({ response }) =>
      response(200).json({
        data: { assignment_id: '1', survey_id: '1', student: review.student, attempts: [] },
      }),
    ),
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chưa nộp bài'),
});

/** Leads to the attempt that waits. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, review.student.name),
});

export const Refused = states.refused;

export const Failed = states.failed;

export const OfAnotherExam = mismatchedPage({
  path: '/surveys/9/course_survey_classroom_id/1/users/5/answered',
  as,
  mocks,
});
