import { expect, test } from 'vitest';
import type { AssignmentDraft } from '@sen/api/contract/model';
import { timingOf } from '../classes/timing.ts';
import { checkAssignment } from './checkAssignment.ts';

const now = new Date('2026-11-21T00:00:00Z');
const classroom = {
  start: new Date('2026-11-20T00:00:00Z'),
  end: new Date('2026-12-20T00:00:00Z'),
  student_ids: ['30', '31'],
};
const draft: AssignmentDraft = {
  survey_id: '5',
  start_time: '2026-11-22T01:00:00Z',
  end_time: '2026-11-23T01:00:00Z',
  duration_minutes: 45,
  retakes: 0,
  deduction_percent: 0,
  questions_per_page: 10,
  is_final: false,
};

test.each<[string, Partial<AssignmentDraft>, string[]]>([
  ['right', {}, []],
  ['right for one student', { student_ids: ['31'] }, []],
  ['no exam', { survey_id: '' }, ['survey_id: thisFieldIsRequired']],
  [
    'no times',
    { start_time: '', end_time: 'mai' },
    ['start_time: thisFieldIsRequired', 'end_time: thisFieldIsRequired'],
  ],
  ['starts in the minute that runs', { start_time: '2026-11-21T00:00:00Z' }, []],
  ['starts before it', { start_time: '2026-11-20T23:59:00Z' }, ['start_time: startInThePast']],
  [
    'is over already',
    { start_time: '2026-11-19T00:00:00Z', end_time: '2026-11-20T00:00:00Z' },
    ['start_time: startInThePast', 'end_time: endInThePast'],
  ],
  ['ends as it starts', { end_time: '2026-11-22T01:00:00Z' }, ['end_time: endNotAfterStart']],
  ['ends with the class', { end_time: '2026-12-20T00:00:00Z' }, ['end_time: endAfterClassEnd']],
  ['nobody', { student_ids: [] }, ['student_ids: participantsMissing']],
  ['somebody else', { student_ids: ['30', '40'] }, ['student_ids: participantNotInClass']],
  ['the key when the exam has ended, by default', { show_answers: 'ended' }, []],
  ['the answers before the score', { show_score: 'ended' }, ['show_answers: answersBeforeScore']],
  ['the key before the answers', { show_answers: 'never' }, ['show_key: keyBeforeAnswers']],
  ['a negative retake', { retakes: -1 }, ['retakes: tooSmall']],
])('%s', (_, change, fieldErrors) => {
  const found = checkAssignment({ ...draft, ...change }, classroom, now).map(
    ({ field, code }) => `${field}: ${code}`,
  );
  expect(found).toEqual(fieldErrors);
});

test('a class that has not begun takes no exam before it does', () => {
  const later = { ...classroom, start: new Date('2026-11-25T00:00:00Z') };
  expect(checkAssignment(draft, later, now)).toEqual([
    { field: 'start_time', code: 'startBeforeClassStart', params: { start: '2026-11-25T00:00:00.000Z' } },
  ]);
  expect(checkAssignment(draft, { ...classroom, student_ids: [] }, now)).toEqual([
    { field: 'student_ids', code: 'participantsMissing' },
  ]);
});

test('timing', () => {
  const on = (day: number) => timingOf(classroom.start, classroom.end, new Date(Date.UTC(2026, 10, day)));
  expect([on(19), on(20), on(49), on(50)]).toEqual(['not_started', 'happening', 'happening', 'finished']);
});
