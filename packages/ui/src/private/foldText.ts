/** The letter eth (U+00F0, U+00D0) looks like đ and is typed in its place by some keyboards and old converters. */
const dLetters = /[đĐ\u00f0\u00d0]/g;
const marks = /[\u0300-\u036f]/g;

/** The text without case and marks, to search in: 'Đỗ Thị Ẩn' → 'do thi an', whether it came as NFC or as NFD. */
export function foldText(text: string): string {
  return text.replace(dLetters, 'd').normalize('NFD').replace(marks, '').toLowerCase();
}
