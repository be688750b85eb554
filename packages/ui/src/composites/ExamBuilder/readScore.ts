/** Points as they are typed: '8,5' and '8.5' are the same. Null is nothing, undefined is no score. */
export function readScore(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,4}(\.\d{0,2})?$/.test(typed) ? Number(typed) : undefined;
}
