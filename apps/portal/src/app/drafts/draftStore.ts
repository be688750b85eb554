import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Unsent work of one person on one form, as it lies on this device. */
export interface StoredDraft {
  /** RFC 3339, by the clock of this device. */
  savedAt: string;
  /** What the form knew of the server's version when the work began; null for something new. */
  base: string | null;
  value: unknown;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: StoredDraft };
}

let opened: Promise<IDBPDatabase<Drafts>> | undefined;

function database(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>('sen-drafts', 1, { upgrade: (db) => void db.createObjectStore('drafts') });
  return opened;
}

/**
 * Unsent work outlives a reload, a closed tab and a sign-out (which clears local storage only). Where the device refuses to
 * keep anything, there is no draft and nothing else fails.
 */
export async function readDraft(key: string): Promise<StoredDraft | undefined> {
  try {
    return await (await database()).get('drafts', key);
  } catch {
    return undefined;
  }
}

export async function writeDraft(key: string, draft: StoredDraft): Promise<void> {
  await database()
    .then((db) => db.put('drafts', draft, key))
    .catch(() => undefined);
}

export async function removeDraft(key: string): Promise<void> {
  await database()
    .then((db) => db.delete('drafts', key))
    .catch(() => undefined);
}
