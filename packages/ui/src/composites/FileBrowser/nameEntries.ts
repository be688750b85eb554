import type { BrowserEntry } from './browserEntry';

/** One entry by its name, several by their number: '"Đề thi.pdf"', '3 mục'. */
export function nameEntries(entries: readonly BrowserEntry[], count: (many: number) => string): string {
  const [only] = entries;
  return only && entries.length === 1 ? `“${only.name}”` : count(entries.length);
}
