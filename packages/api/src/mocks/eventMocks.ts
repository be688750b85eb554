import {
  attendedEvent,
  calendarCounts,
  calendarEntries,
  calendarFeed,
  calendarImport,
  event,
  eventRows,
  organizer,
  organizers,
  repeatingEvent,
} from '../fixtures/events';
import { http } from './http';
import { page } from './page';

/** Events as those who may change them see them. */
export const eventMocks = [
  http.get('/events', ({ response }) => response(200).json(page(eventRows))),
  http.post('/events', ({ response }) => response(200).json({ data: event })),
  http.delete('/events', ({ response }) => response(200).json({ data: null })),
  http.get('/events/sumup', ({ response }) => response(200).json({ data: calendarCounts })),
  http.get('/events/{id}', ({ params, response }) =>
    response(200).json({ data: params.id === repeatingEvent.id ? repeatingEvent : event }),
  ),
  http.put('/events/{id}', ({ response }) => response(200).json({ data: event, apart_count: 0 })),
  http.get('/calendar', ({ response }) => response(200).json({ data: calendarEntries, truncated: false })),
  http.post('/calendar/import/check', ({ response }) => response(200).json({ data: calendarImport })),
  http.post('/calendar/import', ({ response }) => response(200).json({ data: { added: 1, changed: 1 } })),
  http.get('/calendar/feed', ({ response }) => response(200).json({ data: { created_at: null } })),
  http.post('/calendar/feed', ({ response }) => response(200).json({ data: calendarFeed })),
  http.delete('/calendar/feed', ({ response }) => response(200).json({ data: null })),
  http.get('/organizers', ({ response }) => response(200).json(page(organizers))),
  http.get('/organizers/{id}', ({ response }) => response(200).json({ data: organizer })),
];

/** One event as who only takes part sees it. */
export const attendedEventMocks = [
  http.get('/events/{id}', ({ response }) => response(200).json({ data: attendedEvent })),
  ...eventMocks,
];
