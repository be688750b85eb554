import { isBlankText } from '@sen/domain/errors/required';

/** The text of a cell in NFC, trimmed; empty when nothing is visible. */
export function shownText(raw: string): string {
  return isBlankText(raw) ? '' : raw.normalize('NFC').trim();
}
