import type { ChangedStudent } from '../../store/completion/changedStudents.ts';

/** How many results change, by what matters most to their students. */
export function countChanged(changed: readonly ChangedStudent[]) {
  const count = (kind: ChangedStudent['kind']) => changed.filter((one) => one.kind === kind).length;
  return { lost: count('lost'), gained: count('gained'), adjusted: count('adjusted') };
}
