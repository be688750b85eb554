import { isBlankText } from '../errors/required.ts';
import { storableText } from '../text/storableText.ts';

/** Characters that make a spreadsheet read a text as a formula or command; some accept the full-width signs too. */
const dangerousStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * Escapes a text for export so that no spreadsheet runs it as a formula: adds a leading apostrophe. Numbers, negative ones
 * included, are unchanged.
 */
export function harmlessCell(text: string): string {
  return dangerousStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Normalises the text of an imported cell: NFC, trimmed, without the apostrophe of `harmlessCell`. Empty if nothing is visible. */
export function cellText(raw: string | undefined): string {
  const text = storableText(raw ?? '')
    .normalize('NFC')
    .trim();
  if (isBlankText(text)) return '';
  return text.startsWith("'") && dangerousStart.test(text.slice(1)) ? text.slice(1) : text;
}
