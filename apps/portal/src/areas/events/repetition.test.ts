import { repeatingEvent } from '@sen/api/fixtures/events';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../words/runtime';
import { repetitionText } from './repetition';

afterEach(() => setLocale('vi'));

test.each(['daily', 'weekly', 'monthly', 'yearly'] as const)(
  'a %s event takes place once or several times',
  (frequency) => {
    const recurrence = { frequency, weekdays: [1], until: '2026-12-07' };
    const said = (occurrence_count: number) =>
      repetitionText({ ...repeatingEvent, recurrence, occurrence_count });
    expect(said(1)).toMatch(/, 1 lần$/u);
    setLocale('en');
    expect(said(1)).toMatch(/, once$/u);
    expect(said(5)).toMatch(/, 5 times$/u);
  },
);

test('an event that is held every year names its day and month', () => {
  const recurrence = { frequency: 'yearly', until: '2027-12-02' } as const;
  const event = { ...repeatingEvent, recurrence, time_start: '2026-12-01T18:00:00Z', occurrence_count: 2 };
  expect(repetitionText(event)).toBe('Hằng năm vào ngày 2 tháng 12 đến 02/12/2027, 2 lần');
  setLocale('en');
  expect(repetitionText(event)).toBe('Every year on 2 December until 02/12/2027, 2 times');
});
