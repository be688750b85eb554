import { isBlankText } from '../errors/required.ts';

/** What makes a spreadsheet take a text for a formula or a command; full-width signs count in some of them. */
const dangerousStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * A text for an exported cell that no spreadsheet runs: what looks like a formula gets an apostrophe in front. Numbers,
 * also negative ones, stay as they are.
 */
export function harmlessCell(text: string): string {
  return dangerousStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** What no database keeps: a NUL, and half of a character. */
const unkept = /[\0\p{Surrogate}]/gu;

/**
 * The text of an imported cell: composed, without blanks around it and without the apostrophe of `harmlessCell`. Empty when
 * it shows nothing.
 */
export function cellText(raw: string | undefined): string {
  const text = (raw ?? '').replace(unkept, '').normalize('NFC').trim();
  if (isBlankText(text)) return '';
  return text.startsWith("'") && dangerousStart.test(text.slice(1)) ? text.slice(1) : text;
}
