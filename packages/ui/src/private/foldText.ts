/** The letter eth (U+00F0, U+00D0) looks like đ; some keyboards and old converters produce it instead. */
const dLetters = /[đĐ\u00f0\u00d0]/g;
const marks = /[\u0300-\u036f]/g;

/** Removes case and diacritics for searching: 'Đỗ Thị Ẩn' → 'do thi an', from NFC or NFD. */
export function foldText(text: string): string {
  return text.replace(dLetters, 'd').normalize('NFD').replace(marks, '').toLowerCase();
}
