/**
 * Parses a typed score, with `,` or `.`; returns null unless it is a number from 0 to `max` with at most two
 * decimals.
 */
export function readMark(text: string, max: number): number | null {
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim())) return null;
  const score = Number(text.trim().replace(',', '.'));
  return score <= max ? score : null;
}
