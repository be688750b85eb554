import type { Change, JournalOwner } from './journalRecords';

/** The prefix of its keys in local storage, which signing out does not remove. */
export const pageExitPrefix = 'sen-exam-last-words/';

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

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function pageExitStore(store: TextStore, pageId: string): PageExitStore {
  const prefixOf = ({ user_id, attempt_id }: JournalOwner) => `${pageExitPrefix}${user_id}/${attempt_id}/`;
  const keysOf = (owner: JournalOwner, writesTo = '') =>
    Array.from({ length: store.length }, (_, place) => store.key(place) ?? '').filter((key) =>
      key.startsWith(prefixOf(owner) + writesTo),
    );
  const keyOf = (owner: JournalOwner, writesTo: WritesTo) => `${prefixOf(owner)}${writesTo}/${pageId}`;
  const put = (key: string, changes: readonly Change[]) => {
    try {
      if (changes.length > 0) store.setItem(key, JSON.stringify(changes));
      else store.removeItem(key);
    } catch (error) {
      // Full or forbidden: the journal's own transaction, which is under way, remains.
      console.warn('Last words could not be kept.', error);
    }
  };
  const remove = (owner: JournalOwner, isPast: (change: Change) => boolean) => {
    for (const key of keysOf(owner)) {
      const changes = changesIn(store.getItem(key));
      const remaining = changes.filter((change) => !isPast(change));
      if (remaining.length < changes.length) put(key, remaining);
    }
  };
  return {
    save(owner, changes, writesTo) {
      put(keyOf(owner, writesTo), changes);
      put(keyOf(owner, writesTo === 'disk' ? 'memory' : 'disk'), []);
    },
    read: (owner, writesTo) => keysOf(owner, writesTo).flatMap((key) => changesIn(store.getItem(key))),
    drop: (owner, newer) => remove(owner, (change) => isSameMatter(change, newer)),
    removeKnown(owner, known) {
      const texts = new Set(known.map((change) => JSON.stringify(change)));
      remove(owner, (change) => texts.has(JSON.stringify(change)));
    },
    clear(owner) {
      for (const key of keysOf(owner)) store.removeItem(key);
    },
  };
}

/** A flag and an answer of one question are independent. */
function isSameMatter(one: Change, other: Change): boolean {
  return one.question_id === other.question_id && (one.answer === undefined) === (other.answer === undefined);
}

/** Anything but an array was not written by this file. */
function changesIn(text: string | null): Change[] {
  try {
    const changes: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(changes) ? changes : [];
  } catch {
    return [];
  }
}
