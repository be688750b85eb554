import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';
import { isStorableText, storableText } from './storableText.ts';

test('a text is cut between characters, and loses what cannot be stored', () => {
  expect(cutText('abc', 5)).toBe('abc');
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab😀', 4)).toBe('ab😀');
  expect(storableText('a\0b\ud83dc')).toBe('abc');
  expect(storableText('a\tb\r\nc\u000bd\u0001e\uffffF\u0085')).toBe('a\tb\r\nc\ndeF\u0085');
});

test.each([
  ['', true],
  ['Đường 😀 👩🏽‍🚒', true],
  ['\ufffd', true],
  ['a\0', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('whether %j can be stored: %s', (text, expected) => {
  // Twice: the answer does not depend on what was asked before.
  for (const _ of [1, 2]) expect(isStorableText(text)).toBe(expected);
});
