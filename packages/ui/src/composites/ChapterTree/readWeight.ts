/**
 * Parses a typed weight, '12,5' or '12.5': above 0, at most 100. Returns null for an empty text, undefined
 * for an invalid one.
 */
export function readWeight(text: string): number | null | undefined {
  const typed = text.trim().replace('%', '').trim().replace(',', '.');
  if (typed === '') return null;
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(typed)) return undefined;
  const weight = Number(typed);
  return weight > 0 && weight <= 100 ? weight : undefined;
}
