import type { ImportState, Language } from '@sen/api/contract/model';

/** An import and what is kept of it are deleted after so many days. */
export const undoDays = 30;

interface Undoable {
  readonly state: ImportState;
  readonly created_at: Date;
  /** Whether what its rows made and changed is known. */
  readonly is_undoable: boolean;
  readonly saved: number;
  readonly changed: number;
}

/** Until when an import can be undone; null when it cannot: it has not ended, has stored nothing, or is undone. */
export function undoUntil(
  { state, created_at, is_undoable, saved, changed }: Undoable,
  now: Date,
): Date | null {
  const hasEnded = state === 'done' || state === 'failed';
  const until = new Date(created_at.getTime() + undoDays * 86_400_000);
  return hasEnded && is_undoable && saved + changed > 0 && now < until ? until : null;
}

/** Why something that an import has stored cannot be undone. */
export const dependences = ['activated', 'inUse', 'edited', 'hasWork'] as const;
export type Dependence = (typeof dependences)[number];

/** Something that an import has stored and that is depended on. */
export interface Dependent {
  readonly row: number;
  readonly name: string;
  readonly reason: Dependence;
}

const reasons = {
  activated: { vi: 'đã kích hoạt tài khoản', en: 'has activated the account' },
  inUse: { vi: 'đang được dùng', en: 'is in use' },
  edited: { vi: 'đã được sửa sau khi nhập', en: 'was edited after the import' },
  hasWork: { vi: 'đã có bài làm trong lớp', en: 'has work in the class' },
} as const satisfies Record<Dependence, Record<Language, string>>;

/** As many as a message can name. */
const mostNamed = 5;

/** What depends on an import, by name and reason: 'dòng 3 – Phạm Thu Hà (đang được dùng)'. */
export function nameDependents(dependents: readonly Dependent[], language: Language): string {
  const line = language === 'vi' ? 'dòng' : 'row';
  const named = dependents
    .slice(0, mostNamed)
    .map(({ row, name, reason }) => `${line} ${row} – ${name.slice(0, 80)} (${reasons[reason][language]})`);
  return `${named.join('; ')}${dependents.length > mostNamed ? '; …' : ''}`;
}
