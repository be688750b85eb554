import type { EventDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { httpsAddress } from '../text/httpsAddress.ts';
import { tidySpaces } from '../text/spaces.ts';
import { today } from '../time/today.ts';
import { isDay, recurrenceDays } from './occurrences.ts';
import { longestReminder } from './reminders.ts';

const dayMs = 86_400_000;
/** The years in which events take place: what is beyond them is a mistake of typing or of a file. */
export const eventYears = { first: 2000, last: 2100 } as const;
/** How long an event lasts at most. */
export const longestDays = 31;

const at = (time: string) => new Date(time).getTime();
const isOutOfYears = (time: string) => {
  const year = new Date(time).getUTCFullYear();
  return year < eventYears.first || year > eventYears.last;
};
const isMissing = (time: string) => Number.isNaN(at(time));

/** Validates an event in the order of its form; the server checks its people and what it is of. */
export function checkEvent(draft: EventDraft): FieldError[] {
  return [
    ...required('title', draft.title),
    ...checkTimes(draft),
    ...checkRecurrence(draft),
    ...checkLink(draft.link),
    ...(draft.everyone && !draft.classroom_id && !draft.project_id
      ? [fieldError('everyone', 'everyoneOfNothing')]
      : []),
    ...checkReminders(draft),
  ];
}

function checkTimes({ time_start, time_end }: EventDraft): FieldError[] {
  const missing = isMissing(time_start) ? [fieldError('time_start', 'thisFieldIsRequired')] : [];
  if (isMissing(time_end)) return [...missing, fieldError('time_end', 'thisFieldIsRequired')];
  if (missing.length > 0) return missing;
  if (isOutOfYears(time_start)) return [fieldError('time_start', 'eventYearOutOfRange', eventYears)];
  if (isOutOfYears(time_end)) return [fieldError('time_end', 'eventYearOutOfRange', eventYears)];
  const lasts = at(time_end) - at(time_start);
  if (lasts <= 0) return [fieldError('time_end', 'endNotAfterStart')];
  return lasts > longestDays * dayMs ? [fieldError('time_end', 'eventTooLong', { days: longestDays })] : [];
}

function checkRecurrence({ recurrence, time_start, time_end }: EventDraft): FieldError[] {
  if (!recurrence || isMissing(time_start) || isOutOfYears(time_start)) return [];
  const { until = null, count = null } = recurrence;
  if (until === null && count === null) return [fieldError('recurrence.until', 'recurrenceEndless')];
  if (until !== null && !isDay(until)) return [fieldError('recurrence.until', 'recurrenceDayInvalid')];
  const first = today(new Date(time_start));
  if (until !== null && until < first) return [fieldError('recurrence.until', 'recurrenceEndsBefore')];
  if (recurrenceDays(recurrence, first) === undefined)
    return [fieldError(until === null ? 'recurrence.count' : 'recurrence.until', 'recurrenceTooFar')];
  const overlaps = !isMissing(time_end) && at(time_end) - at(time_start) > dayMs;
  return overlaps ? [fieldError('time_end', 'recurrenceOverlaps')] : [];
}

function checkLink(link = ''): FieldError[] {
  const text = link.trim();
  return text === '' || httpsAddress(text) ? [] : [fieldError('link', 'eventLinkInvalid')];
}

function checkReminders(draft: EventDraft): FieldError[] {
  const first = draft.distance_time_reminder ?? null;
  const second = draft.distance_time_reminder_2 ?? null;
  const isWrong = (minutes: number | null) => minutes !== null && (minutes < 1 || minutes > longestReminder);
  return [
    ...(isWrong(first) ? [fieldError('distance_time_reminder', 'reminderOutOfRange')] : []),
    ...(isWrong(second) ? [fieldError('distance_time_reminder_2', 'reminderOutOfRange')] : []),
    ...(first !== null && first === second ? [fieldError('distance_time_reminder_2', 'reminderTwice')] : []),
  ];
}

interface Renamed {
  title: 'name';
  time_start: never;
  time_end: never;
  users_ids: never;
  user_id: never;
  recurrence: never;
  company_id: never;
  version: never;
  scope: never;
  distance_time_reminder: 'reminder';
  distance_time_reminder_2: 'reminder_2';
}

/** The stored form of what a valid event and its occurrences share, without its people and its rule. */
export function keptEvent(draft: EventDraft) {
  return {
    name: tidySpaces(draft.title),
    content: (draft.content ?? '').trim(),
    link: (draft.link ?? '').trim(),
    classroom_id: draft.classroom_id ?? null,
    course_id: draft.course_id ?? null,
    project_id: draft.project_id ?? null,
    everyone: draft.everyone ?? false,
    reminder: draft.distance_time_reminder ?? null,
    reminder_2: draft.distance_time_reminder_2 ?? null,
  } satisfies KeptOf<EventDraft, Renamed>;
}
