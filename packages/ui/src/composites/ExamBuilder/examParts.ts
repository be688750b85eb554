/** A question as the builder shows it. */
export interface BuilderQuestion {
  id: string;
  title: string;
  /** Question type, in words. */
  kind: string;
  /** When it is asked, in words. */
  note?: string | undefined;
}

/** The score is null while its field is empty. */
export interface BuilderEntry {
  question: BuilderQuestion;
  score: number | null;
}

export interface BuilderPart {
  /** React key of a part; not stored. */
  key: string;
  title: string;
  score: number | null;
  questions: readonly BuilderEntry[];
}

export type ExamParts = readonly BuilderPart[];

/** Computed in hundredths, so that 33.33 + 33.33 + 33.34 is 100. */
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

/** The missing points; negative if there are too many. */
export function missingOf(sum: number, target: number | null): number {
  return (hundredths(target) - hundredths(sum)) / 100;
}

/** Shares of `total` that differ by at most 0.01 and add up exactly; the first ones get the larger share. */
export function evenShares(total: number, count: number): number[] {
  const whole = hundredths(total);
  const share = Math.floor(whole / count);
  return Array.from({ length: count }, (_, index) => (share + (index < whole - share * count ? 1 : 0)) / 100);
}

/** A new part with a unique key. */
export function newPart(parts: ExamParts, title: string, score: number | null): BuilderPart {
  const keys = new Set(parts.map(({ key }) => key));
  let number = parts.length + 1;
  while (keys.has(`new-${number}`)) number += 1;
  return { key: `new-${number}`, title, score, questions: [] };
}

/** The list with one item moved by one place; the same list if it cannot move. */
export function moved<Thing>(list: readonly Thing[], from: number, by: 1 | -1): readonly Thing[] {
  const to = from + by;
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}

export function changePart(parts: ExamParts, key: string, change: Partial<BuilderPart>): ExamParts {
  return parts.map((part) => (part.key === key ? { ...part, ...change } : part));
}

/** The part with its score split evenly over its questions; the remainder goes to the first ones. */
export function splitEvenly(part: BuilderPart): BuilderPart {
  const shares = evenShares(part.score ?? 0, part.questions.length);
  return {
    ...part,
    questions: part.questions.map((entry, index) => ({ ...entry, score: shares[index] ?? 0 })),
  };
}

/** The exam with its score split over its parts. */
export function splitOverParts(parts: ExamParts, total: number): ExamParts {
  const shares = evenShares(total, parts.length);
  return parts.map((part, index) => ({ ...part, score: shares[index] ?? 0 }));
}

export function changeScore(parts: ExamParts, key: string, id: string, score: number | null): ExamParts {
  return changeEntries(parts, key, (entries) =>
    entries.map((entry) => (entry.question.id === id ? { ...entry, score } : entry)),
  );
}

export function removeQuestion(parts: ExamParts, key: string, id: string): ExamParts {
  return changeEntries(parts, key, (entries) => entries.filter(({ question }) => question.id !== id));
}

/** At the edge of its part a question moves into the adjacent part. */
export function moveQuestion(parts: ExamParts, key: string, id: string, by: 1 | -1): ExamParts {
  const at = parts.findIndex((part) => part.key === key);
  const entries = parts[at]?.questions ?? [];
  const from = entries.findIndex(({ question }) => question.id === id);
  const entry = entries[from];
  if (!entry) return parts;
  if (entries[from + by]) return changeEntries(parts, key, () => moved(entries, from, by));
  const beside = parts[at + by];
  if (!beside) return parts;
  return changeEntries(removeQuestion(parts, key, id), beside.key, (others) =>
    by === 1 ? [entry, ...others] : [...others, entry],
  );
}

function changeEntries(
  parts: ExamParts,
  key: string,
  change: (entries: readonly BuilderEntry[]) => readonly BuilderEntry[],
): ExamParts {
  return parts.map((part) => (part.key === key ? { ...part, questions: change(part.questions) } : part));
}
