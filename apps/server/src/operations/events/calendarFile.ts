import type { CalendarEntry, Language } from '@sen/api/contract/model';
import { eventTarget } from '@sen/domain/notifications/eventNotifications';
import { today } from '@sen/domain/time/today';
import type { Caller } from '../../auth/Caller.ts';
import type { Config } from '../../config.ts';
import { type IcsEntry, writeIcs } from '../../ics/writeIcs.ts';
import type { Database } from '../../store/database.ts';
import { listEntries } from '../../store/events/calendarEntries.ts';

export const icsType = 'text/calendar; charset=utf-8';

const names = { vi: 'Lịch Sen', en: 'Sen calendar' } as const satisfies Record<Language, string>;
const edges = {
  vi: { class_start: 'Bắt đầu: ', class_end: 'Kết thúc: ' },
  en: { class_start: 'Starts: ', class_end: 'Ends: ' },
} as const satisfies Record<Language, unknown>;

const dayMs = 86_400_000;
/** What a file has, in days before and after now. */
const reach = { before: 60, after: 365 };

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
  const { data } = await listEntries(database, caller, range);
  const entries = data.map((entry) => icsEntryOf(entry, caller, { language, config }));
  return Buffer.from(writeIcs(names[language], entries, now));
}

function icsEntryOf(
  { kind, id, title, time_start, time_end, detail }: CalendarEntry,
  caller: Caller,
  { language, config }: { language: Language; config: Config },
): IcsEntry {
  const isEdge = kind === 'class_start' || kind === 'class_end';
  const starts_at = new Date(time_start);
  return {
    uid: uidOf(kind, id, config),
    title: isEdge ? `${edges[language][kind]}${title}` : title,
    description: detail,
    place: '',
    link: kind === 'event' ? `${config.publicUrl}${eventAddress(id, caller)}` : '',
    starts_at,
    ends_at: new Date(time_end),
    ...(isEdge && { day: today(starts_at) }),
    sequence: 0,
    reminders: [],
  };
}

const eventAddress = (id: string, { role }: Caller) => eventTarget({ event: { id } }, { role }).address;
