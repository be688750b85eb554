import { expect, test } from 'vitest';
import { courseProgress } from './courseProgress.ts';

test.each([
  ['not_started', null, 'not_started'],
  ['not_started', 'not_completed', 'not_started'],
  ['happening', null, null],
  ['happening', 'not_completed', 'happening'],
  ['happening', 'pass', 'pass'],
  ['happening', 'completed', 'completed'],
  ['finished', null, null],
  ['finished', 'not_completed', 'not_completed'],
  ['finished', 'unfinished', 'unfinished'],
] as const)('a class that is %s with the result %s reads %s', (timing, completion, expected) => {
  expect(courseProgress({ timing, result: completion && { completion, waiting: false } })).toBe(expected);
});

test('what is open in a class that has ended waits to be marked', () => {
  const progressOf = (completion: 'not_completed' | 'unfinished' | 'pass') =>
    courseProgress({ timing: 'finished', result: { completion, waiting: true } });
  expect(progressOf('not_completed')).toBe('waiting');
  expect(progressOf('unfinished')).toBe('unfinished');
  expect(progressOf('pass')).toBe('pass');
  const happening = { timing: 'happening', result: { completion: 'not_completed', waiting: true } } as const;
  expect(courseProgress(happening)).toBe('happening');
});
