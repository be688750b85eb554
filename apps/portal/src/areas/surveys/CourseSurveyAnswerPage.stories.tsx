import { taughtCourse } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseSurvey } from '@sen/api/fixtures/surveys';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import type { Meta } from '@storybook/react-vite';
import { personAnswersStories } from './personAnswersStories';

export default { title: 'Pages/Course survey, answers of a student' } satisfies Meta;

const stories = personAnswersStories({
  path: `/courses/${taughtCourse.id}/surveys/view/${courseSurvey.id}/user/${people.student.id}`,
  mocks: courseMocks,
});

export const Loading = stories.loading;

export const Empty = stories.empty;

export const Filled = stories.filled;

export const Refused = stories.refused;

export const Failed = stories.failed;
