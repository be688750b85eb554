import { expect, test } from 'vitest';
import { rightBlanks } from './rightBlanks';

test('each typed blank is judged by itself, as the server judges it', () => {
  expect(
    rightBlanks(
      { type: 'fill_keyword', blanks: { '1': ['Hà Nội'], '2': ['Huế'] } },
      { type: 'fill_keyword', blanks: { '1': ' hà nội ', '2': 'Đà Nẵng' } },
    ),
  ).toEqual({ '1': true, '2': false });
  expect(
    rightBlanks(
      { type: 'fill_number', blanks: { '1': { value: 8.5 }, '2': { value: 10, tolerance: 1 } } },
      { type: 'fill_number', blanks: { '1': '8,5', '2': '10.9' } },
    ),
  ).toEqual({ '1': true, '2': true });
});

test('a choice has no typed blank', () => {
  expect(
    rightBlanks({ type: 'true_false', value: true }, { type: 'true_false', value: true }),
  ).toBeUndefined();
  expect(rightBlanks({ type: 'fill_keyword', blanks: { '1': ['a'] } }, null)).toBeUndefined();
});
