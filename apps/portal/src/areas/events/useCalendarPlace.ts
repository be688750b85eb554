import { isDay } from '@sen/domain/events/occurrences';
import { today } from '@sen/domain/time/today';
import { type CalendarView, calendarViews } from '@sen/ui/Calendar';
import { useState } from 'react';
import { useSearchParams } from 'wouter';

/** Below this width a month has no room for words. */
const phone = '(max-width: 639px)';

/** The view and the day of a calendar, kept in its address, so that one comes back to where one was; on a phone it begins as an agenda. */
export function useCalendarPlace() {
  const [address, setAddress] = useSearchParams();
  const [initial] = useState((): CalendarView => (window.matchMedia(phone).matches ? 'agenda' : 'month'));
  const view = calendarViews.find((each) => each === address.get('view')) ?? initial;
  const [now] = useState(() => today(new Date()));
  const named = address.get('date') ?? '';
  const date = isDay(named) ? named : now;
  const go = (place: { view: CalendarView; date: string }) => setAddress(place, { replace: true });
  return {
    view,
    date,
    onViewChange: (next: CalendarView) => go({ view: next, date }),
    onDateChange: (next: string) => go({ view, date: next }),
  };
}
