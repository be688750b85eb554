import type { CalendarCount, CalendarEntry, CalendarKind, Role } from '@sen/api/contract/model';
import { type CalendarLayer, calendarKinds } from '@sen/domain/events/calendarKinds';
import { startOfDay } from '@sen/domain/time/startOfDay';
import { today } from '@sen/domain/time/today';
import { wholeDays } from '@sen/domain/time/wholeDays';
import type { CalendarEvent } from '@sen/ui/Calendar';
import { href } from '../../routes/paths';
import { words } from './words';

/** What the calendar shows or hides together. */
export type Layer = CalendarLayer;

const layerWords = {
  event: 'kindEvent',
  class: 'kindClasses',
  online: 'kindOnline',
  exam: 'kindExam',
  training: 'kindTraining',
} as const satisfies Record<Layer, string>;

// Object.keys widens the keys; they are exactly the table's.
export const layerNames = Object.keys(layerWords) as Layer[];

export const layerLabel = (layer: Layer) => words(layerWords[layer]);

const layerOf = (kind: CalendarKind): Layer => calendarKinds[kind].layer;

/** How many entries each layer has. */
export function countLayers(counts: readonly Pick<CalendarCount, 'kind' | 'count'>[]): Record<Layer, number> {
  const sums = { event: 0, class: 0, online: 0, exam: 0, training: 0 };
  for (const { kind, count } of counts) sums[layerOf(kind)] += count;
  return sums;
}

/** Kinds have ids of their own: together they name an entry. */
const idOf = ({ kind, id }: CalendarEntry) => `${kind}-${id}`;

const edgeWords = { start: 'classStarts', end: 'classEnds' } as const;

const dayMs = 86_400_000;

/** The day on which a class starts or ends, which has no other times. */
function wholeDay(time: string) {
  const start = startOfDay(today(new Date(time)));
  return { start: start.toISOString(), end: new Date(start.getTime() + dayMs).toISOString(), allDay: true };
}

const timesOf = (start: string, end: string) => ({
  start,
  end,
  ...(wholeDays(start, end) && { allDay: true }),
});

/** The entries of the chosen layers, as the calendar shows them. */
export function itemsOf(entries: readonly CalendarEntry[], hidden: readonly Layer[]): CalendarEvent[] {
  return entries
    .filter(({ kind }) => !hidden.includes(layerOf(kind)))
    .map((entry) => {
      const { kind, title: name, time_start, time_end, detail } = entry;
      const { edge } = calendarKinds[kind];
      return {
        id: idOf(entry),
        title: edge ? words(edgeWords[edge], { name }) : name,
        ...(edge ? wholeDay(time_start) : timesOf(time_start, time_end)),
        // Each layer is a kind of event of the calendar.
        kind: layerOf(kind),
        ...(detail !== '' && { place: detail }),
      };
    });
}

const classroom = (cid: string) => href('classroom', { cid });

/** The page that an entry of each kind leads to. */
const addresses = {
  event: (eid, role) =>
    href(role === 'teacher' ? 'eventOfTeacher' : role === 'student' ? 'eventOfStudent' : 'eventView', {
      eid,
    }),
  class_start: classroom,
  class_end: classroom,
  online_class: (cid) => `${classroom(cid)}?tab=online`,
  exam: (target, role, id) =>
    role === 'student' ? href('examOf', { surveyId: target }) : href('examRoom', { cid: target, sscid: id }),
  training: (tid) => href('trainingView', { tid }),
} as const satisfies Record<CalendarKind, (targetId: string, role: Role, id: string) => string>;

export function addressOf(entries: readonly CalendarEntry[], id: string, role: Role): string | undefined {
  const entry = entries.find((each) => idOf(each) === id);
  return entry && addresses[entry.kind](entry.target_id, role, entry.id);
}
