import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A person's unsaved work on one form, as stored on this device. */
export interface StoredDraft {
  /** RFC 3339, by this device's clock. */
  savedAt: string;
  /** The version of the server's record that the work is based on; null for a new one. */
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
 * Drafts survive a reload, a closed tab and a sign-out (which clears local storage only). On a device without storage
 * there are no drafts, and nothing else fails.
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
