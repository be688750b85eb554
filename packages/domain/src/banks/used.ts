import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** An item of a bank, which exams, classes or attempts may refer to. */
export interface Usable {
  readonly in_use: boolean;
}

/** Returns where an edit is stored: an item in use is never changed, its edit becomes a copy (section 4). */
export function editGoesTo({ in_use }: Usable): 'itself' | 'copy' {
  return in_use ? 'copy' : 'itself';
}

/** Refuses to delete an item in use, with the error of its bank. */
export function mayDeleteUsed(
  { in_use }: Usable,
  code: 'examInUse' | 'lessonInUse' | 'questionInUse' | 'surveyFormInUse',
): Verdict {
  return in_use ? refused(code) : allowed;
}
