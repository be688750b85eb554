import type { DropdownOption, Event, EventDraft, EventEdit, Recurrence, User } from '@sen/api/contract/model';
import { checkUnit } from '@sen/domain/access/checkUnit';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { checkEvent } from '@sen/domain/events/checkEvent';
import { weekdayOf } from '@sen/domain/events/occurrences';
import { today } from '@sen/domain/time/today';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

export const repetitions = ['never', 'daily', 'weekly', 'monthly'] as const;
export const endings = ['until', 'count'] as const;
export const scopes = ['one', 'following'] as const;
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
type WeekdayText = (typeof weekdays)[number];

/** An event as edited; '' and null for an empty field. What is chosen keeps its name, so that a draft can show it. */
export interface EventForm {
  unit: DropdownOption | null;
  title: string;
  content: string;
  link: string;
  time_start: string;
  time_end: string;
  repeats: (typeof repetitions)[number];
  days: WeekdayText[];
  ends: (typeof endings)[number];
  until: string;
  count: number | null;
  scope: (typeof scopes)[number];
  reminder: number | null;
  reminder_2: number | null;
  organizer: DropdownOption | null;
  classroom: DropdownOption | null;
  course: DropdownOption | null;
  project: DropdownOption | null;
  everyone: boolean;
  people: DropdownOption[];
}

/** A new event of the user; from the calendar with its times. */
export function emptyEvent(user: User, times: { start: string; end: string }): EventForm {
  const { id, name, company_id, company_name } = user;
  return {
    unit: company_id === null ? null : { id: company_id, name: company_name ?? '' },
    title: '',
    content: '',
    link: '',
    time_start: times.start,
    time_end: times.end,
    repeats: 'never',
    days: [],
    ends: 'until',
    until: '',
    count: null,
    scope: 'one',
    reminder: 1440,
    reminder_2: 15,
    organizer: { id, name },
    classroom: null,
    course: null,
    project: null,
    everyone: false,
    people: [],
  };
}

const isWeekday = (text: string): text is WeekdayText => weekdays.some((day) => day === text);
const optionOf = ({ id, name }: DropdownOption): DropdownOption => ({ id, name });

export function formOf(event: Event): EventForm {
  const { recurrence } = event;
  return {
    unit: { id: event.company_id, name: event.company_name },
    title: event.title,
    content: event.content,
    link: event.link,
    time_start: event.time_start,
    time_end: event.time_end,
    repeats: recurrence?.frequency ?? 'never',
    days: (recurrence?.weekdays ?? []).map(String).filter(isWeekday),
    ends: 'until',
    until: recurrence?.until ?? '',
    count: null,
    scope: 'one',
    reminder: event.distance_time_reminder,
    reminder_2: event.distance_time_reminder_2,
    organizer: optionOf(event.organizer),
    classroom: event.classroom,
    course: event.course,
    project: event.project,
    everyone: event.everyone,
    people: event.participants?.map(optionOf) ?? [],
  };
}

function recurrenceOf({ repeats, days, ends, until, count }: EventForm): Recurrence | null {
  if (repeats === 'never') return null;
  const end = ends === 'until' ? { until: until === '' ? null : until } : { count };
  return { frequency: repeats, ...(repeats === 'weekly' ? { weekdays: days.map(Number) } : {}), ...end };
}

/** @param event the edited one: an occurrence that changes alone does not repeat */
export function draftOf(form: EventForm, event?: Event): EventDraft {
  const alone = event !== undefined && event.recurrence !== null && form.scope === 'one';
  return {
    title: form.title,
    content: form.content,
    link: form.link,
    time_start: form.time_start,
    time_end: form.time_end,
    users_ids: form.people.map(({ id }) => id),
    ...(form.organizer && { user_id: form.organizer.id }),
    distance_time_reminder: form.reminder,
    distance_time_reminder_2: form.reminder_2,
    classroom_id: form.classroom?.id ?? null,
    course_id: form.course?.id ?? null,
    project_id: form.project?.id ?? null,
    everyone: form.everyone && (form.classroom !== null || form.project !== null),
    recurrence: alone ? null : recurrenceOf(form),
    ...(!event && form.unit && { company_id: form.unit.id }),
  };
}

export function editOf(form: EventForm, event: Event): EventEdit {
  const { company_id: _unit, ...draft } = draftOf(form, event);
  const { version } = event;
  return { ...draft, version, ...(event.recurrence !== null && { scope: form.scope }) };
}

export function eventErrors(form: EventForm, user: User, event?: Event): FieldError[] {
  return [...checkUnit(form.unit?.id ?? '', user), ...checkEvent(draftOf(form, event))];
}

/** The change of a start: the end keeps its distance, and a weekly event takes place on the new day instead of the old one. */
export function movedStart(form: EventForm, next: string): Partial<EventForm> {
  const [before, after] = [new Date(form.time_start), new Date(next)];
  const ends = new Date(form.time_end);
  if ([before, after].some((time) => Number.isNaN(time.getTime()))) return { time_start: next };
  const [old, own] = [before, after].map((time) => String(weekdayOf(today(time)))).filter(isWeekday);
  const days = own === undefined ? form.days : [...new Set([...form.days.filter((day) => day !== old), own])];
  return {
    time_start: next,
    ...(form.days.length > 0 && { days: days.toSorted() }),
    ...(!Number.isNaN(ends.getTime()) && {
      time_end: new Date(ends.getTime() + after.getTime() - before.getTime()).toISOString(),
    }),
  };
}

export const eventReaders: FieldReaders<EventForm> = {
  unit: readers.option,
  title: readers.text,
  content: readers.text,
  link: readers.text,
  time_start: readers.text,
  time_end: readers.text,
  repeats: readers.oneOf(repetitions),
  days: (stored, initial) =>
    Array.isArray(stored) ? weekdays.filter((day) => stored.includes(day)) : initial,
  ends: readers.oneOf(endings),
  until: readers.text,
  count: readers.number,
  scope: readers.oneOf(scopes),
  reminder: readers.number,
  reminder_2: readers.number,
  organizer: readers.option,
  classroom: readers.option,
  course: readers.option,
  project: readers.option,
  everyone: readers.flag,
  people: readers.options,
};
