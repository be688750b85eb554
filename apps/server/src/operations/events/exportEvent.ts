import { writeIcs } from '../../ics/writeIcs.ts';
import { found } from '../../errors/RefusalError.ts';
import { findEvent } from '../../store/events/events.ts';
import { Download, type Handler } from '../Operation.ts';
import { icsType, uidOf } from './calendarFile.ts';

export const exportEvent: Handler<'exportEvent'> = async (
  { path: { id }, caller, now },
  { database, config },
) => {
  const event = found(await findEvent(database, id, caller, now));
  const { title, content, link, version } = event;
  const place = event.classroom ?? event.course ?? event.project;
  const entry = {
    uid: uidOf('event', id, config),
    title,
    description: [content, link].filter((part) => part !== '').join('\n\n'),
    link,
    place: place?.name ?? '',
    starts_at: new Date(event.time_start),
    ends_at: new Date(event.time_end),
    sequence: version - 1,
    reminders: [event.distance_time_reminder, event.distance_time_reminder_2].filter(
      (minutes) => minutes !== null,
    ),
  };
  return new Download(`event-${id}.ics`, icsType, Buffer.from(writeIcs(title, [entry], now)));
};
