import { useEffect, useState } from 'react';
import { emojiGroups, readEmoji, type Emoji, type EmojiGroup } from './emojiSearch';

type Groups = Record<EmojiGroup, Emoji[]>;
export type EmojiLoad =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; groups: Groups; all: Emoji[] };

let loaded: Promise<Extract<EmojiLoad, { state: 'ready' }>> | undefined;

/** The 180 kB of names are loaded when the picker first opens, once per page load. */
function load() {
  loaded ??= import('./emojiList.gen').then(({ emojiList }) => {
    const read = emojiGroups.map((group) => [group, readEmoji(emojiList[group])] as const);
    const groups = Object.fromEntries(read) as Groups;
    return { state: 'ready', groups, all: read.flatMap(([, list]) => list) };
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

export function useEmoji(): [EmojiLoad, retry: () => void] {
  const [result, setResult] = useState<EmojiLoad>({ state: 'loading' });
  const { state } = result;
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let active = true;
    load().then(
      (ready) => active && setResult(ready),
      () => active && setResult({ state: 'failed' }),
    );
    return () => {
      active = false;
    };
  }, [state]);
  return [result, () => setResult({ state: 'loading' })];
}
