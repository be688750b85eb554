import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { letters, marks } from './order.ts';
import { compareVietnamese, sortKey } from './sort.ts';
import { vietnameseLetters, vietnameseText } from '../testing/vietnameseText.ts';

const inDictionary = new Intl.Collator('vi');
const bytewise = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

describe('sortKey', () => {
  test('puts every pair of listed characters as Intl does', () => {
    const all = [...new Set([...letters, ...vietnameseLetters, ...'‘’“”äåçñöüéšž'])];
    const keyed = all.map((text) => ({ text, key: Buffer.from(sortKey(text)) }));
    const misplaced = keyed.flatMap((one) =>
      keyed
        .filter(
          (other) =>
            Buffer.compare(one.key, other.key) !== Math.sign(inDictionary.compare(one.text, other.text)),
        )
        .map((other) => `${one.text} against ${other.text}`),
    );
    expect(misplaced).toEqual([]);
  });

  test('orders texts as Intl does', () => {
    const text = vietnameseText(letters);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(bytewise(sortKey(one), sortKey(other))).toBe(Math.sign(inDictionary.compare(one, other)));
      }),
      { numRuns: 5_000 },
    );
  });

  test('orders an ellipsis as its three dots, among other signs and letters', () => {
    const near = fc.array(fc.constantFrom(...'….․,aAáÁ'), { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(near, near, (one, other) => {
        expect(bytewise(sortKey(one), sortKey(other))).toBe(Math.sign(inDictionary.compare(one, other)));
      }),
      { numRuns: 5_000 },
    );
  });

  test('orders near-alikes as Intl does, where the levels matter', () => {
    const near = fc
      .array(fc.constantFrom(...'aàáAÀăâ \u0323-dđ'), { maxLength: 5 })
      .map((parts) => `x${parts.join('')}`);
    fc.assert(
      fc.property(near, near, (one, other) => {
        expect(bytewise(sortKey(one), sortKey(other))).toBe(Math.sign(inDictionary.compare(one, other)));
      }),
      { numRuns: 5_000 },
    );
  });

  test('is text that every database stores', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(/\p{Cc}/u.test(sortKey(text))).toBe(false);
      }),
    );
  });

  test('has room for the whole order', () => {
    expect('!'.charCodeAt(0) + letters.length).toBeLessThan('~'.charCodeAt(0));
    expect(new Set(letters).size).toBe(letters.length);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

test('names come in Vietnamese order', () => {
  const names = [
    'Đặng Văn An',
    'Dương Thị Hoa',
    'Ân',
    'An',
    'Ấn',
    'Ăn',
    'Ðinh Bộ',
    'Nguyễn Ánh',
    'Nguyên Anh',
  ];
  const ordered = [
    'An',
    'Ăn',
    'Ân',
    'Ấn',
    'Dương Thị Hoa',
    'Đặng Văn An',
    'Ðinh Bộ',
    'Nguyên Anh',
    'Nguyễn Ánh',
  ];
  expect(names.toSorted(compareVietnamese)).toEqual(ordered);
  expect(names.toSorted((one, other) => bytewise(sortKey(one), sortKey(other)))).toEqual(ordered);
});
