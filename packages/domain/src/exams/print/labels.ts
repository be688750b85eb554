import type { Numbering } from '@sen/api/contract/model';

/** The label of an option on paper: an answer must be nameable, so that options without numbers have letters. */
export function optionLabel(numbering: Numbering, index: number): string {
  if (numbering === '1') return String(index + 1);
  return letter(index, numbering === 'a' ? 97 : 65);
}

/** a, b, … z, aa, ab, … */
export function letter(index: number, first = 97): string {
  const last = String.fromCharCode(first + (index % 26));
  return index < 26 ? last : `${letter(Math.floor(index / 26) - 1, first)}${last}`;
}
