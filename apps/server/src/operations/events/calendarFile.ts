import type { CalendarEntry, Language } from '@sen/api/contract/model';
import { calendarKinds } from '@sen/domain/events/calendarKinds';
import { eventTarget } from '@sen/domain/notifications/eventNotifications';
import { today } from '@sen/domain/time/today';
import type { Caller } from '../../auth/Caller.ts';
import type { Config } from '../../config.ts';
import { type IcsEntry, writeIcs } from '../../ics/writeIcs.ts';
import type { Database } from '../../store/database.ts';
import { nearestEntries } from '../../store/events/calendarEntries.ts';

export const icsType = 'text/calendar; charset=utf-8';

const names = { vi: 'Lịch Sen', en: 'Sen calendar' } as const satisfies Record<Language, string>;
const edges = {
  vi: { start: 'Bắt đầu: ', end: 'Kết thúc: ' },
  en: { start: 'Starts: ', end: 'Ends: ' },
} as const satisfies Record<Language, unknown>;

const dayMs = 86_400_000;
/** What a file has, in days before and after now. */
const reach = { before: 60, after: 365 };
/** Some 3 MB: programs read a calendar anew every few hours. */
const mostInFile = 10_000;

/** Says in the calendar itself, today, that it is not whole; a program shows nothing else of a file. */
const notWhole = {
  vi: (count: string) => `Lịch này chỉ có ${count} mục gần hôm nay nhất. Xem đầy đủ trên Sen.`,
  en: (count: string) =>
    `This calendar has only the ${count} entries that are nearest to today. See all of them in Sen.`,
} as const satisfies Record<Language, unknown>;

/** The same for ever, for an entry of this product. */
export function uidOf(kind: string, id: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${kind}-${id}@${new URL(publicUrl).hostname}`;
}

/** A person's calendar as a file, in a language. */
export async function calendarFile(
  database: Database,
  caller: Caller,
  { language, config, now }: { language: Language; config: Config; now: Date },
): Promise<Buffer> {
  const range = {
    start: new Date(now.getTime() - reach.before * dayMs),
    end: new Date(now.getTime() + reach.after * dayMs),
    company_id: undefined,
  };
  const { data, truncated } = await nearestEntries(database, caller, range, { to: now, most: mostInFile });
  const entries = data.map((entry) => icsEntryOf(entry, caller, { language, config }));
  const notice = truncated ? [noticeOf(language, config, now)] : [];
  return Buffer.from(writeIcs(names[language], [...notice, ...entries], now));
}

function noticeOf(language: Language, config: Config, now: Date): IcsEntry {
  return {
    uid: uidOf('calendar', 'not-whole', config),
    title: notWhole[language](new Intl.NumberFormat(language).format(mostInFile)),
    description: '',
    place: '',
    link: `${config.publicUrl}/calendar`,
    starts_at: now,
    ends_at: now,
    day: today(now),
    sequence: 0,
    reminders: [],
  };
}

function icsEntryOf(
  { kind, id, title, time_start, time_end, detail }: CalendarEntry,
  caller: Caller,
  { language, config }: { language: Language; config: Config },
): IcsEntry {
  const { edge } = calendarKinds[kind];
  const starts_at = new Date(time_start);
  return {
    uid: uidOf(kind, id, config),
    title: edge ? `${edges[language][edge]}${title}` : title,
    description: detail,
    place: '',
    link: kind === 'event' ? `${config.publicUrl}${eventAddress(id, caller)}` : '',
    starts_at,
    ends_at: new Date(time_end),
    ...(edge && { day: today(starts_at) }),
    sequence: 0,
    reminders: [],
  };
}

const eventAddress = (id: string, { role }: Caller) => eventTarget({ event: { id } }, { role }).address;
