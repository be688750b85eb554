import { pageExitRecords } from '../device/pageExitRecords';
import type { TextStore } from '../device/TextStore';
import type { Change, JournalOwner } from './journalRecords';
import { pageExitPrefix } from './pageExitPrefix';

/** Where a page writes its journal. Changes of a page with its journal in memory are taken over only after its unload. */
export type WritesTo = 'disk' | 'memory';

/**
 * The changes that a page had not written to the journal when it was left. A transaction that starts during unload may never
 * finish; this store is synchronous, and another page of the attempt writes the changes into the journal.
 */
export interface PageExitStore {
  /** Replaces what this page saved before. */
  save(owner: JournalOwner, changes: readonly Change[], writesTo: WritesTo): void;
  /** The changes of all pages of this device that write there; without `writesTo`, of all pages. */
  read(owner: JournalOwner, writesTo?: WritesTo): Change[];
  /** Removes the saved changes that `newer` replaces. */
  drop(owner: JournalOwner, newer: Change): void;
  /** Removes exactly these changes; later ones stay. */
  removeKnown(owner: JournalOwner, known: readonly Change[]): void;
  clear(owner: JournalOwner): void;
}

export function pageExitStore(store: TextStore, pageId: string): PageExitStore {
  const records = pageExitRecords<Change>(store);
  const prefixOf = ({ user_id, attempt_id }: JournalOwner) => `${pageExitPrefix}${user_id}/${attempt_id}/`;
  const keyOf = (owner: JournalOwner, writesTo: WritesTo) => `${prefixOf(owner)}${writesTo}/${pageId}`;
  return {
    save(owner, changes, writesTo) {
      records.put(keyOf(owner, writesTo), changes);
      records.put(keyOf(owner, writesTo === 'disk' ? 'memory' : 'disk'), []);
    },
    read: (owner, writesTo) => records.read(prefixOf(owner) + (writesTo ?? '')),
    drop: (owner, newer) => records.remove(prefixOf(owner), (change) => isSameMatter(change, newer)),
    removeKnown: (owner, known) => records.removeKnown(prefixOf(owner), known),
    clear: (owner) => records.clear(prefixOf(owner)),
  };
}

/** A flag and an answer of one question are independent. */
function isSameMatter(one: Change, other: Change): boolean {
  return one.question_id === other.question_id && (one.answer === undefined) === (other.answer === undefined);
}
