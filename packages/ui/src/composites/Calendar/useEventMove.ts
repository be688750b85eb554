import { useRef, useState } from 'react';
import type { CalendarEvent } from './calendarEvent';
import type { Day } from './days';
import type { MovedTimes } from './eventMove';

/** An event being moved, and its current target. */
export interface Moving {
  event: CalendarEvent;
  times: MovedTimes;
  by: 'keyboard' | 'pointer';
  /** The selected day when the move began. */
  home: Day;
}

export function useEventMove(onMove: ((id: string, times: MovedTimes) => void) | undefined) {
  const [moving, setMoving] = useState<Moving>();
  /** Ref copy for pointer events that arrive before the next render. */
  const held = useRef<Moving | undefined>(undefined);

  function hold(next: Moving | undefined) {
    held.current = next;
    setMoving(next);
  }

  return {
    moving,
    current: () => held.current,
    begin(event: CalendarEvent, by: Moving['by'], home: Day) {
      hold({ event, times: { start: event.start, end: event.end }, by, home });
    },
    put(times: MovedTimes) {
      const now = held.current;
      if (now && (now.times.start !== times.start || now.times.end !== times.end)) hold({ ...now, times });
    },
    /** Commits the move; returns false if the position did not change. */
    drop(): boolean {
      const now = held.current;
      hold(undefined);
      if (!now || now.times.start === now.event.start) return false;
      onMove?.(now.event.id, now.times);
      return true;
    },
    leave: () => hold(undefined),
  };
}
export type EventMove = ReturnType<typeof useEventMove>;
