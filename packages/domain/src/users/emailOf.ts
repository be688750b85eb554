/** Normalises an address for storing and comparing: trimmed, lower case. */
export function emailOf(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
