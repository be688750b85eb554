import type { TextStore } from './TextStore';

/**
 * Lists of items, synchronously stored. A transaction that starts during unload may never finish; another page writes what is kept
 * here in its place.
 */
export function pageExitRecords<Item>(store: TextStore) {
  const keysOf = (prefix: string) =>
    Array.from({ length: store.length }, (_, place) => store.key(place) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  const put = (key: string, items: readonly Item[]) => {
    try {
      if (items.length > 0) store.setItem(key, JSON.stringify(items));
      else store.removeItem(key);
    } catch (error) {
      // Full or forbidden: the page's own transaction, which is under way, remains.
      console.warn('Last words could not be kept.', error);
    }
  };
  const remove = (prefix: string, isPast: (item: Item) => boolean) => {
    for (const key of keysOf(prefix)) {
      const items = itemsIn<Item>(store.getItem(key));
      const remaining = items.filter((item) => !isPast(item));
      if (remaining.length < items.length) put(key, remaining);
    }
  };
  return {
    /** Replaces the list of this key; an empty one removes it. */
    put,
    /** The items of all keys with this prefix. */
    read: (prefix: string) => keysOf(prefix).flatMap((key) => itemsIn<Item>(store.getItem(key))),
    /** Removes these items from all keys with this prefix. */
    remove,
    /** Removes exactly these items; later ones stay. */
    removeKnown(prefix: string, known: readonly Item[]) {
      const texts = new Set(known.map((item) => JSON.stringify(item)));
      remove(prefix, (item) => texts.has(JSON.stringify(item)));
    },
    clear(prefix: string) {
      for (const key of keysOf(prefix)) store.removeItem(key);
    },
  };
}

/** Anything but an array was not written by this file. */
function itemsIn<Item>(text: string | null): Item[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
