export type NameProblem = 'required' | 'characters' | 'tooLong' | 'taken';

/** What file systems and servers commonly take. */
const longest = 250;

/** Why a name cannot be given to a file or a folder beside these others. Case does not make another name. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  const wanted = fold(name);
  if (wanted === '') return 'required';
  if (/[/\\:*?"<>|]/.test(wanted) || wanted === '.' || wanted === '..') return 'characters';
  if (wanted.length > longest) return 'tooLong';
  return others.some((other) => fold(other) === wanted) ? 'taken' : undefined;
}

/** 'ễ' may be one character or three; both are the same name. */
const fold = (name: string) => name.normalize('NFC').trim().toLowerCase();
