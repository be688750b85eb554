/** Number of visible characters: code points after NFC, so that 'ễ' counts as one in every form. */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}

/**
 * Returns whether a text exceeds a character limit. Never if `text.length` is within it, so that a field whose `maxlength` is
 * the limit cannot be refused here.
 */
export function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit && characterCount(text) > limit;
}
