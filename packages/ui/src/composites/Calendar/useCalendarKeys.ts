import type { KeyboardEvent, RefObject } from 'react';
import { buttonOf, cellOf, isOn, pieceOf, piecesOn, placeOf, type CellAt } from './calendarDom';
import { hourKey, monthKey, type CalendarKey } from './calendarKeys';
import type { CalendarView } from './calendarView';
import type { WeekStart } from './days';
import type { FocusPlace } from './useCalendarFocus';

interface CalendarKeysOptions {
  root: RefObject<HTMLElement | null>;
  view: CalendarView;
  weekStart: WeekStart;
  /** The cell with the tab stop. */
  active: CellAt;
  /** Returns true if the key was used to move an event. */
  onMoving: (key: CalendarKey) => boolean;
  onMove: (id: string) => void;
  goTo: (place: FocusPlace) => void;
  turn: (steps: 1 | -1) => void;
  toToday: () => void;
  openDay: (day: string) => void;
  create: ((day: string, hour?: number) => void) | undefined;
}

/** Keyboard handling of all views: arrows move between cells, Enter goes into their events, Escape back. */
export function useCalendarKeys(options: CalendarKeysOptions) {
  const { root, view, weekStart, active } = options;

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    // Content of a popover belongs to this tree in React, but not in the DOM.
    if (!root.current || !(target instanceof Element) || !root.current.contains(target)) return;
    if (event.defaultPrevented || event.altKey) return;
    const key: CalendarKey = {
      key: event.key,
      ctrl: event.ctrlKey || event.metaKey,
      shift: event.shiftKey,
      rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    };
    if (options.onMoving(key) || onKey(key, target)) event.preventDefault();
  };

  function onKey(key: CalendarKey, target: Element): boolean {
    if (key.key.toLowerCase() === 't' && !key.ctrl) {
      options.toToday();
      return true;
    }
    const piece = pieceOf(target);
    if (piece) return onPieceKey(key, piece);
    const cell = cellOf(target);
    if (cell === target) return onCellKey(key, placeOf(cell));
    return false;
  }

  function onCellKey(key: CalendarKey, at: CellAt): boolean {
    if (key.key === 'Enter' && key.shift) {
      options.openDay(at.day);
      return true;
    }
    if (key.key === 'Enter' || key.key === 'F2' || key.key === ' ') {
      const [first] = root.current ? piecesOn(root.current, at) : [];
      if (first) buttonOf(first).focus();
      else if (options.create)
        options.create(at.day, at.row === undefined || at.row < 0 ? undefined : at.row);
      else options.openDay(at.day);
      return true;
    }
    const to = moved(key, at);
    if (to) options.goTo(to);
    return to !== undefined;
  }

  function moved(key: CalendarKey, { day, row }: CellAt): CellAt | undefined {
    if (view === 'month' || view === 'agenda') {
      const next = monthKey(key, day, weekStart);
      return next === undefined ? undefined : { day: next, row: undefined };
    }
    const next = hourKey(key, { day, row: row ?? 0 }, view, weekStart);
    return next && { day: next.day, row: row === undefined ? undefined : next.row };
  }

  function onPieceKey(key: CalendarKey, piece: HTMLElement): boolean {
    const id = piece.dataset['piece'] ?? '';
    if (key.key.toLowerCase() === 'm' && !key.ctrl && piece.dataset['drag'] !== undefined) {
      options.onMove(id);
      return true;
    }
    if (view === 'agenda' && (key.key === 'PageDown' || key.key === 'PageUp')) {
      options.turn(key.key === 'PageDown' ? 1 : -1);
      return true;
    }
    // An event across several days is navigated among those of the day from which it was entered.
    const own = cellOf(piece);
    const at = isOn(piece, active.day) ? active : own ? placeOf(own) : undefined;
    if (key.key === 'Escape') {
      if (view === 'agenda') return false;
      options.goTo(at ?? active);
      return true;
    }
    const step = steps[key.key];
    if (step === undefined || !root.current) return false;
    const all =
      view === 'agenda' || !own
        ? [...root.current.querySelectorAll<HTMLElement>('[data-piece]')].filter((each) => !cellOf(each))
        : piecesOn(root.current, inRow(piece, at ?? active, root.current));
    const place = all.indexOf(piece);
    const next = all[step === 'first' ? 0 : step === 'last' ? all.length - 1 : place + step];
    if (next) buttonOf(next).focus();
    return true;
  }
}

/** The cell's row if the event was entered from it, otherwise the row where the event begins. */
function inRow(piece: HTMLElement, at: CellAt, root: HTMLElement): CellAt {
  if (piecesOn(root, at).includes(piece)) return at;
  const cell = cellOf(piece);
  return cell ? placeOf(cell) : at;
}

const steps: Partial<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};
