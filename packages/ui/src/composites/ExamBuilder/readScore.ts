/** Parses a typed score; '8,5' and '8.5' are equal. Returns null for an empty text, undefined for an invalid one. */
export function readScore(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,4}(\.\d{0,2})?$/.test(typed) ? Number(typed) : undefined;
}
