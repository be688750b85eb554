/** A range of days, 'yyyy-mm-dd' of the product's time zone, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day some days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return isoDay(numberOf(day) + days * dayMs);
}

/** The days from one to another, both included; 0 or less when they are reversed. */
export function dayCount({ from, to }: Period): number {
  return (numberOf(to) - numberOf(from)) / dayMs + 1;
}

/** Monday is 0. */
const weekday = (day: string) => (new Date(numberOf(day)).getUTCDay() + 6) % 7;

/** The ISO week of a day, '2026-W53': it belongs to the year that has its Thursday. */
export function weekOf(day: string): string {
  const thursday = dayAfter(day, 3 - weekday(day));
  const year = thursday.slice(0, 4);
  const week = Math.floor((numberOf(thursday) - numberOf(`${year}-01-01`)) / dayMs / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The days of an ISO week; undefined for a text that names none: 2025 has no week 53. */
export function daysOfWeek(week: string): Period | undefined {
  const parts = /^(\d{4})-W(\d{2})$/.exec(week);
  if (!parts) return undefined;
  const [, year = '', number = ''] = parts;
  // 4 January is always in week 1.
  const first = `${year}-01-04`;
  const from = dayAfter(first, (Number(number) - 1) * 7 - weekday(first));
  return weekOf(from) === week ? { from, to: dayAfter(from, 6) } : undefined;
}

/** The day that a text names. */
export function readDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = numberOf(text);
  return Number.isNaN(at) || isoDay(at) !== text ? undefined : text;
}

export type Step = 'day' | 'week' | 'month' | 'year';

/** How finely a chart divides a period, so that its points can be told apart. */
export function stepOf(period: Period): Step {
  const days = dayCount(period);
  if (days <= 62) return 'day';
  if (days <= 400) return 'week';
  return days <= 366 * 10 ? 'month' : 'year';
}

/** The days of the step that begins at a day, within the period. */
export function daysOfStep(start: string, step: Step, within: Period): Period {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const last = {
    day: start,
    week: dayAfter(start, 6),
    month: isoDay(Date.UTC(year, month, 0)),
    year: `${start.slice(0, 4)}-12-31`,
  }[step];
  return { from: start < within.from ? within.from : start, to: last > within.to ? within.to : last };
}

/** The first days of the steps of a period; null for more than a chart shows. */
export function stepsOf(period: Period, step: Step): string[] | null {
  const starts: string[] = [];
  let start = firstOfStep(period.from, step);
  while (start <= period.to) {
    starts.push(start);
    if (starts.length > maxSteps) return null;
    start = dayAfter(daysOfStep(start, step, { from: start, to: '9999-12-31' }).to, 1);
  }
  return starts;
}

const maxSteps = 150;

function firstOfStep(day: string, step: Step): string {
  return {
    day,
    week: dayAfter(day, -weekday(day)),
    month: `${day.slice(0, 7)}-01`,
    year: `${day.slice(0, 4)}-01-01`,
  }[step];
}
