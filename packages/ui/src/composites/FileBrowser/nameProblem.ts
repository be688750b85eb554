export type NameProblem = 'required' | 'characters' | 'tooLong' | 'taken';

/** In UTF-16 units: file systems take 255 bytes, which leaves room for a number and an extension. */
const longest = 200;

/** Why a name is not allowed for an entry beside these others. Names are compared case-insensitively. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  const normalized = fold(name);
  if (normalized === '') return 'required';
  if (/[/\\:*?"<>|]/.test(normalized) || normalized === '.' || normalized === '..') return 'characters';
  if (normalized.length > longest) return 'tooLong';
  return others.some((other) => fold(other) === normalized) ? 'taken' : undefined;
}

/** 'ễ' may be one to three characters; all forms are the same name. */
const fold = (name: string) => name.normalize('NFC').trim().toLowerCase();
