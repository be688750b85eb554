import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a short text stays', () => {
  expect(shorten('An toàn', 7)).toBe('An toàn');
});

test('a long one ends with an ellipsis that counts', () => {
  expect(shorten('An toàn điện', 8)).toBe('An toàn…');
  expect(shorten('An toàn điện', 6)).toBe('An to…');
});

test('marks stay on their letters, and pairs together', () => {
  expect(shorten('điện'.normalize('NFD').repeat(3), 4)).toBe(`${'điệ'.normalize('NFD')}…`);
  expect(shorten('👩‍🏫👩‍🏫👩‍🏫', 2)).toBe('👩‍🏫…');
});
