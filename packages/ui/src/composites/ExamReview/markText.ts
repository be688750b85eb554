/** Reads points as they are typed, with `,` or `.`; null when it is no number from 0 to `max` to two decimals. */
export function readMark(text: string, max: number): number | null {
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim())) return null;
  const score = Number(text.trim().replace(',', '.'));
  return score <= max ? score : null;
}
