import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { sameKeyword, spellingKey } from './keyword.ts';
import { vietnameseText } from '../testing/vietnameseText.ts';

test.each([
  ['hòa', 'hoà'],
  ['HOÀ BÌNH', ' hòa  bình '],
  ['thuý', 'thúy'],
  ['khoẻ', 'khỏe'],
  ['quý', 'qúy'],
  ['già', 'gìa'],
  ['Hội An'.normalize('NFD'), 'hội an'],
  ['ðường', 'Đường'],
  ['an\u00a0toàn\ufeff', 'an toàn'],
])('%s is %s', (one, other) => expect(sameKeyword(one, other)).toBe(true));

test.each([
  ['hòa', 'hóa'],
  ['hoa', 'hòa'],
  ['mưa', 'mua'],
  ['đa', 'da'],
  ['Hà Nội', 'Ha Noi'],
  ['bán hàng', 'bànháng'],
])('%s is not %s', (one, other) => expect(sameKeyword(one, other)).toBe(false));

test('a keyword is itself in any form and case', () => {
  fc.assert(
    fc.property(vietnameseText(), (text) => {
      expect(sameKeyword(text.normalize('NFD'), text.normalize('NFC').toUpperCase())).toBe(true);
    }),
  );
});

test('a spelling is one text wherever its tone mark stands; case and tones count', () => {
  expect(spellingKey('Hoà  Bình')).toBe(spellingKey('Hòa Bình'.normalize('NFD')));
  expect(spellingKey('HOÀ')).toBe(spellingKey('HÒA'));
  expect(spellingKey('Hoà')).not.toBe(spellingKey('hòa'));
  expect(spellingKey('Hóa')).not.toBe(spellingKey('Hòa'));
});
