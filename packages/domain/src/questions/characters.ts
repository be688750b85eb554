/** How many characters a person sees: composed code points, so that 'ễ' is one however it came. */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}

/**
 * Whether a text has more characters than a limit. Never when `text.length` is within it, so that a field whose
 * `maxlength` is the limit cannot be refused here.
 */
export function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit && characterCount(text) > limit;
}
