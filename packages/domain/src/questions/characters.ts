/**
 * How many characters a person sees: composed code points, so that 'ễ' is one however it came. Never more than
 * `text.length`, so a field whose `maxlength` is the limit cannot be refused here.
 */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
