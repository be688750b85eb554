import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { compareVietnamese } from '../text/sort.ts';
import { vietnameseText } from '../testing/vietnameseText.ts';
import { firstNameOf } from './checkPerson.ts';
import { givenNameFirst, givenNameKey } from './givenNameFirst.ts';

test.each([
  ['Nguyễn Văn An', 'An Nguyễn Văn'],
  [' Lê  Thị\u200b Hồng Ngọc ', 'Ngọc Lê Thị Hồng'],
  ['Ngọc', 'Ngọc'],
  ['', ''],
])('%j → %j', (name, ordered) => expect(givenNameFirst(name)).toBe(ordered));

test('a class list is ordered by given name, then by family and middle names', () => {
  const ordered = [
    'Lê Văn An',
    'Nguyễn Văn An',
    'Nguyễn Thị Ngọc Ánh',
    'Trần Thị Ánh',
    'Bùi Văn Bình',
    'Đỗ Văn Bình',
    'Hồ Thị Thu Hà',
    'Hồ Thị Hạ',
    'Nguyễn Công Phượng',
  ];
  expect(
    ordered.toReversed().toSorted((one, other) => (givenNameKey(one) < givenNameKey(other) ? -1 : 1)),
  ).toEqual(ordered);
});

test('the given names decide, and where they are equal, the rest of the name', () => {
  const name = fc
    .array(vietnameseText('').filter(Boolean), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '));
  const rest = (text: string) => text.split(' ').slice(0, -1).join(' ');
  fc.assert(
    fc.property(name, name, (one, other) => {
      const given = compareVietnamese(firstNameOf(one), firstNameOf(other));
      const isSame =
        firstNameOf(one).normalize('NFC').toLowerCase() === firstNameOf(other).normalize('NFC').toLowerCase();
      const expected = isSame ? compareVietnamese(rest(one), rest(other)) : given;
      fc.pre(expected !== 0);
      expect(givenNameKey(one) < givenNameKey(other)).toBe(expected < 0);
    }),
  );
});
