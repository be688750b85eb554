import { useState } from 'react';
import { Calendar, type CalendarProps } from '../Calendar';

/** For stories: keeps the view, the date and the moved events, as a page would. */
export function KeptCalendar(props: CalendarProps) {
  const [view, setView] = useState(props.view);
  const [date, setDate] = useState(props.date);
  const [events, setEvents] = useState(props.events);
  const { onMove } = props;
  return (
    <Calendar
      {...props}
      view={view}
      date={date}
      events={events}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
      onDateChange={(next) => {
        setDate(next);
        props.onDateChange(next);
      }}
      onMove={
        onMove &&
        ((id, times) => {
          setEvents((all) => all.map((event) => (event.id === id ? { ...event, ...times } : event)));
          onMove(id, times);
        })
      }
    />
  );
}
