import { ApiError } from '@sen/api/client/ApiError';
import type { CriterionMark, MarkingQueue, QueuedAnswer } from '@sen/api/contract/model';

/**
 * How the mark of an answer is saved: `failed` is sent again, `taken` was marked by somebody else meanwhile, `refused` would be
 * refused again.
 */
export type DeskSave =
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'failed'; reason: string }
  | { state: 'taken' | 'refused'; reason: string };

/** An answer that has been on the desk, or comes to it. */
export interface DeskEntry {
  item: QueuedAnswer;
  comment: string;
  /** The levels of a question with a rubric. */
  levels: readonly CriterionMark[];
  score?: number;
  save?: DeskSave;
}

export const idOf = ({ attempt_id, question }: QueuedAnswer) => `${attempt_id} ${question.id}`;

/** Adds what a queue has and the desk has not; an answer that is there keeps its place and its mark. */
export function withQueue(entries: readonly DeskEntry[], queue: MarkingQueue): DeskEntry[] {
  const known = new Set(entries.map(({ item }) => idOf(item)));
  const fresh = queue.items.filter((item) => !known.has(idOf(item)));
  return [...entries, ...fresh.map((item) => ({ item, comment: '', levels: [] }))];
}

/** The place of the next answer without a mark: after this one, else one that was left for later; -1 when none is. */
export function nextPlace(entries: readonly DeskEntry[], place: number): number {
  const after = entries.findIndex(({ score }, index) => index > place && score === undefined);
  return after === -1
    ? entries.findIndex(({ score }, index) => index !== place && score === undefined)
    : after;
}

/** How many answers are left: those at hand without a mark, and those that the queue had beyond them. */
export function leftOf(entries: readonly DeskEntry[], queue: MarkingQueue): number {
  const open = entries.filter(({ score }) => score === undefined).length;
  return open + Math.max(0, queue.waiting_answers - queue.items.length);
}

/** What became of a mark that was not saved. Whoever is signed out sends it again after signing in. */
export function saveAfter(error: unknown): 'failed' | 'taken' | 'refused' {
  if (!(error instanceof ApiError) || error.isTransient || error.status === 401) return 'failed';
  return error.code === 'markedMeanwhile' ? 'taken' : 'refused';
}

/** The marks that are not on the server. */
export const unsaved = (entries: readonly DeskEntry[]) =>
  entries.filter(({ save }) => save?.state === 'saving' || save?.state === 'failed');
