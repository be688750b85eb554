import { fold } from '../text/fold.ts';

/** A heading or a word of choice as it is compared: without marks, case, signs and blanks. 'Loại câu hỏi (*)' → 'loaicauhoi'. */
export function wordKey(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}
