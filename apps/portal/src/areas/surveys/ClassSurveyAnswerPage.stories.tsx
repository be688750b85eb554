import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classSurvey } from '@sen/api/fixtures/surveys';
import { classMocks } from '@sen/api/mocks/classMocks';
import type { Meta } from '@storybook/react-vite';
import { personAnswersStories } from './personAnswersStories';

export default { title: 'Pages/Class survey, answers of a student' } satisfies Meta;

const stories = personAnswersStories({
  path: `/voteAnswer/${taughtClass.id}/view/${classSurvey.id}/user/${people.student.id}`,
  mocks: classMocks,
});

export const Loading = stories.loading;

export const Empty = stories.empty;

export const Filled = stories.filled;

export const Refused = stories.refused;

export const Failed = stories.failed;
