/** The digits of what was typed, pasted or filled in, as many as the code has: '123 456' and '123-456' are 123456. */
export function codeOf(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length);
}
