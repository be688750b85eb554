import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventDraft } from '@sen/api/contract/model';
import type { Actor } from '../access/scope.ts';
import { today } from '../time/today.ts';
import { checkEvent, keptEvent } from './checkEvent.ts';
import { checkRange } from './checkRange.ts';
import { mayEditEvent } from './mayEditEvent.ts';
import { keptRecurrence, occurrencesOf, recurrenceDays, weekdayOf } from './occurrences.ts';
import { reminderTimes } from './reminders.ts';

const draft: EventDraft = {
  title: 'Họp tổ bộ môn',
  time_start: '2026-11-30T01:00:00Z',
  time_end: '2026-11-30T03:00:00Z',
};
const errorsOf = (changes: Partial<EventDraft>) =>
  checkEvent({ ...draft, ...changes }).map(({ field, code }) => [field, code]);

test('a title and times are enough', () => {
  expect(checkEvent(draft)).toEqual([]);
  expect(keptEvent({ ...draft, title: ' Họp  tổ ' })).toEqual({
    name: 'Họp tổ',
    content: '',
    link: '',
    classroom_id: null,
    course_id: null,
    project_id: null,
    everyone: false,
    reminder: null,
    reminder_2: null,
  });
});

test.each<[string, Partial<EventDraft>, [string, string][]]>([
  ['no title', { title: ' \u200b' }, [['title', 'thisFieldIsRequired']]],
  ['no start', { time_start: '' }, [['time_start', 'thisFieldIsRequired']]],
  ['no end', { time_end: '' }, [['time_end', 'thisFieldIsRequired']]],
  ['an end before the start', { time_end: '2026-11-30T00:59:00Z' }, [['time_end', 'endNotAfterStart']]],
  ['an end at the start', { time_end: draft.time_start }, [['time_end', 'endNotAfterStart']]],
  [
    'an end of another zone before the start',
    { time_end: '2026-11-30T07:30:00+07:00' },
    [['time_end', 'endNotAfterStart']],
  ],
  ['more than a month', { time_end: '2027-01-30T01:00:00Z' }, [['time_end', 'eventTooLong']]],
  [
    'a year that nobody means',
    {
      time_start: '9999-12-31T23:00:00Z',
      time_end: '9999-12-31T23:30:00Z',
      recurrence: { frequency: 'daily', count: 3 },
    },
    [['time_start', 'eventYearOutOfRange']],
  ],
  ['a link that runs', { link: 'javascript:alert(1)' }, [['link', 'eventLinkInvalid']]],
  ['a link without encryption', { link: 'http://meet.google.com/abc' }, [['link', 'eventLinkInvalid']]],
  ['everybody of nothing', { everyone: true }, [['everyone', 'everyoneOfNothing']]],
  [
    'a reminder of months',
    { distance_time_reminder: 40_321 },
    [['distance_time_reminder', 'reminderOutOfRange']],
  ],
  [
    'a reminder of no time',
    { distance_time_reminder_2: 0 },
    [['distance_time_reminder_2', 'reminderOutOfRange']],
  ],
  [
    'one reminder twice',
    { distance_time_reminder: 15, distance_time_reminder_2: 15 },
    [['distance_time_reminder_2', 'reminderTwice']],
  ],
  [
    'no end of the repetition',
    { recurrence: { frequency: 'daily' } },
    [['recurrence.until', 'recurrenceEndless']],
  ],
  [
    'a repetition that ends before it begins',
    { recurrence: { frequency: 'daily', until: '2026-11-29' } },
    [['recurrence.until', 'recurrenceEndsBefore']],
  ],
  [
    'a day that is none',
    { recurrence: { frequency: 'daily', until: '2027-02-30' } },
    [['recurrence.until', 'recurrenceDayInvalid']],
  ],
  [
    'more than two years',
    { recurrence: { frequency: 'monthly', until: '2028-12-01' } },
    [['recurrence.until', 'recurrenceTooFar']],
  ],
  [
    'times beyond two years',
    { recurrence: { frequency: 'monthly', count: 26 } },
    [['recurrence.count', 'recurrenceTooFar']],
  ],
  [
    'occurrences that overlap',
    { time_end: '2026-12-01T01:00:01Z', recurrence: { frequency: 'daily', count: 2 } },
    [['time_end', 'recurrenceOverlaps']],
  ],
])('%s is refused', (_, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

test('a weekly event takes place on the chosen days and on that of its beginning', () => {
  // A Monday.
  const rule = { frequency: 'weekly', weekdays: [3, 5], until: '2026-12-09' } as const;
  expect(recurrenceDays({ ...rule, weekdays: [3, 5] }, '2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-02',
    '2026-12-04',
    '2026-12-07',
    '2026-12-09',
  ]);
  expect(
    keptRecurrence({ ...rule, weekdays: [5, 3], until: null, count: 4 }, new Date(draft.time_start)),
  ).toEqual({
    frequency: 'weekly',
    weekdays: [1, 3, 5],
    until: '2026-12-07',
  });
});

test('a month without the day is passed over', () => {
  expect(recurrenceDays({ frequency: 'monthly', count: 4 }, '2026-12-31')).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
  ]);
});

