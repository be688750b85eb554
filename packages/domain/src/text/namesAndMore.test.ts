import { expect, test } from 'vitest';
import { namesAndMore } from './namesAndMore.ts';

test('names what is shown, and counts what is not', () => {
  expect(namesAndMore(['Lớp A', 'Lớp B'], 2, 'vi')).toBe('Lớp A, Lớp B');
  expect(namesAndMore(['Lớp A', 'Lớp B'], 1002, 'vi')).toBe('Lớp A, Lớp B và 1.000 mục khác');
  expect(namesAndMore(['Class A'], 2, 'en')).toBe('Class A and 1 more');
});
