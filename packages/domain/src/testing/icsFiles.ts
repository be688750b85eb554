import { type IcsEvent, readIcs as readWithPauses, timesOf } from '../events/ics/readIcs.ts';

/** When the files of these tests are read. */
export const icsNow = new Date('2026-11-28T02:00:00Z');

/** A file of events, each with its lines. */
export const icsFile = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

export const basicIcs = [
  'UID:a@example.org',
  'SUMMARY:Họp',
  'DTSTART:20261201T010000Z',
  'DTEND:20261201T020000Z',
];

export const readIcsText = (text: string, at: Date) => readWithPauses(text, at, () => Promise.resolve());

/** The event of a file with these lines. */
export async function readEvent(...lines: string[]): Promise<IcsEvent | undefined> {
  const events = await readIcsText(icsFile(lines), icsNow);
  return Array.isArray(events) ? events[0] : undefined;
}

/** The basic event with some of its lines replaced. */
export function changedEvent(...lines: string[]): Promise<IcsEvent | undefined> {
  const names = new Set(lines.map((line) => line.split(/[:;]/)[0]));
  return readEvent(...basicIcs.filter((line) => !names.has(line.split(/[:;]/)[0])), ...lines);
}

export const startsIn = (event: IcsEvent | undefined) =>
  event && timesOf(event).map(({ starts_at }) => starts_at.toISOString());

/** When an event with these lines takes place. */
export const startsOf = async (...lines: string[]) =>
  startsIn(await readEvent('UID:a', 'SUMMARY:Họp', ...lines));
