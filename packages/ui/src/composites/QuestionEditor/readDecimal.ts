/**
 * Parses a number with `,` or `.` as the decimal mark; returns null for an empty text, undefined for an
 * invalid one.
 */
export function readDecimal(text: string): number | null | undefined {
  const plain = text.trim().replace(/^−/, '-').replace(',', '.');
  if (plain === '') return null;
  if (!/^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain)) return undefined;
  return Number(plain);
}
