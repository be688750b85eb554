import { expect, test } from 'vitest';
import { movedRule } from './movedRule.ts';

test('a rule moves with its occurrence and has as many of them as before', () => {
  const tuesdays = { frequency: 'weekly', weekdays: [2], until: '2026-12-29' } as const;
  expect(movedRule({ ...tuesdays, weekdays: [2] }, { from: '2026-12-01', to: '2026-12-03' })).toEqual({
    frequency: 'weekly',
    weekdays: [4],
    until: '2026-12-31',
  });
  expect(movedRule({ ...tuesdays, weekdays: [2, 4] }, { from: '2026-12-03', to: '2026-12-04' })).toEqual({
    frequency: 'weekly',
    weekdays: [2, 5],
    until: '2026-12-29',
  });
  expect(
    movedRule({ frequency: 'monthly', until: '2027-02-28' }, { from: '2026-12-28', to: '2026-12-15' }),
  ).toEqual({ frequency: 'monthly', until: '2027-02-15' });
  expect(movedRule({ frequency: 'daily', count: 3 }, { from: '2026-12-01', to: '2026-12-02' })).toEqual({
    frequency: 'daily',
    count: 3,
  });
});

test('a rule stays where the day stays', () => {
  const rule = { frequency: 'daily', until: '2026-12-03' } as const;
  expect(movedRule(rule, { from: '2026-12-01', to: '2026-12-01' })).toEqual(rule);
});
