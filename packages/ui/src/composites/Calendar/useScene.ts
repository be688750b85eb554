import { useMemo } from 'react';
import { dayFromText } from '../../private/date/dayText';
import { useMessages } from '../../messages/useMessages';
import { calendarMessages } from './Calendar.messages';
import type { CalendarProps } from './calendarProps';
import { viewTitle } from './calendarText';
import { daysOfView } from './calendarView';
import type { Day } from './days';
import { eventsByDay } from './eventsByDay';
import { placeEvent } from './placedEvent';
import type { Moving } from './useEventMove';
import { wallTime } from './zoneTime';

type SceneProps = Pick<CalendarProps, 'events' | 'view' | 'date' | 'now' | 'messages'> & {
  timeZone: string;
  weekStart: NonNullable<CalendarProps['weekStart']>;
};

/** Computes the scene: events in wall time, with a moved one at its current target. */
export function useScene(props: SceneProps, moving: Moving | undefined) {
  const { events, view, timeZone, weekStart } = props;
  const words = useMessages(calendarMessages, props.messages);
  const now = wallTime(props.now, timeZone) ?? { day: '1970-01-01', minute: 0 };
  const day = dayFromText(props.date)?.toString() ?? now.day;
  const placed = useMemo(
    () => events.flatMap((event) => placeEvent(event, timeZone) ?? []),
    [events, timeZone],
  );
  const shown = useMemo(() => {
    if (!moving) return placed;
    const there = placeEvent({ ...moving.event, ...moving.times }, timeZone);
    return placed.map((each) => (each.event.id === moving.event.id && there ? there : each));
  }, [placed, moving, timeZone]);
  const byDay = useMemo(
    () => eventsByDay(shown, daysOfView(view, day, weekStart)),
    [shown, view, day, weekStart],
  );
  return {
    words,
    view,
    weekStart,
    day,
    today: now.day,
    nowMinute: now.minute,
    events: shown,
    on: (each: Day) => byDay.get(each) ?? [],
    title: viewTitle(view, day, weekStart, words),
    movingId: moving?.event.id,
  };
}
