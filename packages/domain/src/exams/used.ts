import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Something that an exam, an assignment or an attempt may refer to. */
export interface Usable {
  readonly in_use: boolean;
}

/** Where an edit goes: what is used is never changed, its edit becomes a copy and the original stays (section 4). */
export function editGoesTo({ in_use }: Usable): 'itself' | 'copy' {
  return in_use ? 'copy' : 'itself';
}

/** What is used cannot be deleted: `examInUse` or `questionInUse`. */
export function mayDeleteUsed({ in_use }: Usable, code: 'examInUse' | 'questionInUse'): Verdict {
  return in_use ? refused(code) : allowed;
}
