import { useRef, type RefObject } from 'react';
import { usePointerDrag, type DragPoint } from '../../private/usePointerDrag';
import { placeUnder, type PointedPlace } from './calendarDom';
import type { CalendarEvent } from './calendarEvent';
import { daysBetween } from './days';
import { movedTo, snap } from './eventMove';
import { dayMinutes, wallTime, type WallTime } from './zoneTime';

interface CalendarDrag {
  root: RefObject<HTMLElement | null>;
  timeZone: string;
  eventOf: (id: string) => CalendarEvent | undefined;
  onStart: (event: CalendarEvent) => void;
  onPut: (times: { start: string; end: string }) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Drags an event with the pointer, snapping to days and, over hours, to quarter-hours. */
export function useCalendarDrag({ root, timeZone, eventOf, onStart, onPut, onDrop, onCancel }: CalendarDrag) {
  const taken = useRef<{ event: CalendarEvent; start: WallTime; at: PointedPlace } | undefined>(undefined);

  const under = ({ x, y }: DragPoint) => (root.current ? placeUnder(root.current, x, y) : undefined);

  return usePointerDrag({
    onStart(id, point) {
      const event = eventOf(id);
      const at = under(point);
      const start = event && wallTime(event.start, timeZone);
      taken.current = event && at && start ? { event, start, at } : undefined;
      if (taken.current) onStart(taken.current.event);
    },
    onMove(point) {
      const to = under(point);
      if (!taken.current || !to) return;
      const { event, start, at } = taken.current;
      const days = daysBetween(at.day, to.day);
      if (at.minute === undefined || to.minute === undefined) {
        onPut(movedTo(event, { days }, timeZone));
        return;
      }
      const minute = snap(start.minute + days * dayMinutes + to.minute - at.minute);
      const whole = Math.floor(minute / dayMinutes);
      onPut(movedTo(event, { days: whole, minute: minute - whole * dayMinutes }, timeZone));
    },
    onDrop() {
      taken.current = undefined;
      onDrop();
    },
    onCancel() {
      taken.current = undefined;
      onCancel();
    },
  });
}
