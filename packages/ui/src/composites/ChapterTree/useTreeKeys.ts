import { useRef, type KeyboardEvent } from 'react';
import { rowOf, takesKeys } from '../../private/grid/gridDom';
import { rowByTyping, type ChapterTreeRow } from './chapterRows';
import type { Act } from './treeCommand';
import { treeKey } from './treeKeys';

interface TreeKeysOptions {
  rows: readonly ChapterTreeRow[];
  readOnly: boolean;
  act: Act;
  focusRow: (id: string | undefined) => void;
}

const pause = 1000;
const widgetsIn = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('button, input, a[href]')].filter(
    (widget) => widget.offsetParent !== null,
  );

/** One listener for all rows: handles keys of the focused row and of elements inside rows. */
export function useTreeKeys({ rows, readOnly, act, focusRow }: TreeKeysOptions) {
  const typed = useRef({ text: '', at: 0 });

  function within(event: KeyboardEvent, row: HTMLElement) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Escape') {
      event.preventDefault();
      row.focus();
      return;
    }
    if (takesKeys(target) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    event.preventDefault();
    const widgets = widgetsIn(row);
    const next = widgets.indexOf(target) + (key === 'ArrowRight' ? 1 : -1);
    if (next < 0) row.focus();
    else widgets[next]?.focus();
  }

  function typing(event: KeyboardEvent, at: number) {
    const { key, timeStamp } = event;
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const text = timeStamp - typed.current.at < pause ? typed.current.text + key : key;
    // A title contains spaces, but none begins with one; the page must not scroll either.
    if (key === ' ') event.preventDefault();
    if (text === ' ') return;
    typed.current = { text, at: timeStamp };
    const found = rowByTyping(rows, at, text);
    if (found >= 0) focusRow(rows[found]?.node.id);
  }

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowOf(event.target);
    if (!row || event.defaultPrevented) return;
    if (row !== event.target) return within(event, row);
    const at = rows.findIndex(({ node }) => node.id === row.dataset['row']);
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      row.querySelector<HTMLElement>('[data-menu] button')?.click();
      return;
    }
    const key = {
      key: event.key,
      alt: event.altKey,
      mod: event.ctrlKey || event.metaKey,
      shift: event.shiftKey,
    };
    const answer = treeKey(key, rows, at, readOnly);
    if (!answer) return typing(event, at);
    event.preventDefault();
    if ('go' in answer) focusRow(rows[answer.go]?.node.id);
    else if ('command' in answer) act(answer.command);
    else widgetsIn(row)[0]?.focus();
  };
}
