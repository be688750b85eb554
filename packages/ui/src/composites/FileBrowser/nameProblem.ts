export type NameProblem = 'required' | 'characters' | 'tooLong' | 'taken';

/** Common limit of file systems and servers. */
const longest = 250;

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
