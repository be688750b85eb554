import { taughtClass } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { expect, test } from 'vitest';
import { assignmentErrors, newDraft, chosenExam } from './assignmentDraft';

const now = new Date('2026-11-21T02:03:04Z');

test('a new draft begins at the next five minutes and needs nothing but its exam', () => {
  const draft = newDraft(taughtClass, now, 'a');
  expect(draft).toMatchObject({ start_time: '2026-11-21T02:05:00Z', end_time: '2026-11-28T02:05:00Z' });
  expect(assignmentErrors(draft, taughtClass, now).map(({ field }) => field)).toEqual([
    'survey_id',
    'duration_minutes',
  ]);
  expect(assignmentErrors({ ...draft, ...chosenExam(exam) }, taughtClass, now)).toEqual([]);
});

test('it stays within the class', () => {
  const classroom = {
    ...taughtClass,
    classroom_start_time: '2026-11-25T01:00:00Z',
    classroom_end_time: '2026-11-26T01:00:00Z',
  };
  const draft = newDraft(classroom, now, 'a');
  expect(draft).toMatchObject({ start_time: '2026-11-25T01:00:00Z', end_time: '2026-11-26T00:59:00Z' });
});
