import { repeatingEvent } from '@sen/api/fixtures/events';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../words/runtime';
import { repetitionText } from './repetition';

afterEach(() => setLocale('vi'));

test.each(['daily', 'weekly', 'monthly'] as const)(
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
