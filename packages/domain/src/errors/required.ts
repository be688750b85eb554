import { type Finding, finding } from './Finding.ts';

/** Whether nothing but blanks was typed. */
export function isBlankText(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

/** The finding of a required text that is missing; none when it is there. */
export function required(field: string, text: string | undefined): Finding[] {
  return isBlankText(text) ? [finding(field, 'thisFieldIsRequired')] : [];
}
