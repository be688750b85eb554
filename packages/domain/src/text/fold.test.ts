import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { fold } from './fold.ts';
import { sameName } from './sameName.ts';
import { vietnameseText } from '../testing/vietnameseText.ts';

describe('fold', () => {
  test.each([
    ['Nguyễn Đình Phước', 'nguyen dinh phuoc'],
    ['ĐẶNG THỊ ỶẾN', 'dang thi yen'],
    ['Ðặng ðình', 'dang dinh'],
    ['Cafe\u0301 Ｗ', 'cafe ｗ'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['İstanbul', 'istanbul'],
    ['', ''],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('NFC and NFD fold alike, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(vietnameseText(), fc.string({ unit: 'grapheme' })), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('Vietnamese folds to plain ASCII', () => {
    fc.assert(
      fc.property(vietnameseText(), (text) => {
        expect(fold(text)).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  test('letters fold one by one, as SQL folds them', () => {
    fc.assert(
      fc.property(vietnameseText(), vietnameseText(), (one, other) => {
        expect(fold(one + other)).toBe(fold(one) + fold(other));
      }),
    );
  });
});

test('look-alikes are one name', () => {
  expect(sameName('Bán hàng', ' bán  HÀNG\u200b')).toBe(true);
  expect(sameName('Bán hàng', 'Ban hang')).toBe(true);
  expect(sameName('Hoà Bình', 'Hòa Bình')).toBe(true);
  expect(sameName('Lớp 1', 'Lớp 11')).toBe(false);
});
