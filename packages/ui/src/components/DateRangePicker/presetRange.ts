import { endOfMonth, endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date';

export const rangePresets = [
  'today',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type RangePreset = (typeof rangePresets)[number];

export interface DayRange {
  start: CalendarDate;
  end: CalendarDate;
}

const makers = {
  today: (today) => ({ start: today, end: today }),
  // Includes today.
  last7Days: (today) => ({ start: today.subtract({ days: 6 }), end: today }),
  last30Days: (today) => ({ start: today.subtract({ days: 29 }), end: today }),
  thisMonth: (today) => ({ start: startOfMonth(today), end: endOfMonth(today) }),
  lastMonth: (today) => {
    const start = startOfMonth(today).subtract({ months: 1 });
    return { start, end: endOfMonth(start) };
  },
  thisYear: (today) => ({ start: startOfYear(today), end: endOfYear(today) }),
} as const satisfies Record<RangePreset, (today: CalendarDate) => DayRange>;

/** The dates of a preset relative to a day. */
export function presetRange(preset: RangePreset, today: CalendarDate): DayRange {
  return makers[preset](today);
}
