import { formWords as words } from './words';

/** What is offered, in minutes; a reminder of another length is kept as it is. */
const offered = [5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

function lengthText(minutes: number): string {
  if (minutes % 1440 === 0) return words('days', { count: minutes / 1440 });
  return minutes % 60 === 0 ? words('hours', { count: minutes / 60 }) : words('minutes', { count: minutes });
}

/** 'Trước 15 phút' */
const reminderText = (minutes: number) => words('before', { time: lengthText(minutes) });

/** Both reminders of an event: 'Trước 1 ngày và 15 phút'. */
export function remindersText(first: number | null, second: number | null): string {
  const [one, other] = [first, second].flatMap((minutes) => (minutes === null ? [] : [lengthText(minutes)]));
  if (one === undefined) return words('noReminder');
  return words('before', { time: other === undefined ? one : words('both', { one, other }) });
}

export function reminderOptions(own: number | null) {
  const all = own === null || offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b);
  return [
    { value: '', label: words('noReminder') },
    ...all.map((minutes) => ({ value: String(minutes), label: reminderText(minutes) })),
  ];
}
