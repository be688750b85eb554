import { expect, test } from 'vitest';
import { fileFormats } from './fileFormats.ts';
import { renditionOf, simpleViewOf } from './renditionOf.ts';

test.each([
  ['word', 'pdf'],
  ['powerpoint', 'pdf'],
  ['excel', 'pdf'],
  ['office97', 'pdf'],
  ['quicktime', 'mp4'],
  ['matroska', 'mp4'],
  ['ogg', 'mp4'],
  ['mp4', 'read'],
  ['webm', 'read'],
  ['mp3', 'read'],
  ['pdf', undefined],
  ['png', undefined],
  ['zip', undefined],
] as const)('%s becomes %s', (format, expected) => {
  expect(renditionOf(fileFormats[format].type)).toBe(expected);
});

test.each([
  ['word', 'text'],
  ['excel', 'tables'],
  ['powerpoint', undefined],
  ['office97', undefined],
] as const)('%s is shown as %s where it is not converted', (format, expected) => {
  expect(simpleViewOf(fileFormats[format].type)).toBe(expected);
});
