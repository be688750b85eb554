import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './foldText';

test.each([
  ['Đỗ Thị Ẩn', 'do thi an'],
  ['\u00d0\u1ed7 \u00f0\u00ecnh', 'do dinh'],
  ['NGUYỄN', 'nguyen'],
  ['Cafe\u0301', 'cafe'],
  ['', ''],
])('%s → %s', (text, folded) => expect(foldText(text)).toBe(folded));

test('composed and decomposed text fold alike, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aĂấệỖỢư đĐ\u00f0k1') }), (text) => {
      const folded = foldText(text.normalize('NFC'));
      expect(foldText(text.normalize('NFD'))).toBe(folded);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});
