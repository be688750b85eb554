import { useRef, type KeyboardEvent } from 'react';
import { entryMove } from './entryMove';
import { subjectsOf } from './entrySelection';
import { isTyping, typeAhead, typeOn } from './typeAhead';
import type { FileBrowserState } from './useFileBrowser';

/** Keyboard handling of the grid, in both views. */
export function useFileKeys(state: FileBrowserState) {
  const typed = useRef({ text: '', at: 0 });
  const { order, shown, focus, work } = state;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { target, currentTarget: grid } = event;
    if (!(target instanceof HTMLElement) || target.matches('input:not([type="checkbox"])')) return;
    const entry = target.closest<HTMLElement>('[data-entry]');
    const id = entry?.dataset['entry'];
    if (!entry || id === undefined || !grid.contains(entry)) return;
    const on = target === entry;
    if (event.key.length > 1) typed.current = { text: '', at: 0 };
    if (!on && leave(event, entry)) return;
    if (on && (act(event, id, entry) || type(event, id))) event.preventDefault();
    else move(event, id, grid);
  }

  /** Moves from a button inside an entry back to the entry. Enter and Space belong to the button. */
  function leave(event: KeyboardEvent, entry: HTMLElement): boolean {
    if (event.key === 'Escape' || event.key === 'ArrowLeft') {
      event.preventDefault();
      entry.focus();
      return true;
    }
    return event.key === 'Enter' || event.key === ' ';
  }

  function act(event: KeyboardEvent, id: string, entry: HTMLElement): boolean {
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    if (key === 'Enter') state.open(id);
    else if (key === 'F2' && state.onRename) work.open({ what: 'rename', id });
    else if (key === 'Delete' && state.onDelete) remove(id);
    else if (key === 'Backspace' || (key === 'ArrowUp' && event.altKey)) state.goUp();
    else if (key === ' ' && !isTyping(typed.current, event.timeStamp)) {
      if (shiftKey) state.selectRange(id);
      else state.toggle(id);
    } else if (key === 'a' && command) state.select(new Set(order));
    else if (key === 'Escape' && state.selected.size > 0) state.select(new Set());
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenu(entry);
    else if (key === 'ArrowRight' && state.view === 'list') menuOf(entry)?.focus();
    else return false;
    return true;
  }

  function remove(id: string) {
    work.open({ what: 'remove', ids: subjectsOf(state.selected, order, id) });
  }

  function type(event: KeyboardEvent, id: string): boolean {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    typed.current = typeOn(typed.current, event.key, event.timeStamp);
    const names = shown.map(({ name }) => name);
    const at = typeAhead(names, order.indexOf(id), typed.current.text);
    const found = at === undefined ? undefined : order[at];
    if (found !== undefined) focus.focusNow(found);
    return true;
  }

  function move(event: KeyboardEvent, id: string, grid: HTMLElement) {
    if (event.altKey) return;
    const to = entryMove(event.key, { ...measure(grid), at: order.indexOf(id), count: order.length });
    const next = to === undefined ? undefined : order[to];
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) state.selectRange(next);
    else state.clearAnchor();
    focus.focusNow(next);
  }

  return onKeyDown;
}

/** The number of columns is decided by CSS: it is measured from positions. */
function measure(grid: HTMLElement) {
  const entries = [...grid.querySelectorAll<HTMLElement>('[data-entry]')];
  const [first] = entries;
  const columns = entries.findIndex((entry) => entry.offsetTop !== first?.offsetTop);
  const rtl = getComputedStyle(grid).direction === 'rtl';
  const page = Math.max(1, Math.floor(window.innerHeight / (first?.offsetHeight || 52)) - 2);
  return { columns: columns < 0 ? Math.max(entries.length, 1) : columns, page, rtl };
}

const menuOf = (entry: HTMLElement) => entry.querySelector<HTMLElement>('[aria-haspopup="menu"]');

export function openMenu(entry: HTMLElement) {
  menuOf(entry)?.click();
}