test('an event of every year keeps its day, and a year without it is passed over', () => {
  expect(recurrenceDays({ frequency: 'yearly', count: 3 }, '2026-12-02')).toEqual([
    '2026-12-02',
    '2027-12-02',
    '2028-12-02',
  ]);
  expect(recurrenceDays({ frequency: 'yearly', until: '2030-02-28' }, '2028-02-29')).toEqual(['2028-02-29']);
  // The third of these is beyond the two years that events repeat here.
  expect(recurrenceDays({ frequency: 'yearly', count: 4 }, '2026-12-02')).toBeUndefined();
});

test('days are those of the product: half past midnight is not the day before', () => {
  const first = { starts_at: new Date('2026-11-29T17:30:00Z'), ends_at: new Date('2026-11-29T18:30:00Z') };
  const [, second] = occurrencesOf(first, { frequency: 'weekly', weekdays: [2], count: 2 });
  // Tuesday, 00:30 in Vietnam.
  expect(second?.starts_at.toISOString()).toBe('2026-11-30T17:30:00.000Z');
});

test('a change of the clocks elsewhere moves nothing: every occurrence begins at the same time of the day here', () => {
  const first = { starts_at: new Date('2026-10-20T01:00:00Z'), ends_at: new Date('2026-10-20T02:30:00Z') };
  const all = occurrencesOf(first, { frequency: 'daily', count: 30 });
  expect(new Set(all.map(({ starts_at }) => starts_at.toISOString().slice(11)))).toEqual(
    new Set(['01:00:00.000Z']),
  );
});

test('a rule gives its first day, days in order and never one beyond two years', () => {
  const rule = fc.record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    count: fc.integer({ min: 1, max: 1000 }),
  });
  const time = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(rule, time, (given, at) => {
      const first = { starts_at: new Date(at), ends_at: new Date(at + 3_600_000) };
      const all = occurrencesOf(first, given);
      const day = today(first.starts_at);
      const days = recurrenceDays(given, day);
      if (days === undefined) {
        expect(all).toEqual([]);
        return;
      }
      expect(all[0]).toEqual(first);
      expect(days).toEqual(days.toSorted());
      expect(all).toHaveLength(given.count);
      if (given.frequency === 'weekly')
        for (const each of days) expect([...given.weekdays, weekdayOf(day)]).toContain(weekdayOf(each));
      // What is stored repeats on the same days.
      expect(recurrenceDays(keptRecurrence(given, first.starts_at), day)).toEqual(days);
    }),
    { numRuns: 50 },
  );
});

test('reminders are due before the start, and not at all once their time has passed', () => {
  const start = new Date('2026-11-30T01:00:00Z');
  const reminders = { distance_time_reminder: 1440, distance_time_reminder_2: 15 };
  const due = (now: string) => reminderTimes(start, reminders, new Date(now));
  expect(due('2026-11-28T00:00:00Z')).toEqual({
    remind_at: new Date('2026-11-29T01:00:00Z'),
    remind_at_2: new Date('2026-11-30T00:45:00Z'),
  });
  expect(due('2026-11-29T01:00:00Z')).toMatchObject({ remind_at: null, remind_at_2: expect.any(Date) });
  expect(due('2026-11-30T00:50:00Z')).toEqual({ remind_at: null, remind_at_2: null });
});

test('who may change an event', () => {
  const event = { company_id: '1', user_id: '3', created_by: '4' };
  const actor = (id: string, role: Actor['role'], company_id: string | null = '1') => ({
    id,
    role,
    company_id,
  });
  const verdict = (by: Actor) => {
    const given = mayEditEvent(by, event);
    return given.allowed ? 'yes' : given.code;
  };
  expect(verdict(actor('9', 'super-admin', null))).toBe('yes');
  expect(verdict(actor('9', 'admin'))).toBe('yes');
  expect(verdict(actor('9', 'admin', '2'))).toBe('notFound');
  expect(verdict(actor('3', 'teacher'))).toBe('yes');
  expect(verdict(actor('4', 'teacher'))).toBe('yes');
  expect(verdict(actor('9', 'teacher'))).toBe('eventNotYours');
  expect(verdict(actor('3', 'student'))).toBe('eventNotYours');
});

test('a calendar is read by at most a hundred days', () => {
  const start = '2026-11-01T00:00:00Z';
  expect(checkRange({ start, end: '2027-02-09T00:00:00Z' })).toEqual([]);
  for (const end of ['2027-02-09T00:00:01Z', start, '2026-10-01T00:00:00Z'])
    expect(checkRange({ start, end })).toEqual([{ field: 'end', code: 'calendarRangeInvalid' }]);
});
