/** The number that a text says, with `,` or `.` before its decimals; null for none, undefined for what is no number. */
export function readDecimal(text: string): number | null | undefined {
  const plain = text.trim().replace(/^−/, '-').replace(',', '.');
  if (plain === '') return null;
  if (!/^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain)) return undefined;
  return Number(plain);
}
