/** How many characters a person sees: composed code points, so that 'ễ' is one however it was typed. */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
