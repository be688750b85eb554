/** Extracts the digits of a typed, pasted or autofilled text, up to the length: '123 456' and '123-456' are 123456. */
export function codeOf(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length);
}
