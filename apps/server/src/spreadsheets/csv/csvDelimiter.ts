import { csvRecords } from './csvRecords.ts';

const candidates = [';', ',', '\t', '|'] as const;
const sample = { characters: 64 * 1024, records: 20 };

/** The delimiter by which the first records have the most fields, by their median; then by all of them. */
export function csvDelimiter(text: string): string {
  const start = text.slice(0, sample.characters);
  const scored = candidates.map((delimiter) => ({ delimiter, ...score(start, delimiter) }));
  const [best] = scored.toSorted((one, other) => other.median - one.median || other.sum - one.sum);
  return best?.delimiter ?? ',';
}

function score(text: string, delimiter: string): { median: number; sum: number } {
  const counts: number[] = [];
  for (const { fields, count } of csvRecords(text, delimiter)) {
    if (count === 1 && fields[0] === '') continue;
    counts.push(count);
    if (counts.length === sample.records) break;
  }
  counts.sort((one, other) => one - other);
  return {
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    sum: counts.reduce((sum, count) => sum + count, 0),
  };
}
