export type NameProblem = 'required' | 'characters' | 'tooLong' | 'taken';

/** What file systems and servers commonly take. */
const longest = 250;

/** Why a name cannot be given to a file or a folder beside these others. Case does not make another name. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  const normalized = fold(name);
  if (normalized === '') return 'required';
  if (/[/\\:*?"<>|]/.test(normalized) || normalized === '.' || normalized === '..') return 'characters';
  if (normalized.length > longest) return 'tooLong';
  return others.some((other) => fold(other) === normalized) ? 'taken' : undefined;
}

/** 'ễ' may be one character or three; both are the same name. */
const fold = (name: string) => name.normalize('NFC').trim().toLowerCase();
