import { assignment } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { forgetJournal } from './examStory';

export default { title: 'Pages/Exam of a notification' } satisfies Meta;

const path = '/surveys/1';
const states = pageStates({ path, as: people.student, call: '/assignments' });

export const Loading = states.loading;
export const Refused = states.refused;
export const Failed = states.failed;

/** Neither assigned to this student nor any more. */
export const Empty = pageStory({
  path,
  as: people.student,
  mocks: [http.get('/assignments', ({ response }) => response(200).json(page([])))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bạn không được giao bài thi này')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: /bài thi/i })).toBeVisible();
  },
});

/** A student gets to the own assignment. */
export const Filled = pageStory({
  path,
  as: people.student,
  before: forgetJournal,
  mocks: [
    http.get('/assignments', ({ response }) => response(200).json(page([assignment]))),
    ...attemptMocks,
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, assignment.title),
});

/** A teacher gets to the exam itself. */
export const ForItsTeacher = pageStory({
  path,
  as: people.teacher,
  mocks: examMocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, exam.title),
});
