import { expect, test } from 'vitest';
import type { AssignmentDraft } from '@sen/api/contract/model';
import { type AssignedExam, checkAssignmentChange, mayWithdraw } from './checkAssignmentChange.ts';

const now = new Date('2026-11-22T02:00:00Z');
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
  retakes: 1,
  deduction_percent: 10,
  questions_per_page: 10,
};
const untouched: AssignedExam = { draft, begun_ids: [], runningUntil: null };
const begun: AssignedExam = {
  draft,
  begun_ids: ['30'],
  runningUntil: new Date('2026-11-22T02:30:00Z'),
};
const over: AssignedExam = {
  draft: { ...draft, end_time: '2026-11-22T01:30:00Z' },
  begun_ids: [],
  runningUntil: null,
};

test.each<[string, AssignedExam, Partial<AssignmentDraft>, string[]]>([
  ['nothing, though it has started', untouched, {}, []],
  [
    'the rules, while nobody has begun',
    untouched,
    { duration_minutes: 60, deduction_percent: 0, retakes: 0 },
    [],
  ],
  [
    'the start into the past',
    untouched,
    { start_time: '2026-11-22T01:30:00Z' },
    ['start_time: startInThePast'],
  ],
  ['the end, later', begun, { end_time: '2026-11-24T01:00:00Z' }, []],
  ['the end, now', untouched, { end_time: '2026-11-22T02:00:00Z' }, ['end_time: endInThePast']],
  [
    'the end before a running attempt',
    begun,
    { end_time: '2026-11-22T02:29:00Z' },
    ['end_time: endBeforeRunning'],
  ],
  [
    'the end later, though extra time exceeds it',
    { ...begun, runningUntil: new Date('2026-11-24T03:00:00Z') },
    { end_time: '2026-11-24T01:00:00Z' },
    [],
  ],
  ['the end with the running attempt', begun, { end_time: '2026-11-22T02:30:00Z' }, []],
  [
    'the rules, once somebody has begun',
    begun,
    { survey_id: '6', start_time: '2026-11-22T03:00:00Z', duration_minutes: 60, deduction_percent: 0 },
    [
      'survey_id: frozenOnceBegun',
      'start_time: frozenOnceBegun',
      'duration_minutes: frozenOnceBegun',
      'deduction_percent: frozenOnceBegun',
    ],
  ],
  ['more retakes', begun, { retakes: 2 }, []],
  ['fewer retakes', begun, { retakes: 0 }, ['retakes: fewerRetakesOnceBegun']],
  ['the participants', begun, { student_ids: ['30'] }, []],
  ['a participant who has begun', begun, { student_ids: ['31'] }, ['student_ids: participantHasBegun']],
  ['what students see, when it is over', over, { ...over.draft, show_key: 'never' }, []],
  ['the end, when it is over', over, {}, ['end_time: frozenOnceOver']],
])('changes %s', (_, before, change, errors) => {
  const found = checkAssignmentChange(before, { ...draft, ...change }, classroom, now);
  expect(found.map(({ field, code }) => `${field}: ${code}`)).toEqual(errors);
});

test('it is withdrawn only if nobody has begun', () => {
  expect(mayWithdraw(0)).toEqual({ allowed: true });
  expect(mayWithdraw(2)).toMatchObject({ code: 'assignmentBegun', params: { count: 2 } });
});
