import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { letters, marks } from './order.ts';
import { compareVietnamese, sortKey, vietnameseOrder } from './sort.ts';
import { inDictionaryOrder } from '../testing/dictionaryOrder.ts';
import { vietnameseLetters, vietnameseText } from '../testing/vietnameseText.ts';

const characterOrder = new Intl.Collator('vi');
const bytewise = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

describe('sortKey', () => {
  test('puts every pair of listed characters as Intl does', () => {
    const all = [...new Set([...letters, ...vietnameseLetters, ...'‘’“”äåçñöüéšž'])];
    const keyed = all.map((text) => ({ text, key: Buffer.from(sortKey(text)) }));
    const misplaced = keyed.flatMap((one) =>
      keyed
        .filter(
          (other) =>
            Buffer.compare(one.key, other.key) !== Math.sign(characterOrder.compare(one.text, other.text)),
        )
        .map((other) => `${one.text} against ${other.text}`),
    );
    expect(misplaced).toEqual([]);
  });

  test('orders texts as Intl does, syllable by syllable', () => {
    const text = vietnameseText(letters);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(bytewise(sortKey(one), sortKey(other))).toBe(inDictionaryOrder(one, other));
      }),
      { numRuns: 5_000 },
    );
  });

  test('orders an ellipsis as its three dots, among other signs and letters', () => {
    const near = fc.array(fc.constantFrom(...'….․,aAáÁ'), { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(near, near, (one, other) => {
        expect(bytewise(sortKey(one), sortKey(other))).toBe(inDictionaryOrder(one, other));
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
        expect(bytewise(sortKey(one), sortKey(other))).toBe(inDictionaryOrder(one, other));
      }),
      { numRuns: 5_000 },
    );
  });

  test('compares numbers by value, as Intl does', () => {
    const numbered = fc
      .array(fc.constantFrom(...'0129 a.-'), { maxLength: 14 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(numbered, numbered, (one, other) => {
        expect(bytewise(sortKey(one), sortKey(other))).toBe(inDictionaryOrder(one, other));
      }),
      { numRuns: 5_000 },
    );
  });

  test('compares as both comparisons do, whatever the characters', () => {
    const text = fc.oneof(
      vietnameseText(letters),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
    );
    const { compare } = vietnameseOrder();
    fc.assert(
      fc.property(text, text, (one, other) => {
        const order = bytewise(sortKey(one), sortKey(other));
        expect(Math.sign(compareVietnamese(one, other))).toBe(order);
        expect(Math.sign(compare(one, other))).toBe(order);
      }),
    );
  });

  test('is text that every database stores', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sortKey(text)).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  test('has room for the whole order', () => {
    expect('!'.charCodeAt(0) + letters.length).toBeLessThan('~'.charCodeAt(0));
    expect(new Set(letters).size).toBe(letters.length);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

test.each([
  [
    'names',
    [
      'An',
      'Ăn',
      'Ân',
      'Ấn',
      'Dương Thị Hoa',
      'Đặng Văn An',
      'Ðinh Bộ',
      'Nguyên Ánh',
      'Nguyễn Anh',
      'Nguyễn Ánh',
    ],
  ],
  // The first syllable decides, with its tone: 'tuân thủ' precedes 'tuần chay' in every dictionary.
  ['syllables', ['Anh Đào', 'Ánh Dương', 'ba', 'ba ba', 'bà ba', 'bác', 'tuân thủ', 'tuần chay']],
  ['numbers', ['Lớp 2', 'Lớp 2A', 'Lớp 10', 'Lớp 10A', 'Lớp 10B', 'Lớp 100']],
  ['signs', ['Y Ban', 'Y-Blang', 'Y-Blang A', "Y' Moan", 'ya']],
])('%s come in the order of a dictionary', (_, ordered) => {
  expect(ordered.toReversed().toSorted(compareVietnamese)).toEqual(ordered);
  expect(ordered.toReversed().toSorted((one, other) => bytewise(sortKey(one), sortKey(other)))).toEqual(
    ordered,
  );
});
