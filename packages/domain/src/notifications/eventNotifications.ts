import type { Language } from '@sen/api/contract/model';
import { roles } from '../access/roles.ts';
import { formatInstant } from '../time/formatInstant.ts';
import { wholeDays } from '../time/wholeDays.ts';
import {
  defineNotification,
  type NotificationReader,
  type NotificationTarget,
  type NotificationType,
} from './NotificationType.ts';

export interface EventFacts {
  event: { id: string };
  event_title: string;
  organizer_name: string;
  /** RFC 3339 in UTC, of the first occurrence that it concerns. */
  start_time: string;
  end_time: string;
  /** How many occurrences it concerns. */
  times: number;
}

/** Of an event at other times, when it took place before; absent in what was stored without. */
interface MovedFacts extends EventFacts {
  earlier?: Pick<EventFacts, 'start_time' | 'end_time' | 'times'>;
}

const sample: EventFacts = {
  event: { id: '21' },
  event_title: 'Họp tổ bộ môn',
  organizer_name: 'Lê Thị Hồng Ngọc',
  start_time: '2026-11-30T01:00:00Z',
  end_time: '2026-11-30T03:00:00Z',
  times: 1,
};

/** 'Từ 08:00 30/11/2026 đến 10:00 30/11/2026 (GMT+7)', of whole days 'Cả ngày 30/11/2026'. */
function period(
  { start_time, end_time }: Pick<EventFacts, 'start_time' | 'end_time'>,
  language: Language,
): string {
  const days = wholeDays(start_time, end_time);
  if (days) {
    const [first, last] = [days.first, days.last].map((day) => formatInstant('date', day, language));
    const dates = first === last ? first : `${first} – ${last}`;
    return language === 'vi' ? `Cả ngày ${dates}` : `All day on ${dates}`;
  }
  const start = formatInstant('dateTime', new Date(start_time), language);
  const end = formatInstant('deadline', new Date(end_time), language);
  return language === 'vi' ? `Từ ${start} đến ${end}` : `From ${start} to ${end}`;
}

function plan(facts: EventFacts, language: Language): string {
  const { organizer_name, times } = facts;
  if (language === 'vi') {
    const repeated = times > 1 ? ` Lặp lại ${times} lần.` : '';
    return `${period(facts, language)}.${repeated} Người tổ chức: ${organizer_name}.`;
  }
  const repeated = times > 1 ? ` It takes place ${times} times.` : '';
  return `${period(facts, language)}.${repeated} Organised by ${organizer_name}.`;
}

/** What of its times has changed: those of the first one that it concerns, else how often, else the days of the others. */
function changeOf({ earlier, ...facts }: MovedFacts): 'time' | 'count' | 'days' {
  const isSame =
    earlier !== undefined && earlier.start_time === facts.start_time && earlier.end_time === facts.end_time;
  if (!isSame) return 'time';
  return earlier.times === facts.times ? 'days' : 'count';
}

const movedWords: Record<
  Language,
  Record<ReturnType<typeof changeOf>, (title: string, times: number) => string>
> = {
  vi: {
    time: (title) => `“${title}” đổi thời gian`,
    count: (title, times) =>
      times > 1 ? `“${title}” nay diễn ra ${times} lần` : `“${title}” nay chỉ diễn ra một lần`,
    days: (title) => `“${title}” đổi các ngày lặp lại`,
  },
  en: {
    time: (title) => `“${title}” takes place at another time`,
    count: (title, times) =>
      times > 1 ? `“${title}” takes place ${times} times now` : `“${title}” takes place only once now`,
    days: (title) => `“${title}” repeats on other days`,
  },
};

function moved(facts: MovedFacts, language: Language) {
  const change = changeOf(facts);
  const { earlier } = facts;
  const heading = language === 'vi' ? 'Trước đó: ' : 'Before: ';
  const known = change === 'time' && earlier ? ` ${heading}${lowerFirst(period(earlier, language))}.` : '';
  return {
    message: movedWords[language][change](facts.event_title, facts.times),
    detail: `${plan(facts, language)}${known}`,
  };
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** How long before an event a reminder is, in the largest unit that is whole. */
function before(minutes: number, language: Language): string {
  const [count, vi, en] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'ngày', 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'giờ', 'hour']
        : [minutes, 'phút', 'minute'];
  return language === 'vi' ? `${count} ${vi}` : `${count} ${en}${count === 1 ? '' : 's'}`;
}

/** The page of an event as its reader's calendar opens it. */
export function eventTarget(
  { event: { id } }: Pick<EventFacts, 'event'>,
  { role }: Pick<NotificationReader, 'role'>,
): NotificationTarget {
  const pages = { 'super-admin': 'events', admin: 'events', teacher: 'calendarTeacher' } as const;
  const page = role in pages ? pages[role as keyof typeof pages] : 'calendarStudent';
  return { subject: 'event', id, address: `/${page}/${id}` };
}

const ofEvent = {
  audience: roles,
  icon: 'notice',
  bell: null,
  mail: 'mail_events',
  sample,
} satisfies Partial<NotificationType<EventFacts>>;

/** The notifications of events, to their organisers and all who take part. */
export const eventNotifications = {
  EventInvited: defineNotification<EventFacts>({
    ...ofEvent,
    words: {
      vi: (facts) => ({
        message: `Bạn được mời tham gia “${facts.event_title}”`,
        detail: plan(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You are invited to “${facts.event_title}”`,
        detail: plan(facts, 'en'),
      }),
    },
    target: eventTarget,
  }),

  EventMoved: defineNotification<MovedFacts>({
    ...ofEvent,
    words: {
      vi: (facts) => moved(facts, 'vi'),
      en: (facts) => moved(facts, 'en'),
    },
    target: eventTarget,
    sample: {
      ...sample,
      earlier: { start_time: '2026-11-29T01:00:00Z', end_time: '2026-11-29T03:00:00Z', times: 1 },
    },
  }),

  EventWithdrawn: defineNotification<EventFacts>({
    ...ofEvent,
    words: {
      vi: (facts) => ({
        message: `Bạn không còn tham gia “${facts.event_title}”`,
        detail: plan(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You no longer take part in “${facts.event_title}”`,
        detail: plan(facts, 'en'),
      }),
    },
    // It is no longer the reader's.
    target: () => null,
  }),

  EventCancelled: defineNotification<EventFacts>({
    ...ofEvent,
    words: {
      vi: (facts) => ({
        message: `“${facts.event_title}” đã bị hủy`,
        detail: plan(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `“${facts.event_title}” has been cancelled`,
        detail: plan(facts, 'en'),
      }),
    },
    target: () => null,
  }),

  EventReminder: defineNotification<EventFacts & { minutes: number }>({
    ...ofEvent,
    words: {
      vi: (facts) => ({
        message: `“${facts.event_title}” bắt đầu sau ${before(facts.minutes, 'vi')}`,
        detail: plan(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `“${facts.event_title}” begins in ${before(facts.minutes, 'en')}`,
        detail: plan(facts, 'en'),
      }),
    },
    target: eventTarget,
    sample: { ...sample, minutes: 1440 },
  }),
};
