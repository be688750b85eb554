/** As addresses are kept and compared: without blanks around them, in small letters. */
export function emailOf(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
