import { formWords as words } from './words';

/** What is offered, in minutes; a reminder of another length is kept as it is. */
const offered = [5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

/** 'Trước 15 phút' */
export function reminderText(minutes: number): string {
  if (minutes % 1440 === 0) return words('daysBefore', { count: minutes / 1440 });
  return minutes % 60 === 0
    ? words('hoursBefore', { count: minutes / 60 })
    : words('minutesBefore', { count: minutes });
}

export function reminderOptions(own: number | null) {
  const all = own === null || offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b);
  return [
    { value: '', label: words('noReminder') },
    ...all.map((minutes) => ({ value: String(minutes), label: reminderText(minutes) })),
  ];
}
