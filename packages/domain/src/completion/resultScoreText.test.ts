import { expect, test } from 'vitest';
import { resultScoreText } from './resultScoreText.ts';

test('a score says that it is provisional, and why', () => {
  expect(resultScoreText({ score: 86.5, waiting: false }, 'vi')).toBe('86,5');
  expect(resultScoreText({ score: 86.5, waiting: true }, 'vi')).toBe('86,5 (tạm tính, chờ chấm)');
  expect(resultScoreText({ score: 60, waiting: true }, 'en')).toBe('60 (provisional, to be marked)');
  expect(resultScoreText({ score: null, waiting: true }, 'vi')).toBe('Chờ chấm');
  expect(resultScoreText({ score: null, waiting: true }, 'en')).toBe('Awaiting marking');
  expect(resultScoreText({ score: null, waiting: false }, 'en')).toBeNull();
});
