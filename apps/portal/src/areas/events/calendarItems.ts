import type { CalendarCount, CalendarEntry, CalendarKind, Role } from '@sen/api/contract/model';
import { startOfDay } from '@sen/domain/time/startOfDay';
import { today } from '@sen/domain/time/today';
import { wholeDays } from '@sen/domain/time/wholeDays';
import type { CalendarEvent } from '@sen/ui/Calendar';
import { href } from '../../routes/paths';
import { words } from './words';

/** What the calendar shows or hides together. */
export const layers = {
  event: ['event'],
  class: ['class_start', 'class_end'],
  online: ['online_class'],
  exam: ['exam'],
  training: ['training'],
} as const satisfies Record<string, readonly CalendarKind[]>;

export type Layer = keyof typeof layers;
// Object.keys widens the keys; they are exactly the table's.
export const layerNames = Object.keys(layers) as Layer[];

const layerWords = {
  event: 'kindEvent',
  class: 'kindClasses',
  online: 'kindOnline',
  exam: 'kindExam',
  training: 'kindTraining',
} as const satisfies Record<Layer, string>;

export const layerLabel = (layer: Layer) => words(layerWords[layer]);

const layerOf = (kind: CalendarKind) =>
  layerNames.find((layer) => layers[layer].some((each) => each === kind)) ?? 'event';

/** How many entries each layer has. */
export function countLayers(counts: readonly CalendarCount[]): Record<Layer, number> {
  const sums = { event: 0, class: 0, online: 0, exam: 0, training: 0 };
  for (const { kind, count } of counts) sums[layerOf(kind)] += count;
  return sums;
}

const looks = {
  event: 'event',
  class_start: 'class',
  class_end: 'class',
  online_class: 'online',
  exam: 'exam',
  training: 'training',
} as const satisfies Record<CalendarKind, CalendarEvent['kind']>;

/** How the entries of a layer look. */
export const layerKind = (layer: Layer): CalendarEvent['kind'] => looks[layers[layer][0]];

/** Kinds have ids of their own: together they name an entry. */
const idOf = ({ kind, id }: CalendarEntry) => `${kind}-${id}`;

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
      const isEdge = kind === 'class_start' || kind === 'class_end';
      return {
        id: idOf(entry),
        title: isEdge ? words(kind === 'class_start' ? 'classStarts' : 'classEnds', { name }) : name,
        ...(isEdge ? wholeDay(time_start) : timesOf(time_start, time_end)),
        kind: looks[kind],
        ...(detail !== '' && { place: detail }),
      };
    });
}

/** The page that an entry leads to. */
function hrefOf({ kind, target_id: id }: CalendarEntry, role: Role): string {
  if (kind === 'event')
    return href(role === 'teacher' ? 'eventOfTeacher' : role === 'student' ? 'eventOfStudent' : 'eventView', {
      eid: id,
    });
  if (kind === 'training') return href('trainingView', { tid: id });
  if (kind === 'exam') return href('examOf', { surveyId: id });
  const classroom = href('classroom', { cid: id });
  return kind === 'online_class' ? `${classroom}?tab=online` : classroom;
}

export function addressOf(entries: readonly CalendarEntry[], id: string, role: Role): string | undefined {
  const entry = entries.find((each) => idOf(each) === id);
  return entry && hrefOf(entry, role);
}
