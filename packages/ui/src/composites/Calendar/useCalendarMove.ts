import { useState, type RefObject } from 'react';
import { useMessages } from '../../messages/useMessages';
import { calendarMessages } from './Calendar.messages';
import type { CalendarEvent } from './calendarEvent';
import type { CalendarKey } from './calendarKeys';
import type { CalendarProps } from './calendarProps';
import { whenOf } from './calendarText';
import { daysOfView } from './calendarView';
import type { WeekStart } from './days';
import type { MovedTimes } from './eventMove';
import { moveKey } from './moveKey';
import { placeEvent } from './placedEvent';
import { useCalendarDrag } from './useCalendarDrag';
import type { FocusPlace } from './useCalendarFocus';
import { useEventMove } from './useEventMove';

type CalendarMoveOptions = Pick<
  CalendarProps,
  'events' | 'view' | 'date' | 'onDateChange' | 'onMove' | 'messages'
> & {
  root: RefObject<HTMLElement | null>;
  timeZone: string;
  weekStart: WeekStart;
  ask: (place: FocusPlace) => void;
};

/** Moves an event by keyboard or pointer and announces its new time. */
export function useCalendarMove(options: CalendarMoveOptions) {
  const { events, view, date, onDateChange, onMove, root, timeZone, weekStart, ask } = options;
  const words = useMessages(calendarMessages, options.messages);
  const [announcement, announce] = useState('');
  const move = useEventMove(onMove);
  const eventOf = (id: string) => events.find((event) => event.id === id);
  const can = (event: CalendarEvent) => event.movable === true && onMove !== undefined;
  const placeAt = (event: CalendarEvent, times: MovedTimes) => placeEvent({ ...event, ...times }, timeZone);

  /** Moves the focus to the event's new position, and the view if needed. */
  function follow(event: CalendarEvent, times: MovedTimes, always: boolean) {
    const there = placeAt(event, times);
    if (!there) return;
    ask({ day: there.first, row: undefined, piece: event.id });
    const seen = daysOfView(view, date, weekStart).includes(there.first);
    if (always ? there.first !== date : !seen) onDateChange(there.first);
  }

  function drop() {
    const now = move.current();
    if (!now) return;
    const changed = move.drop();
    const there = placeAt(now.event, now.times);
    announce(
      changed && there
        ? words.moveDone(now.event.title, whenOf(there, words))
        : words.moveLeft(now.event.title),
    );
    follow(now.event, now.times, changed);
  }

  function leave() {
    const now = move.current();
    if (!now) return;
    move.leave();
    announce(words.moveLeft(now.event.title));
    ask({ day: now.home, row: undefined, piece: now.event.id });
    if (now.home !== date) onDateChange(now.home);
  }

  const handlers = useCalendarDrag({
    root,
    timeZone,
    eventOf,
    onStart: (event) => move.begin(event, 'pointer', date),
    onPut: move.put,
    onDrop: drop,
    onCancel: leave,
  });

  return {
    moving: move.moving,
    announcement,
    can,
    handlers,
    leave,
    begin(id: string) {
      const event = eventOf(id);
      if (!event || !can(event)) return;
      move.begin(event, 'keyboard', date);
      announce(words.moveStart(event.title));
      ask({ day: date, row: undefined, piece: id });
    },
    /** Returns true if an event was being moved and thus handled the key. */
    onKey(key: CalendarKey): boolean {
      const now = move.current();
      if (!now) return false;
      if (key.key === 'Escape') leave();
      else if (key.key === 'Tab') {
        leave();
        return false;
      } else if (now.by === 'pointer') return false;
      else if (key.key === 'Enter' || key.key === ' ') drop();
      else {
        const hours = view === 'week' || view === 'day';
        const times = moveKey(key, { ...now.event, ...now.times }, hours, timeZone);
        const there = times && placeAt(now.event, times);
        if (!times || !there) return true;
        move.put(times);
        announce(whenOf(there, words));
        follow(now.event, times, false);
      }
      return true;
    },
  };
}
