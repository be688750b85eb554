import { fold } from '../text/fold.ts';

/**
 * Normalises a heading or keyword for comparison: without diacritics, case, punctuation and spaces. 'Loại câu hỏi (*)' →
 * 'loaicauhoi'.
 */
export function wordKey(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}
