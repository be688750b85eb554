/** Number of visible characters: code points after NFC, so that 'ễ' counts as one however it was typed. */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
