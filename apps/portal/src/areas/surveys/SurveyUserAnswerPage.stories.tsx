import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { personAnswersStories } from './personAnswersStories';

export default { title: 'Pages/Survey, answers of a person' } satisfies Meta;

const stories = personAnswersStories({
  path: `/projects/${project.id}/project_survey_vote/1/survey/1/user/${people.student.id}`,
  mocks: projectMocks,
});

export const Loading = stories.loading;

export const Empty = stories.empty;

export const Filled = stories.filled;

export const Refused = stories.refused;

export const Failed = stories.failed;
