import { isBlankText } from '@sen/domain/errors/required';

/** The text of a cell: composed, without blanks around it; empty when it shows nothing. */
export function shownText(raw: string): string {
  return isBlankText(raw) ? '' : raw.normalize('NFC').trim();
}
