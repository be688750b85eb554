import { expect, test } from 'vitest';
import { hasGlyph } from './printedCharacter.ts';
import { readFont } from './readFont.ts';
import { unprintableLetters } from './unprintableLetters.ts';

test.each([
  ['Nguyễn Thị Thuỳ Phượng – “Lớp 1”, 92,5 %', []],
  ['Nguyễn Thị Phượng'.normalize('NFD'), []],
  ['Łukasz Żółć, Søren Ångström, Đỗ', []],
  ['x⁵ ≤ √2, α → β', []],
  // Other writings of the same letters, and what nobody sees.
  ['Ｎｇｕｙễｎ ﬁ\u200B\uFEFF\u3000a\nb', []],
  ['王力 và 王', ['王', '力']],
  ['สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
  ['김철수', ['김', '철', '수']],
  ['An 😀 👨‍👩‍👧', ['😀', '👨‍👩‍👧']],
  ['一二三四五六七八九十百千', [...'一二三四五六七八九十']],
])('%s', (text, letters) => {
  expect(unprintableLetters(text)).toEqual(letters);
});

test('what is printed in regular letters is printed in bold ones too', () => {
  const bold = readFont('bold');
  const all = readFont('regular').characterSet.filter((point) =>
    hasGlyph('regular', String.fromCodePoint(point)),
  );
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((point) => !bold.hasGlyphForCodePoint(point))).toEqual([]);
});
