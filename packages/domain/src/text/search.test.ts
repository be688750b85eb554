import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { matchesSearch, searchWords } from './search.ts';
import { vietnameseText } from '../testing/vietnameseText.ts';

test.each([
  ['Nguyễn Thị Hồng', 'nguyen', true],
  ['Nguyễn Thị Hồng', '  THỊ   hông ', true],
  ['Nguyễn Thị Hồng', 'hồng nguyễn', true],
  ['Nguyễn Thị Hồng', 'ho ngu', true],
  ['Nguyễn Thị Hồng', 'guyen', false],
  ['Nguyễn Thị Hồng', 'hồng hà', false],
  ['Nguyễn\u00a0Thị\u200b Hồng', 'thi hong', true],
  ['Ksor H’Bia Êban', 'bia', true],
  ['Đề thi “An toàn điện”, đợt 2', 'an (đợt', true],
  ['Đề thi an toàn', 'de', true],
  ['Đề thi an toàn', 'đề tài', false],
  ['100% đúng', '100%', true],
  ['Bất kỳ', '', true],
  ['Bất kỳ', ' \u200b ', true],
  ['100% đúng', ' % ', false],
  ['100% đúng', '%%', false],
  ['Bất_kỳ', '_', false],
  ['Ksor H’Bia', "'", false],
])('%s is found by "%s": %s', (text, typed, found) => expect(matchesSearch(text, typed)).toBe(found));

test('a text is found by its words, by their beginnings and in any order', () => {
  const words = fc.array(
    vietnameseText('').filter((word) => word !== ''),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(20), (given, by, length) => {
      const typed = [...given.slice(by % given.length), ...given.slice(0, by % given.length)];
      const beginnings = typed.map((word) => word.normalize('NFC').slice(0, length + 1));
      expect(matchesSearch(given.join(' '), typed.join('  '))).toBe(true);
      expect(matchesSearch(given.join(' ').toUpperCase(), beginnings.join(' '))).toBe(true);
    }),
  );
});

test('words have no signs, which a query would have to escape', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of searchWords(text)) expect(word).not.toMatch(/[\s\0'"\\:&|!()<>*%_-]/);
    }),
  );
});

test('a word of any length is found by its beginning', () => {
  const long = `Đ${'a'.repeat(5_000)}`;
  expect(searchWords(long)).toEqual([`d${'a'.repeat(99)}`]);
  expect(matchesSearch(long, long)).toBe(true);
});
