/** A question as the builder shows it. */
export interface BuilderQuestion {
  id: string;
  title: string;
  /** What kind it is, in words. */
  kind: string;
}

/** Points are null while their field is empty. */
export interface BuilderEntry {
  question: BuilderQuestion;
  score: number | null;
}

export interface BuilderPart {
  /** Tells the parts apart while they are made; not stored. */
  key: string;
  title: string;
  score: number | null;
  questions: readonly BuilderEntry[];
}

export type ExamParts = readonly BuilderPart[];

/** Points counted in hundredths, so that 33.33 + 33.33 + 33.34 is 100. */
const hundredths = (points: number | null): number => Math.round((points ?? 0) * 100);

export function sumOf(scores: readonly (number | null)[]): number {
  return scores.reduce<number>((sum, score) => sum + hundredths(score), 0) / 100;
}

export function sumOfPart(part: BuilderPart): number {
  return sumOf(part.questions.map(({ score }) => score));
}

export function sumOfExam(parts: ExamParts): number {
  return sumOf(parts.map(({ score }) => score));
}

/** What is missing (above 0) or too much (below 0). */
export function missingOf(sum: number, target: number | null): number {
  return (hundredths(target) - hundredths(sum)) / 100;
}

/** Shares of `total` that differ by at most a hundredth and sum to it exactly; the first get the more. */
export function evenShares(total: number, count: number): number[] {
  const whole = hundredths(total);
  const share = Math.floor(whole / count);
  return Array.from({ length: count }, (_, index) => (share + (index < whole - share * count ? 1 : 0)) / 100);
}

/** A list with one of its things moved by one place; the same list when there is no such place. */
export function moved<Thing>(list: readonly Thing[], from: number, by: 1 | -1): readonly Thing[] {
  const to = from + by;
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}

export function changePart(parts: ExamParts, key: string, change: Partial<BuilderPart>): ExamParts {
  return parts.map((part) => (part.key === key ? { ...part, ...change } : part));
}

/** The part with its points split over its questions, what does not divide going to the first. */
export function splitEvenly(part: BuilderPart): BuilderPart {
  const shares = evenShares(part.score ?? 0, part.questions.length);
  return {
    ...part,
    questions: part.questions.map((entry, index) => ({ ...entry, score: shares[index] ?? 0 })),
  };
}
