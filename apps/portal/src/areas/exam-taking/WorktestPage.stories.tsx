import { attempt } from '@sen/api/fixtures/attempts';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { seesHeading } from '../../testing/seen';
import { examStory, forgetJournal } from './examStory';

export default { title: 'Pages/Test of a training' } satisfies Meta;

const path = '/worktest/1/survey/1';
const as = people.student;
const mocks = [...attemptMocks, ...trainingMocks];
const states = pageStates({
  path,
  as,
  before: forgetJournal,
  mocks,
  call: '/assignments/:id',
  refusal: 'notFound',
});

export const Loading = states.loading;

/** Nothing is answered yet. */
export const Empty = examStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, attempt.title);
    await expect(within(canvasElement).getAllByRole('radio')[0]).not.toBeChecked();
  },
});

/** On a phone. */
export const Filled = examStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, attempt.title),
});

export const Refused = states.refused;

/** The attempt belongs to another assigned exam. */
export const RefusedOfAnotherExam = mismatchedPage({
  path: '/worktest/1/survey/7',
  as,
  before: forgetJournal,
  mocks,
});

export const Failed = states.failed;
