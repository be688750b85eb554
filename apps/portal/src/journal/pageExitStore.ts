import type { Change, JournalOwner } from './journalRecords';

/** Signing out keeps what lies under it in local storage, as it keeps the journal itself. */
export const pageExitPrefix = 'sen-exam-last-words/';

/** Where a page writes its journal. One whose disk refuses is followed by none as long as it may live: it sends itself. */
export type WritesTo = 'disk' | 'memory';

/**
 * What a page that is being left has not brought into the journal yet. A transaction that begins while a page goes may
 * never end; this is kept at once, and another page of the attempt writes it into the journal.
 */
export interface PageExitStore {
  /** In place of what this page kept before. */
  save(owner: JournalOwner, changes: readonly Change[], writesTo: WritesTo): void;
  /** Of all pages of this device that write there; of all at all where it is not said. */
  read(owner: JournalOwner, writesTo?: WritesTo): Change[];
  /** A page has changed the same since: what others kept of it is the past. */
  drop(owner: JournalOwner, newer: Change): void;
  /** The journal knows of these; what a page has kept meanwhile stays. */
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

/** A flag and an answer of one question are two matters. */
function isSameMatter(one: Change, other: Change): boolean {
  return one.question_id === other.question_id && (one.answer === undefined) === (other.answer === undefined);
}

/** Only this file writes them; what somebody else put there is no answer. */
function changesIn(text: string | null): Change[] {
  try {
    const changes: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(changes) ? changes : [];
  } catch {
    return [];
  }
}
