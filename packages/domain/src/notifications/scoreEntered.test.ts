import { expect, test } from 'vitest';
import { notificationText, notificationTypes } from './notificationTypes.ts';

test('a score from a file is told as entered or as taken back, not as either', () => {
  const facts = notificationTypes.ScoreEntered.sample;
  const detail = (changes: { undone?: boolean }) =>
    (['vi', 'en'] as const).map(
      (language) =>
        notificationText({ type: 'ScoreEntered', facts: { ...facts, ...changes } }, language).detail,
    );
  const entered = [
    expect.stringMatching(/được nhập từ tệp\.$/u),
    expect.stringMatching(/was entered from a file\.$/u),
  ];
  // What was stored before has no `undone`.
  expect(detail({})).toEqual(entered);
  expect(detail({ undone: false })).toEqual(entered);
  expect(detail({ undone: true })).toEqual([
    expect.stringMatching(/đã được hoàn tác\.$/u),
    expect.stringMatching(/was taken back\.$/u),
  ]);
});
