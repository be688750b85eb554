import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { buttonOf, cellOf, findCell, findPiece, pieceOf, placeOf, type CellAt } from './calendarDom';

/** A cell, or an event addressed through a cell. */
export type FocusPlace = CellAt & { piece?: string | undefined };

/**
 * Keeps the focus in place: a requested cell may appear only with the next date, a moved event is in another
 * cell, and the focused element may be gone.
 */
export function useCalendarFocus(root: RefObject<HTMLElement | null>) {
  const pendingFocus = useRef<FocusPlace | undefined>(undefined);
  const last = useRef<FocusPlace | undefined>(undefined);

  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const place = pendingFocus.current ?? (lost ? last.current : undefined);
    if (!place) return;
    const element = find(node, place, pendingFocus.current === undefined);
    if (!element) return;
    pendingFocus.current = undefined;
    if (element === document.activeElement) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  /** Focuses after the next render, or as soon as the target exists. */
  function ask(place: FocusPlace) {
    pendingFocus.current = place;
  }

  /** Focuses at once if the target exists. */
  function go(place: FocusPlace) {
    const element = root.current && find(root.current, place, false);
    if (!element) ask(place);
    else {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  function onFocus({ target, currentTarget }: FocusEvent) {
    // React events bubble here from the popover's portal.
    if (!currentTarget.contains(target)) return;
    pendingFocus.current = undefined;
    const cell = cellOf(target);
    const piece = pieceOf(target);
    const place = cell ? placeOf(cell) : { day: piece?.dataset['from'] ?? '', row: undefined };
    last.current = cell || piece ? { ...place, piece: piece?.dataset['piece'] } : undefined;
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(target) && target.isConnected) return;
    // A removed element loses focus without a related target: that does not count as leaving.
    if (relatedTarget === null && (!target.isConnected || !document.hasFocus())) return;
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    last.current = undefined;
    pendingFocus.current = undefined;
  }

  return { ask, go, onFocus, onBlur };
}

/** A lost focus target may be found in another cell; a requested one is awaited. */
function find(root: HTMLElement, place: FocusPlace, lost: boolean): HTMLElement | undefined {
  const piece = place.piece === undefined ? undefined : findPiece(root, place.piece, place.day);
  if (piece) return buttonOf(piece);
  const cell = findCell(root, place);
  if (cell) return cell;
  if (!lost) return undefined;
  return (
    root.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ??
    root.querySelector<HTMLElement>('[data-home]') ??
    undefined
  );
}
