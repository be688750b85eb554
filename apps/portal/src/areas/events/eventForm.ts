import type {
  DropdownOption,
  Event,
  EventDraft,
  EventEdit,
  EventScope,
  Recurrence,
  User,
} from '@sen/api/contract/model';
import { checkUnit } from '@sen/domain/access/checkUnit';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { checkEvent } from '@sen/domain/events/checkEvent';
import { movedRule } from '@sen/domain/events/movedRule';
import { today } from '@sen/domain/time/today';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

export const repetitions = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export const endings = ['until', 'count'] as const;
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
  reminder: number | null;
  reminder_2: number | null;
  organizer: DropdownOption | null;
  classroom: DropdownOption | null;
  course: DropdownOption | null;
  project: DropdownOption | null;
  everyone: boolean;
  people: DropdownOption[];
}

interface Preset {
  start: string;
  end: string;
  /** By default the user. */
  organizer?: DropdownOption | undefined;
}

/** A new event of the user; from the calendar with its times. */
export function emptyEvent(user: User, { start, end, organizer = user }: Preset): EventForm {
  const { company_id, company_name } = user;
  return {
    unit: company_id === null ? null : { id: company_id, name: company_name ?? '' },
    title: '',
    content: '',
    link: '',
    time_start: start,
    time_end: end,
    repeats: 'never',
    days: [],
    ends: 'until',
    until: '',
    count: null,
    reminder: 1440,
    reminder_2: 15,
    organizer: optionOf(organizer),
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
    ...ruleFields(recurrence),
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

type RuleFields = Pick<EventForm, 'repeats' | 'days' | 'ends' | 'until' | 'count'>;

/** The rule of a form: what repeats, on which days and until when. */
function ruleFields(recurrence: Recurrence | null): RuleFields {
  return {
    repeats: recurrence?.frequency ?? 'never',
    days: (recurrence?.weekdays ?? []).map(String).filter(isWeekday).toSorted(),
    ends: 'until',
    until: recurrence?.until ?? '',
    count: null,
  };
}

function recurrenceOf({ repeats, days, ends, until, count }: EventForm): Recurrence | null {
  if (repeats === 'never') return null;
  const end = ends === 'until' ? { until: until === '' ? null : until } : { count };
  return { frequency: repeats, ...(repeats === 'weekly' ? { weekdays: days.map(Number) } : {}), ...end };
}

/** @param scope of the edited event: an occurrence that changes alone does not repeat */
export function draftOf(form: EventForm, event?: Event, scope: EventScope = 'all'): EventDraft {
  const alone = event !== undefined && event.recurrence !== null && scope === 'one';
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

export function editOf(form: EventForm, event: Event, scope: EventScope): EventEdit {
  const { company_id: _unit, ...draft } = draftOf(form, event, scope);
  const { version } = event;
  return { ...draft, version, ...(event.recurrence !== null && { scope }) };
}

export function eventErrors(form: EventForm, user: User, event?: Event, scope?: EventScope): FieldError[] {
  return [...checkUnit(form.unit?.id ?? '', user), ...checkEvent(draftOf(form, event, scope))];
}

const dayOf = (time: string) => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : today(date);
};

/** The rule of an event once its edited occurrence starts at another time, and the others with it. */
function ruleFrom({ recurrence, time_start }: Event, start: string): Recurrence | null {
  const [from, to] = [dayOf(time_start), dayOf(start)];
  if (!recurrence || from === undefined || to === undefined) return recurrence;
  return movedRule(recurrence, { from, to });
}

/** Whether an event repeats as before, beside the day on which its edited occurrence takes place. */
export function keepsRule(form: EventForm, event: Event): boolean {
  const kept = ruleFields(ruleFrom(event, form.time_start));
  const isSameDays = form.repeats !== 'weekly' || form.days.toSorted().join() === kept.days.join();
  if (form.repeats === 'never') return kept.repeats === 'never';
  return form.repeats === kept.repeats && form.ends === 'until' && form.until === kept.until && isSameDays;
}

/** The change of a start: the end keeps its distance, and a rule takes place on the new day instead of the old one. */
export function movedStart(form: EventForm, next: string, event?: Event): Partial<EventForm> {
  const ends = new Date(form.time_end).getTime();
  const moved = new Date(next).getTime() - new Date(form.time_start).getTime();
  const end = ends + moved;
  return {
    time_start: next,
    ...movedFields(form, next, event),
    ...(!Number.isNaN(end) && { time_end: new Date(end).toISOString() }),
  };
}

function movedFields(form: EventForm, next: string, event: Event | undefined): Partial<EventForm> {
  // From the saved rule: while a day is being typed, two weekdays may be the same for a moment, or there is none.
  if (event && event.recurrence !== null && keepsRule(form, event)) return ruleFields(ruleFrom(event, next));
  const [from, to] = [dayOf(form.time_start), dayOf(next)];
  if (form.days.length === 0 || from === undefined || to === undefined) return {};
  const rule = { frequency: 'weekly', weekdays: form.days.map(Number) } as const;
  return { days: ruleFields(movedRule(rule, { from, to })).days };
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
  reminder: readers.number,
  reminder_2: readers.number,
  organizer: readers.option,
  classroom: readers.option,
  course: readers.option,
  project: readers.option,
  everyone: readers.flag,
  people: readers.options,
};
